import { foldText } from '@roux/contract/fold-text'
import { isChecked, type Language } from '@roux/contract/language'
import { nutrition } from '../languages/nutrition.ts'
import { type FoodLine, readFoods } from '../mentions/read-foods.ts'

type Item = { id: string; content: string }

/** What of a recipe its nutrition is reckoned from. */
export type NutritionRecipe = {
  language: Language
  serves: number
  ingredients: readonly Item[]
  /** They say what is thrown away. */
  directions?: readonly { content: string }[]
}

/** A line of the list; none is read in a language that is not. `isLeft`: it only lends its taste, and is not eaten. */
export type ListLine = { id: string; line?: FoodLine; isLeft: boolean }

const isHeading = /:[\s*_]*$/

/** The lines of a list without its headings, each with what the heading above it and the steps say of it. */
export function readList({ ingredients, directions = [], language, serves }: NutritionRecipe): ListLine[] {
  if (!isChecked(language)) return ingredients.map(({ id }) => ({ id, isLeft: false }))
  const { listed } = readFoods(
    {
      ...{ title: '', description: '', preparation_time: 0, cook_time: 0, serves, directions: [] },
      ingredients: ingredients.map(({ content }) => content),
    },
    language,
  )
  const lines = new Map(listed.flatMap((line) => ('index' in line.place ? [[line.place.index, line] as const] : [])))
  const { brine, marinade, thrown } = nutrition[language]
  const isThrown = directions.some(({ content }) =>
    foldText(content)
      .split(/[.;!]/)
      .some((sentence) => thrown.test(sentence) && marinade.test(sentence)),
  )
  let isUnderLeft = false
  return ingredients.flatMap(({ id, content }, index): ListLine[] => {
    const text = foldText(content)
    const isLeft = brine.test(text) || (isThrown && marinade.test(text))
    const line = lines.get(index)
    if (line && !isHeading.test(content)) return [{ id, line, isLeft: isLeft || isUnderLeft }]
    isUnderLeft = isLeft
    return []
  })
}
