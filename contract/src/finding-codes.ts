/** What the checks of a recipe can find. */
const recipeFindingCodes = [
  'allergen',
  'diet',
  'excluded',
  'disliked',
  'missing_ingredient',
  'unused_ingredient',
  'unlisted_ingredient',
  'servings',
  'time',
  'steps_longer',
  'amount',
  'unsafe',
  'not_food',
  'unchecked',
  'unchecked_wish',
  'nutrient',
] as const

export type RecipeFindingCode = (typeof recipeFindingCodes)[number]

/** What a writer says of the wish; `wish-findings.ts` has their facts. */
export const wishFindingCodes = ['not_kept', 'kept_otherwise', 'changed'] as const

/**
 * What a finding can say; the web app words each in both languages. `kitchen_stood_in` goes with `composed_by_kitchen`
 * where the built-in kitchen wrote because the provider could not.
 */
export const findingCodes = [
  'composed_by_kitchen',
  'kitchen_stood_in',
  ...wishFindingCodes,
  ...recipeFindingCodes,
] as const

export type FindingCode = (typeof findingCodes)[number]
