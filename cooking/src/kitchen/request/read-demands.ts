import type { Diet } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'
import { type Named, spokenName } from './named.ts'
import { readMentions } from './read-mentions.ts'
import { languageOf } from './read-wish.ts'

/** What a sentence asks of a recipe, in names that its check understands. */
export type Demands = {
  diets: Diet[]
  /** Foods to do without. */
  excluded: string[]
  /** Foods to use. */
  wanted: string[]
}

/**
 * What a sentence in either language says that a recipe must keep to: diets, foods it names to be left out, single
 * foods it names to be used. Words for many foods ("vegetables") and what a dish is usually made of are no demand.
 * Never throws.
 * @param language that the names shall be in: the recipe's.
 */
export function readDemands(sentence: string, language: Language): Demands {
  const { diets, avoided, asked } = readMentions(sentence, languageOf(sentence, language))
  const nameOf = (named: Named) => spokenName(named, language)
  const excluded = new Set(avoided.map(nameOf))
  const wanted = asked.filter(({ kind }) => kind === 'ingredient').map(nameOf)
  return {
    diets: [...new Set(diets)],
    excluded: [...excluded],
    wanted: [...new Set(wanted)].filter((name) => !excluded.has(name)),
  }
}
