import type { Language } from '@roux/contract/language'
import { allergensOf, animalsOf } from './contents.ts'
import { nameAt } from './food-book.ts'
import { type Lifted, lifting, noFlesh, noGluten, noLactose, noMilk, noRennet, noSulphites, plants } from './lifted.ts'
import { type Word, wordsOf } from './words.ts'

/** Stems of words that make a food something else. */
const modifiers: Record<Language, ReadonlyMap<string, Lifted>> = {
  en: new Map([
    ...['vegan', 'plant based', 'plantbased', 'vegan friendly'].map((word) => [word, plants] as const),
    ...['vegetarian', 'veggy', 'meatless', 'meat free'].map((word) => [word, noFlesh] as const),
    ...['unsulphured', 'unsulfured'].map((word) => [word, noSulphites] as const),
    ...['vegetabl rennet', 'vegetarian rennet', 'microbial rennet', 'veggy rennet', 'rennet free'].map(
      (word) => [word, noRennet] as const,
    ),
    ['all vegetabl', plants],
    ['gf', noGluten],
    ['df', noMilk],
    ['lactofree', noLactose],
  ]),
  fr: new Map([
    ...['vegan', 'vegane', 'vegetal', 'vegetale', 'vegetau', 'vegetalien', 'vegetalienne'].map(
      (word) => [word, plants] as const,
    ),
    ...['vegetarien', 'vegetarienne', 'veggie'].map((word) => [word, noFlesh] as const),
    ...['non sulfure', 'non sulfuree', 'non soufre', 'non soufree'].map((word) => [word, noSulphites] as const),
    ...['presure vegetale', 'presure microbienne', 'san presure'].map((word) => [word, noRennet] as const),
    ...['delactose', 'delactosee'].map((word) => [word, noLactose] as const),
  ]),
}

/** The word or two at a place that change the food beside them: "vegan", "végétal", "beefless". */
export function modifierAt(
  words: readonly Word[],
  at: number,
  language: Language,
): { lifted: Lifted; from: number; to: number } | undefined {
  const one = words[at]?.stem ?? ''
  const next = words[at + 1]
  const two = next && !next.isParted ? `${one} ${next.stem}` : ''
  const long = modifiers[language].get(two)
  if (long) return { lifted: long, from: at, to: at + 2 }
  const short = modifiers[language].get(one) ?? (language === 'en' ? less(words[at]?.text ?? '') : undefined)
  return short && { lifted: short, from: at, to: at + 1 }
}

/** "Beefless", "eggless", "dairyless". */
function less(word: string): Lifted | undefined {
  if (!word.endsWith('less')) return undefined
  const name = nameAt(wordsOf(word.slice(0, -4), 'en'), 0, 'en', 'en')
  if (!name) return undefined
  const animals = animalsOf(name)
  return animals.includes('meat') ? noFlesh : lifting(allergensOf(name), animals, false)
}

/** After these words another food begins. */
export const dividing: ReadonlySet<string> = new Set(['and', 'or', 'with', 'et', 'ou', 'avec', 'plus'])

/** After these words stands what something is only like. */
export const likening: ReadonlySet<string> = new Set(['facon', 'type', 'style', 'genre', 'imitation', 'gout', 'saveur'])
