import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Text } from '../cookbook/dish.ts'
import { fillersOf, type Plan } from './plan.ts'

const drinks =
  /\b(?:wine|bottles?|glass|burgundy|bordeaux|claret|beer|ale|stout|guinness|cider|rum|brandy|cognac|calvados|marsala|sherry|port|madeira|kirsch|champagne|boozy|tipsy)\b/i
const isDrink = ({ kind }: Ingredient) => kind === 'wine' || kind === 'alcohol' || kind === 'spirit'

/** Of these, what does not praise the wine that a dish is known for where it is made without. */
export function sober(texts: readonly Text[], plan: Plan): readonly Text[] {
  // What stands in brackets is not said where there is none.
  return lacksDrink(plan) ? texts.filter(({ en }) => !drinks.test(en.replaceAll(/\[[^\]]*\]/g, ''))) : texts
}

function lacksDrink({ way, filled }: Plan): boolean {
  const isKnownFor = Object.values(way.slots).some(({ first = [] }) => first.map(ingredientById).some(isDrink))
  return isKnownFor && !fillersOf({ filled }).some(({ ingredient }) => isDrink(ingredient))
}
