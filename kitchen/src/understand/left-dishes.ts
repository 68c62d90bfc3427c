import { ingredientById } from '@roux/cooking/foods/lexicon'
import { type Dish, dishById, findDish } from '../template/dishes.ts'
import { statesAt } from './left-words.ts'
import { toNamed } from './named.ts'
import { foodsLeftIn } from './read-left.ts'
import type { DishMeaning } from './read-refused.ts'
import type { Mentions, Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import { fillerWords } from './vocabulary.ts'
import type { Wish } from './wish.ts'

type Span = Reader['spans'][number]

/** What is left of a pot of these is spooned over or into something else. */
const spooned: ReadonlySet<string> = new Set([
  ...['stew', 'curry', 'chili', 'dal', 'bolognese', 'pulled-pork', 'stroganoff', 'cheese-fondue'],
  ...['sloppy-joes', 'mac-and-cheese', 'baked-beans', 'piperade', 'shakshuka'],
])

/** What is made of them. */
const filled = 'rest-potatoes'

function isSpooned(dish: Dish | undefined): boolean {
  return dish !== undefined && (spooned.has(dish.id) || (dish.of !== undefined && isSpooned(findDish(dish.of))))
}

/** Nobody has a raw stew: who has some left has cooked it. « Il me reste de la ratatouille » */
export function isDishLeft(dish: Dish, reader: Reader, start: number, end: number): boolean {
  if (!isSpooned(dish)) return false
  const { tokens } = reader
  const first = foodBefore(reader, start)?.start ?? start
  const before = tokens.slice(Math.max(0, first - 7), first).join(' ')
  const isLittle = (token: Token) => fillerWords.has(token)
  const next = tokens.slice(end, end + 4).join(' ')
  return had.test(before) || kept.test(next) || statesAt(tokens, first, end, isLittle).includes('cooked')
}

/** "Beef stew" is one thing. */
function foodBefore({ spans }: Reader, start: number): Span | undefined {
  const last = spans.at(-1)
  return last?.end === start && last.asked && !last.dish ? last : undefined
}

/** What is left goes into another dish as it is. */
export function leaveAsItIs(reader: Reader, dish: Dish, start: number): void {
  const { found } = reader
  const food = foodBefore(reader, start)?.asked
  found.asked = found.asked.filter((one) => one !== food)
  found.leftDishes.push(dish)
}

/** What is left goes into another dish by what it was made of. */
export function leaveMeal({ found, tokens, language }: Reader, dish: DishMeaning, start: number, end: number): void {
  const isDessert = dish.dish.course === 'dessert'
  if (isDessert) found.courses.push('dessert')
  const foods = isDessert ? [] : [...foodsLeftIn(tokens.slice(start, end), language), ...dish.asks.map(toNamed)]
  found.asked.push(...foods)
  if (foods.length === 0) found.unfit.push({ noun: dish.unmade ?? dish.dish.noun })
}

/** What comes in a tub, or of which half is there, is a food: "a carton of custard", « un fond de crème anglaise ». */
export function isPacked({ course }: Dish, tokens: readonly Token[], start: number, end: number): boolean {
  const isOpen = /^(?:entamee?s?|ouverte?s?|opened)$/.test(tokens[end] ?? '')
  return (
    (course === 'sauce' || course === 'dessert') &&
    (isOpen || packed.test(tokens.slice(Math.max(0, start - 4), start).join(' ')))
  )
}

const packed =
  /(?<![^ ])(?:tubs?|cartons?|tins?|cans?|jars?|pots?|packe?ts?|half|demie?|bocal|bocaux|boites?|briques?|barquettes?|fonds?|restes?|remains|rest)(?: an?)?(?: (?:of|de|d|du))?(?: (?:the|la|l))?$/

const had =
  /\b(?:fonds?|remains|scraps|reste(?:nt|ra|rait)?(?: (?:encore|un peu|plein|beaucoup|pas mal|toute?))*|(?:fait|cuisine|prepare|made|cooked)(?: \S+)? (?:trop|too much|so much|enough|loads))(?: (?:of|de|d|du|des|la|le|les|l|the|my|ma|mon|notre|our))*$/

const kept = /^(?:left(?! for\b)|qui restent?|(?:a|to) (?:finir|terminer|ecouler|recycler|use up|finish off))\b/

/** What is left of a dish fills another, where nothing else is to be made of it; what it is of is in it: « de poulet ». */
export function settleLeftDishes({ found, spans, tokens }: Reader): void {
  if (found.leftDishes.length === 0) return
  if (found.dishes.length > 0) {
    found.unfit.push(...found.leftDishes)
    return
  }
  found.dishes.push(dishById(filled))
  const own = spans.flatMap(({ asked, start }, at) => {
    const before = spans[at - 1]
    const isOfIt = before && before.asked === null && of.test(tokens.slice(before.end, start).join(' '))
    return isOfIt && asked ? [asked] : []
  })
  found.asked = found.asked.filter((one) => !own.includes(one))
}

const of = /^(?:de|d|du|des|au|aux|a la|a l|of|with)(?: (?:la|le|l|les))?$/

/** The dish that is used up; none where somebody at the table must not eat what is in it. */
export function restOf(
  prompt: Mentions,
  allows: Wish['allows'],
): Pick<Wish, 'rest'> & Pick<Mentions, 'dishes' | 'unfit'> {
  const { leftDishes, dishes, unfit } = prompt
  const rest = leftDishes.find((dish) => isEatable(dish, allows, prompt.isOfPlants))
  if (rest || leftDishes.length === 0) return { rest: rest?.id ?? null, dishes, unfit }
  return { rest: null, dishes: dishes.filter(({ id }) => id !== filled), unfit: [...unfit, ...leftDishes] }
}

/** Nobody knows of which way it was: what any of them is made of may be in it, but for a dish that is said to be of plants. */
function isEatable({ ways }: Dish, allows: Wish['allows'], isOfPlants: boolean): boolean {
  return (isOfPlants ? ways.slice(0, 1) : ways).every(({ slots, hero }) =>
    Object.entries(slots)
      .filter(([name, { optional }]) => !optional || hero.includes(name))
      .every(([, { first = [] }]) => first[0] === undefined || allows(ingredientById(first[0]))),
  )
}
