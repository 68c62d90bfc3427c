import type { Allergen, Diet } from '@roux/contract/diet'
import { type KitchenLanguage, kitchenLanguages, othersThan } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { foods } from '@roux/cooking/foods/lexicon'
import { breaksDiet, containsAllergen } from '@roux/cooking/foods/restrictions'
import { allergensOf, brokenBy } from '@roux/cooking/mentions/contents'
import { meantBy } from '@roux/cooking/mentions/food-book'
import type { Mention } from '@roux/cooking/mentions/mention'
import { wordsOf } from '@roux/cooking/mentions/words'
import { namedInCube } from './stock-cubes.ts'

/** Something that a wish names in the cook's own words, known to the lexicon or not. */
export type Target = {
  name: string
  isKnown: boolean
  covers: (food: Ingredient) => boolean
  /** Is it a sort of that by its name: oat cream, who wants no cream? */
  resembles: (food: Ingredient) => boolean
  isNamedIn: (mention: Mention) => boolean
}

/** What a recipe must do without. */
export type Rules = {
  diets: readonly Diet[]
  allergies: readonly Allergen[]
  targets: readonly Target[]
  /** What may not come in for something else; that it goes where it is sees to itself. */
  shunned?: readonly Target[]
}

/** What is meant by a name in a recipe of a language, in which or in the other the name may be. */
export function targetOf(name: string, language: KitchenLanguage): Target {
  const [meant] = [language, ...othersThan(language)].map((one) => meantBy(name, one)).filter(isMeaning)
  const stems = wordsOf(name, language).map(({ stem }) => stem)
  const covers = meant?.includes ?? (() => false)
  const isNamed = ({ meaning: { foods, generic }, stems: own }: Mention) =>
    (foods.length > 0 && foods.every(covers)) ||
    (generic !== undefined && (meant?.generics.includes(generic) ?? false)) ||
    (stems.length > 0 && stems.length === own.length && stems.every((stem) => own.includes(stem)))
  return {
    name,
    isKnown: meant !== undefined,
    covers,
    resembles: (food) =>
      kitchenLanguages.some((one) => {
        const own = wordsOf(food[one].one ?? food[one].many ?? '', one).map(({ stem }) => stem)
        return stems.length > 0 && stems.every((stem) => own.includes(stem))
      }),
    isNamedIn: (mention) => isNamed(mention) || namedInCube(mention).some(isNamed),
  }
}

/** What a way to eat does not have, whatever it is called. */
export function targetOfRule(name: string, isAllowed: (food: Ingredient) => boolean): Target {
  const covers = (food: Ingredient) => !isAllowed(food)
  const isNamedIn = ({ meaning: { foods: own } }: Mention) => own.length > 0 && own.every(covers)
  return { name, isKnown: true, covers, resembles: covers, isNamedIn }
}

function isMeaning({ includes, generics }: ReturnType<typeof meantBy>): boolean {
  return generics.length > 0 || foods.some(includes)
}

/** Does a recipe's mention of a food break the rules? */
export function breaks(mention: Mention, { diets, allergies, targets }: Rules): boolean {
  const broken = brokenBy(mention)
  const contained = allergensOf(mention)
  return (
    diets.some((diet) => broken.has(diet)) ||
    allergies.some((allergen) => contained.has(allergen)) ||
    targets.some((target) => target.isNamedIn(mention))
  )
}

/** May a food be put into the recipe? */
export function allows(food: Ingredient, { diets, allergies, targets, shunned = [] }: Rules): boolean {
  return !(
    diets.some((diet) => breaksDiet(food, diet)) ||
    allergies.some((allergen) => containsAllergen(food, allergen)) ||
    [...targets, ...shunned].some((target) => target.covers(food) || target.resembles(food))
  )
}
