import type { Allergen, Diet } from '@roux/contract/diet'
import type { KitchenLanguage } from '@roux/contract/language'
import type { NutrientWish } from '@roux/contract/nutrient-wish'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { containsAllergen } from '@roux/cooking/foods/restrictions'
import { withoutLittle } from './less-of.ts'
import { isCovered, type Named, spokenName } from './named.ts'
import { withoutRaw } from './raw-form.ts'
import { readMentions } from './read-mentions.ts'
import { nutrientsIn, withoutNutrients } from './read-nutrients.ts'
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
  /** How much of a nutrient there is to be. */
  nutrients: readonly NutrientWish[]
}

/**
 * What a sentence in either language says that a recipe must keep to: diets, foods it names to be left out, single
 * foods it names to be used. Words for many foods ("vegetables") and what a dish is usually made of are no demand.
 * Never throws.
 * @param language that the names shall be in: the recipe's.
 */
export function readDemands(written: string, language: KitchenLanguage): Demands {
  const sentence = withoutNutrients(written)
  const spoken = languageOf(sentence, language)
  const said = withoutRaw(sentence)
  const { diets, allergies, regimes } = readMentions(said, spoken)
  const { rest, isOfSalt } = withoutLittle(said)
  const { avoided, asked } = readMentions(rest, spoken)
  const nameOf = (named: Named) => spokenName(named, language)
  const meant = avoided.map((named) => ({ named, diet: dietOf(named, allergies) }))
  const excluded = new Set(meant.flatMap(({ named, diet }) => (diet ? [] : [nameOf(named)])))
  const isForbidden = (food: Ingredient) =>
    avoided.some((named) => isCovered(food, named)) || allergies.some((allergen) => containsAllergen(food, allergen))
  const wanted = asked.flatMap((named) =>
    named.kind === 'ingredient' && named.ingredient.kind !== 'water' && !isForbidden(named.ingredient)
      ? [nameOf(named)]
      : [],
  )
  return {
    diets: [...new Set([...diets, ...meant.flatMap(({ diet }) => diet ?? [])])],
    allergies,
    excluded: [...excluded],
    less: isOfSalt ? [{ en: 'salt', fr: 'sel' }[language]].filter((name) => !excluded.has(name)) : [],
    wanted: [...new Set(wanted)].filter((name) => !excluded.has(name)),
    nutrients: nutrientsIn(written, regimes),
  }
}

/** What leaves out a whole diet's foods is that diet, which products made for it keep; an allergy asks for more. */
function dietOf(named: Named, allergies: readonly Allergen[]): Diet | undefined {
  if (named.kind !== 'family') return undefined
  const isOfAllergy = named.family.members.allergens?.some((one) => allergies.includes(one))
  return isOfAllergy ? undefined : dietsOfFamilies[named.family.id]
}

const dietsOfFamilies: Readonly<Record<string, Diet>> = {
  lactose: 'lactose_free',
  gluten: 'gluten_free',
  egg: 'egg_free',
  nut: 'nut_free',
}
