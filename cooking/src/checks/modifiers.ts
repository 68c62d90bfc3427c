import { type Allergen, allergens } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'
import type { Animal } from '../lexicon/ingredient.ts'

/** What a word beside a food says is not in it. `lactose` is not milk: who is allergic to milk cannot have it. */
export type Lifted = { allergens: readonly Allergen[]; animals: readonly Animal[] | 'all'; lactose: boolean }

const plants: Lifted = {
  allergens: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  animals: 'all',
  lactose: true,
}
const noFlesh: Lifted = {
  allergens: ['fish', 'crustaceans', 'molluscs'],
  animals: ['meat', 'fish', 'gelatine', 'rennet'],
  lactose: false,
}

/** Stems of words that make a food something else. */
export const modifiers: Record<Language, ReadonlyMap<string, Lifted>> = {
  en: new Map([
    ...['vegan', 'plant based', 'plantbased'].map((word) => [word, plants] as const),
    ...['vegetarian', 'veggy', 'meatless', 'meat free'].map((word) => [word, noFlesh] as const),
    ['eggless', { allergens: ['eggs'], animals: ['egg'], lactose: false }],
  ]),
  fr: new Map([
    ...['vegan', 'vegane', 'vegetal', 'vegetale', 'vegetau', 'vegetalien', 'vegetalienne'].map(
      (word) => [word, plants] as const,
    ),
    ...['vegetarien', 'vegetarienne', 'veggie'].map((word) => [word, noFlesh] as const),
  ]),
}

/** Words after which a food is not there. */
export const without: Record<Language, readonly string[]> = {
  en: ['without', 'no', 'non', 'instead of', 'rather than', 'free from', 'free of', 'neither', 'nor', 'omit', 'zero'],
  fr: [
    'sans',
    'ni',
    'pas de',
    'pas d',
    'au lieu de',
    'au lieu du',
    'au lieu d',
    'à la place de',
    'à la place du',
    'plutôt que',
    'exempt de',
    'substitut de',
    'alternative au',
    'alternative à la',
    'zéro',
  ],
}

/** Little words that may stand between "without" and the food. */
export const fillers: ReadonlySet<string> = new Set(
  'the any added more all of de d du des la le les l a an aucun aucune trace'.split(' '),
)

/** A word that carries "without" on to the next food: "sans beurre ni lait". */
export const carrying: ReadonlySet<string> = new Set(['or', 'nor', 'ni', 'ou'])

/** After these words another food begins. */
export const dividing: ReadonlySet<string> = new Set(['and', 'or', 'with', 'et', 'ou', 'avec', 'plus'])

/** All that a phrase can take away, for words such as "dairy" in "dairy-free". */
export function lifting(contained: ReadonlySet<Allergen>, animals: readonly Animal[], isLactose: boolean): Lifted {
  const nuts: readonly Allergen[] = contained.has('nuts') ? ['peanuts'] : []
  return {
    allergens: isLactose ? [] : [...allergens.filter((allergen) => contained.has(allergen)), ...nuts],
    animals: isLactose ? [] : animals,
    lactose: isLactose || contained.has('milk'),
  }
}
