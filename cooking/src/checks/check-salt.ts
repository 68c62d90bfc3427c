import type { Constraints } from '@roux/contract/constraints'
import { foldText } from '@roux/contract/fold-text'
import { readLine } from '../amounts/read-line.ts'
import { belongsTo, saltyFoods } from '../foods/families.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import type { RecipeFoods } from '../mentions/read-foods.ts'
import { sizes } from './check-numbers.ts'

/** Grams of salt for each person in one line from which on it is not little: a third of the 5 g a day of the WHO. */
const most = 1.6

/**
 * Grams of salt in a gram or millilitre: of the foods, what their sodium in USDA SR 28 comes to. It stands here again since
 * a page has the tables of what foods hold only later; a test holds the two together.
 */
export const saltIn: Readonly<Record<string, number>> = {
  ...{ salt: 1, 'soy-sauce': 0.14, tamari: 0.14, 'fish-sauce': 0.2, 'oyster-sauce': 0.07, miso: 0.09, anchovy: 0.09 },
}

const isLess = /\b(?:low|reduced|less|no|un|sans|peu|moins|allege)[- ]?(?:en )?(?:salt|sodium|sel|sale)/

/** Where the wish is for little salt: the lines that bring much of it. */
export function checkSalt(
  { serves }: CheckedRecipe,
  { listed }: RecipeFoods,
  { less = [] }: Constraints,
): RecipeFinding[] {
  const [asked] = less
  if (asked === undefined) return []
  return listed.flatMap((line) => {
    const [mention] = line.foods
    const food = mention?.meaning.foods[0]
    const { amount } = readLine(line.text, line.language)
    const size = amount?.unit && sizes[amount.unit.id]
    if (!mention || !food || !size || !belongsTo(food, saltyFoods) || isLess.test(foldText(line.text))) return []
    const grams = (amount.min * size * (saltIn[food.id] ?? 0)) / Math.max(1, serves)
    if (grams <= most) return []
    const { start, end, text } = mention
    const params = { asked, less: true } as const
    return [{ code: 'excluded', severity: 'warning', place: line.place, span: { start, end }, words: text, params }]
  })
}
