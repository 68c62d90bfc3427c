import { checkedLanguages } from '@roux/contract/language'
import type { Ingredient } from '../foods/ingredient.ts'
import { foods } from '../foods/lexicon.ts'
import { findFoods } from '../mentions/find-foods.ts'
import { meantBy } from '../mentions/food-book.ts'
import { wordsOf } from '../mentions/words.ts'
import { genericId } from './generic-id.ts'

/** A food as somebody names it. */
export type FoodNamed = {
  name: string
  /** What has this name, in either language, or one more exact: "tomato" is also cherry tomatoes. None: nobody knows it. */
  ids: string[]
  /** The same with what is made of it: what goes where it is to be left out. */
  wide: string[]
}

/** What names of foods mean, in whichever language they are. */
export function foodsNamed(names: readonly string[]): FoodNamed[] {
  return names.map((name) => {
    const meanings = checkedLanguages.map((language) => meantBy(name, language))
    const named = checkedLanguages.flatMap((language) => findFoods(name, language).map(({ meaning }) => meaning))
    const own = new Set([
      ...named.flatMap((meaning) => meaning.foods.map(({ id }) => id)),
      ...(named.length > 0 ? [] : foods.filter((food) => meanings.some(({ includes }) => includes(food))).map(idOf)),
    ])
    const isMeant = (food: Ingredient) => meanings.some(({ certaintyIn }) => certaintyIn(food) === 'contains')
    const generics = [...named.flatMap(({ generic }) => generic ?? []), ...meanings.flatMap((one) => one.generics)]
    const ofKinds = foods.filter(({ kind }) => generics.some(({ kinds }) => kinds?.includes(kind)))
    const isFamily = own.size === 0 || generics.length > 0
    const ids = new Set([
      ...own,
      ...foods.filter((food) => isMoreExactly(food, own)).map(idOf),
      ...generics.map(genericId),
      ...ofKinds.map(idOf),
      ...(isFamily ? foods.filter(isMeant).map(idOf) : []),
    ])
    return { name, ids: [...ids], wide: [...new Set([...ids, ...foods.filter(isMeant).map(idOf)])] }
  })
}

function idOf({ id }: Ingredient): string {
  return id
}

/** Is a food of the kind of another one, and its name that of the other with a word before or behind it? */
function isMoreExactly(food: Ingredient, own: ReadonlySet<string>): boolean {
  return foods.some(
    (other) =>
      own.has(other.id) &&
      other.kind === food.kind &&
      checkedLanguages.some((language) => {
        const [short, long] = [stemsOf(other, language), stemsOf(food, language)]
        return short.length > 0 && long.length > short.length && short.every((stem) => long.includes(stem))
      }),
  )
}

function stemsOf(food: Ingredient, language: (typeof checkedLanguages)[number]): string[] {
  const { one, many } = food[language]
  return wordsOf(one ?? many ?? '', language).map(({ stem }) => stem)
}
