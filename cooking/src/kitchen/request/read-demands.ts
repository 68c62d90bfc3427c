import type { Allergen, Diet } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { containsAllergen } from '../../lexicon/restrictions.ts'
import { withoutLittle } from './less-of.ts'
import { isCovered, type Named, spokenName } from './named.ts'
import { readMentions } from './read-mentions.ts'
import { languageOf } from './read-wish.ts'

/** What a sentence asks of a recipe, in names that its check understands. */
export type Demands = {
  diets: Diet[]
  /** Those of the 14 allergens that somebody is said to be harmed by. */
  allergies: Allergen[]
  /** Foods to do without. */
  excluded: string[]
  /** What there may be little of; salt alone is weighed. */
  less: string[]
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
  const spoken = languageOf(sentence, language)
  const { diets, allergies } = readMentions(sentence, spoken)
  const { rest, isOfSalt } = withoutLittle(sentence)
  const { avoided, asked } = readMentions(rest, spoken)
  const nameOf = (named: Named) => spokenName(named, language)
  const excluded = new Set(avoided.map(nameOf))
  const isForbidden = (food: Ingredient) =>
    avoided.some((named) => isCovered(food, named)) || allergies.some((allergen) => containsAllergen(food, allergen))
  const wanted = asked.flatMap((named) =>
    named.kind === 'ingredient' && named.ingredient.kind !== 'water' && !isForbidden(named.ingredient)
      ? [nameOf(named)]
      : [],
  )
  return {
    diets: [...new Set(diets)],
    allergies,
    excluded: [...excluded],
    less: isOfSalt ? [{ en: 'salt', fr: 'sel' }[language]].filter((name) => !excluded.has(name)) : [],
    wanted: [...new Set(wanted)].filter((name) => !excluded.has(name)),
  }
}
