import { diets as allDiets, type Diet } from '@roux/contract/diet'
import type { KitchenLanguage } from '@roux/contract/language'
import { dietPhrases } from './change-kinds.ts'
import { spokenName } from './named.ts'
import { type Demands, readDemands } from './read-demands.ts'
import { readMentions } from './read-mentions.ts'
import { languageOf } from './read-wish.ts'
import { readOfNames } from './said-of-names.ts'
import { setTakenBackAside } from './taking-back.ts'
import { plainText } from './tokens.ts'

export const allergic = /\b(?:allerg|intoler|anaphyla|coeliac|celiac|sensitive to|die (?:from|of)\b|reacts? to)/

/** A change without the diets that it takes back: what is asked of the recipe by the rest. */
export function withoutTakenBack(wish: string, language: KitchenLanguage): string {
  const spoken = languageOf(wish, language)
  const { lifted, rest } = setTakenBackAside(plainText(wish), (words) => dietsIn(words, spoken))
  return lifted.length > 0 ? rest : wish
}

/**
 * What a change demands of the recipe: what only is not there, or gives way to something, is forbidden to nobody.
 * @param asked what it asks for: `withoutTakenBack`
 */
export function demandsOfChange(asked: string, language: KitchenLanguage): Demands {
  const demands = readDemands(asked, language)
  const spoken = languageOf(asked, language)
  if (allergic.test(plainText(asked)) || readMentions(asked, spoken).harmful.length > 0) return demands
  const { swaps, lacked } = readOfNames(plainText(asked), spoken, () => false)
  const gone = [...swaps.map(({ from }) => from), ...lacked].flatMap(({ named }) => named ?? [])
  const spared = gone.map((named) => spokenName(named, language))
  return { ...demands, excluded: demands.excluded.filter((name) => !spared.includes(name)) }
}

/** The diets that some words of a change name. */
export function dietsIn(words: string, language: KitchenLanguage): Diet[] {
  const named = readMentions(words, language).diets
  return allDiets.filter((diet) => named.includes(diet) || dietPhrases[diet]?.test(words))
}
