import * as z from 'zod/mini'
import { allergens, diets } from './diet.ts'
import { insteadTastes } from './instead-tastes.ts'
import { NutritionQuery } from './nutrition.ts'
import { unitSystems } from './units.ts'

/**
 * What a choice does: to the dish (`taste`), which allergen comes in that nothing else in the recipe has (`gains`) or
 * leaves it (`rids`), and which diet the recipe then keeps that it did not (`becomes`).
 */
const InsteadEffect = z.union([
  z.object({ code: z.literal('taste'), params: z.object({ taste: z.enum(insteadTastes) }) }),
  z.object({ code: z.enum(['gains', 'rids']), params: z.object({ allergen: z.enum(allergens) }) }),
  z.object({ code: z.literal('becomes'), params: z.object({ diet: z.enum(diets) }) }),
])

export type InsteadEffect = z.infer<typeof InsteadEffect>

/** One choice in place of an ingredient. */
const InsteadOption = z.object({
  /** Names the choice among those of its line. */
  key: z.string(),
  /** The line with it, in the amounts asked for. */
  content: z.string(),
  /** The steps that then read otherwise, by their ids. */
  changes: z.record(z.string(), z.string()),
  effect: z.array(InsteadEffect),
})

export type InsteadOption = z.infer<typeof InsteadOption>

/** What stands in for an ingredient, the best first; none where nothing does that its cook may eat. */
export const InsteadOptions = z.object({ options: z.array(InsteadOption) })

export type InsteadOptions = z.infer<typeof InsteadOptions>

/** Of which line, and for how many and in which units; as it is written where nothing is said. */
export const InsteadQuery = z.extend(NutritionQuery, {
  ingredient_id: z._default(z.string(), ''),
  units: z.optional(z.enum(unitSystems)),
})
