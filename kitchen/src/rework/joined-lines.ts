import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { readLine } from '@roux/cooking/amounts/read-line'
import { scaleLine } from '@roux/cooking/amounts/scale-line'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import { weighLine } from '@roux/cooking/nutrition/weigh-line'

/** What took the place of something beside itself is one line: milk for the cream, where there was milk. */
export function withJoinedLines(recipe: Draft, food: Ingredient, language: KitchenLanguage): Draft {
  const { ingredients } = recipe
  const isIt = (line: string) => {
    const [first, ...others] = findFoods(line, language)
    return others.length === 0 && first?.meaning.foods[0] === food
  }
  const [first, second, ...more] = ingredients.filter(isIt)
  if (first === undefined || second === undefined || more.length > 0) return recipe
  const [one, other] = [first, second].map((line) => weighLine(readLine(line, language), food.id))
  if (!one || !other) return recipe
  const joined = scaleLine(first, (one + other) / one, language)
  const lines = ingredients.flatMap((line) => (line === first ? [joined] : line === second ? [] : [line]))
  return { ...recipe, ingredients: lines, directions: recipe.directions.map(namedOnce) }
}

/** « Le lait et le lait » is the milk. */
function namedOnce(step: string): string {
  return step.replace(/(?<!\p{L})((?:\p{L}+[’' ]){0,2}\p{L}+),? (?:and|et) \1(?!\p{L})/giu, '$1')
}
