import { foodOfSide, isListedBehind, isOnlyBeside, isPouredOn, pourOver } from './beside-dishes.ts'
import { foodsInName } from './foods-in-name.ts'
import { type Named, toNamed } from './named.ts'
import type { DishMeaning } from './read-refused.ts'
import type { Reader } from './reader.ts'
import { joiningWords } from './vocabulary.ts'

type Place = { asked: Named | null; food: Named | null; at: number; next: number }

/** A dish that is named: to be made, or beside another. */
export function takeDish(reader: Reader, dish: DishMeaning, { asked, food, at, next }: Place): void {
  const { found } = reader
  const ofSide = foodOfSide(reader, dish.dish, at)
  if (dish.unmade) {
    // "steak with béarnaise" is a steak.
    if (reader.expects !== 'nothing' && found.asked.length > 0) found.unfit.push({ noun: dish.unmade })
    else reader.unmade.push({ name: dish.unmade, near: dish.dish, asks: dish.asks.map(toNamed), start: at, end: next })
  } else if (isPouredOn(reader, dish.dish, at)) {
    // "Something stodgy with custard" is what custard is poured on.
    pourOver(reader, dish.dish)
    if (dish.dish.alsoAs?.includes('dessert')) found.courses.push('dessert')
  } else if (ofSide || isListedBehind(reader, dish.dish, at)) {
    found.asked = found.asked.filter((one) => one !== ofSide)
    found.besides.push(dish.dish)
  }
  // "a salad with pasta" is a salad.
  else if (!(reader.expects !== 'nothing' && found.dishes.length > 0)) {
    found.dishes.push(dish.dish)
    found.implied.push(...dish.asks.map(toNamed))
    if (dish.asks.length === 0)
      found.implied.push(...foodsInName(dish.dish, reader.tokens.slice(at, next), reader.language))
  } else if (joiningWords.includes(reader.tokens[at - 1] ?? '') && isOnlyBeside(found.dishes, dish.dish)) {
    // "Mash and roast pork" is a roast.
    found.besides.push(...found.dishes.splice(0, found.dishes.length, dish.dish))
    found.implied.push(...dish.asks.map(toNamed))
  }
  // Scallops are a dish, and in a risotto they are a food.
  else if (food && !asked) found.asked.push(food)
  else if (!asked) found.besides.push(dish.dish)
}
