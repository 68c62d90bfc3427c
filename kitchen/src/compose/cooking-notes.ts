import type { KitchenLanguage } from '@roux/contract/language'
import type { End, Text } from '../cookbook/dish.ts'
import type { Wish } from '../understand/wish.ts'
import type { Composed } from './composed.ts'
import type { Plan } from './plan.ts'
import { wordsOf } from './tastes-of.ts'

const inBatches: Text = {
  en: 'For so many guests, share it between several pans or tins and cook in batches.',
  fr: 'Pour autant de convives, répartissez le tout entre plusieurs récipients et cuisinez en plusieurs fois.',
}

const cookedAlready: Text = {
  en: 'What is left over is cooked already: stir it in for the last minutes only, and heat it right through.',
  fr: 'Vos restes sont déjà cuits : ne les ajoutez que pour les dernières minutes, et réchauffez-les à cœur.',
}

/** More people than one pan or tin holds. */
const crowd = 12

/** Of what is fried a pan takes less: twenty eggs are no omelette. */
const fryers = 6
const fries = /\b(?:frying pan|non-stick pan|omelette pan|wok|in a (?:large |wide |hot |small )?pan)\b/

function isCrowded({ serves, tin, way }: Composed): boolean {
  return !tin && (serves > crowd || (serves > fryers && !way.oven && fries.test(wordsOf(way))))
}

/** What the steps do not say and a cook must mind: whole sentences, which stand after the description. */
export function cookingNotes(composed: Composed, language: KitchenLanguage): string[] {
  const notes = [isCrowded(composed) ? inBatches : null, composed.hasCooked ? cookedAlready : null]
  return notes.flatMap((note) => (note ? [note[language]] : []))
}

const endsCooked: ReadonlySet<End | undefined> = new Set<End>([
  ...(['meat', 'fish', 'rice', 'pasta', 'potatoes', 'mash', 'vegetables'] as const),
])

/** Is there something of another meal in it? */
export function hasCooked({ filled }: Plan, asked: Wish['asked']): boolean {
  return asked.some(({ id, end }) => endsCooked.has(end) && filled.placed.has(id))
}
