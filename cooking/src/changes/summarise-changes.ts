import { draftFields, isList, type opaqueField } from '@roux/contract/content-fields'
import type { RecipeContent } from '@roux/contract/recipe-content'
import { nutritionOf } from '../nutrition/nutrition-of.ts'
import type { RecipeChange } from './change.ts'
import { foodChanges } from './food-changes.ts'
import { heatChanges } from './heat-changes.ts'
import { type ReadContent, readContent } from './read-content.ts'
import { restrictionChanges } from './restriction-changes.ts'
import { stepChanges } from './step-changes.ts'
import { timeChanges } from './time-changes.ts'

/** More lines than this nobody reads before the text itself. */
const mostLines = 6

type Content = Omit<RecipeContent, typeof opaqueField>

export type ChangeSummary = {
  /** What differs, gravest first: at most six. */
  changes: RecipeChange[]
  /** Kilocalories of a portion where they differ and both are known, and how many lines of the latter were counted. */
  energy?: { from: number; to: number; counted: number; of: number }
}

/**
 * What differs between two contents of a recipe, read from both texts and from nothing else. Empty where they say the
 * same, whatever the order of the list; a recipe for more people differs in that alone. Ingredients are told one by
 * one, unless they would be too many lines. Pure; never throws.
 */
export function summariseChanges(before: Content, after: Content): ChangeSummary {
  const [one, other] = [readContent(before), readContent(after)]
  const foods = foodChanges(one, other)
  const changes = [
    ...restrictionChanges(one, other),
    ...(before.serves === after.serves
      ? []
      : [{ what: 'serves', from: before.serves, to: after.serves, isScaled: foods.isScaled } as const]),
    ...foods.changes,
    ...timeChanges(before, after),
    ...heatChanges(before, after),
    ...(foods.isConverted ? [{ what: 'units' } as const] : []),
    ...(before.language === after.language ? [] : [{ what: 'language', to: after.language } as const]),
    ...stepChanges(one, other, foods),
    ...(before.title === after.title || before.language !== after.language
      ? []
      : [{ what: 'title', to: after.title } as const]),
  ]
  if (changes.length === 0) return { changes: isSameText(before, after, one, other) ? [] : [{ what: 'wording' }] }
  const single = changes.flatMap(apart)
  const energy = energyChange(before, after)
  return { changes: (single.length > mostLines ? changes : single).slice(0, mostLines), ...(energy && { energy }) }
}

/** One line for each ingredient. */
function apart(change: RecipeChange): RecipeChange[] {
  switch (change.what) {
    case 'replaced':
      return change.foods.map((food) => ({ ...change, foods: [food] }))
    case 'removed':
    case 'added':
      return change.foods.map((food) => ({ ...change, foods: [food] }))
    case 'less':
    case 'more':
      return change.foods.map((food) => ({ ...change, foods: [food] }))
    default:
      return [change]
  }
}

/** Whatever else a cook writes counts too, though nothing tells how it differs. */
function isSameText(before: Content, after: Content, one: ReadContent, other: ReadContent): boolean {
  const linesOf = ({ recipe: { ingredients, directions } }: ReadContent) =>
    JSON.stringify([ingredients.toSorted(), directions])
  return (
    draftFields.every((field) => isList(field) || before[field] === after[field]) && linesOf(one) === linesOf(other)
  )
}

function energyChange(before: Content, after: Content): ChangeSummary['energy'] {
  if (before.serves < 1 || after.serves < 1) return undefined
  const [one, other] = [nutritionOf(before), nutritionOf(after)]
  const [from, to] = [one.per_serving?.kcal, other.per_serving?.kcal]
  if (from === undefined || to === undefined || from === to) return undefined
  return { from, to, counted: other.counted.lines, of: other.counted.of }
}
