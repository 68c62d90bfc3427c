import type { Language } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import type { Text } from '../cookbook/dish.ts'
import type { Wish } from '../understand/wish.ts'
import type { Plan } from './plan.ts'

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

/** What the steps do not say and a cook must mind: whole sentences, which stand after the description. */
export function cookingNotes(plan: Plan, { hasLeftovers, language }: Wish, serves: number): string[] {
  const notes = [serves > crowd ? inBatches : null, hasLeftovers && hasCooked(plan) ? cookedAlready : null]
  return notes.flatMap((note) => (note ? [note[language]] : []))
}

/** The same in the other language; null where somebody else's words are among them. */
export function translateCookingNotes(notes: string, from: Language, to: Language): string[] | null {
  const said = [inBatches, cookedAlready].filter((note) => notes.includes(note[from]))
  return said.map((note) => note[from]).join(' ') === notes ? said.map((note) => note[to]) : null
}

const takesCooking: ReadonlySet<Ingredient['kind']> = new Set([
  'poultry',
  'joint',
  'stewing-meat',
  'steak',
  'mince',
  'rice',
  'pasta',
  'grain',
  'root',
])

function hasCooked({ filled }: Plan): boolean {
  return [...filled.slots.values()]
    .flat()
    .some(({ asked, ingredient }) => asked !== null && takesCooking.has(ingredient.kind))
}
