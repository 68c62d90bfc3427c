import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Text } from '../cookbook/dish.ts'
import { fillersOf, type Plan } from './plan.ts'

const drinks =
  /\b(?:wine|bottle of (?:honest |good |red|white)|burgundy|bordeaux|claret|beer|ale|stout|guinness|cider|rum|brandy|cognac|calvados|marsala|sherry|madeira|kirsch|champagne)\b/i
const isDrink = ({ kind }: Ingredient) => kind === 'wine' || kind === 'alcohol' || kind === 'spirit'

/** Texts for a dish that is made without the wine that it is known for: they do not praise it, where there are such. */
export function sober(texts: readonly Text[], plan: Plan): readonly Text[] {
  const dry = lacksDrink(plan) ? texts.filter(({ en }) => !drinks.test(en)) : []
  return dry.length > 0 ? dry : texts
}

function lacksDrink({ way, filled }: Plan): boolean {
  const isKnownFor = Object.values(way.slots).some(({ first = [] }) => first.map(ingredientById).some(isDrink))
  return isKnownFor && !fillersOf({ filled }).some(({ ingredient }) => isDrink(ingredient))
}
