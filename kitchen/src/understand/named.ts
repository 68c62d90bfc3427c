import { allergens as all14 } from '@roux/contract/diet'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { belongsTo, type Family, families } from '@roux/cooking/foods/families'
import type { Amount, Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { foods, ingredientById, ingredients } from '@roux/cooking/foods/lexicon'
import { containsAllergen, isFlesh } from '@roux/cooking/foods/restrictions'
import type { UnkeptFood } from '@roux/cooking/foods/unkept-foods'
import { spokenNoun } from '@roux/cooking/wording/noun'
import type { End, Text } from '../cookbook/dish.ts'
import type { Dish } from '../template/dishes.ts'
import { takes } from '../template/slot-takes.ts'
import type { Meaning } from './phrase-book.ts'

/** An ingredient, a word for several, or a food that the kitchen has not, that a cook named. */
export type Named = (
  | { kind: 'ingredient'; ingredient: Ingredient }
  | { kind: 'family'; family: Family }
  | { kind: 'unkept'; food: UnkeptFood; name: Text }
) &
  AtHand

/** What was said of a food: whether it is the end of something, how much there is, by what other name it goes, and of which sort it is. */
export type AtHand = { end?: End; atMost?: Amount; called?: string; sort?: string }

/** What a phrase means where something is asked for. */
export function askable(meanings: readonly Meaning[]): Named | null {
  for (const meaning of meanings) {
    if (meaning.kind === 'family' && !meaning.onlyAvoided) return { kind: 'family', family: meaning.family }
    if (meaning.kind === 'ingredient') {
      const { ingredient, called, sort } = meaning
      return { kind: 'ingredient', ingredient, ...(called !== undefined && { called }), ...(sort && { sort }) }
    }
    if (meaning.kind === 'unkept') return { kind: 'unkept', food: meaning.food, name: meaning.name }
  }
  return null
}

/** What a phrase means where something is to be left out: the widest sense. */
export function avoidable(meanings: readonly Meaning[]): Named | null {
  const family = meanings.find((meaning) => meaning.kind === 'family')
  return family ? { kind: 'family', family: family.family } : askable(meanings)
}

/** Is it, or does it contain, something that people are often allergic to or do not eat at all? */
export function isAllergenic(named: Named): boolean {
  if (named.kind === 'unkept') return named.food.near.some((id) => isAllergenicIngredient(ingredientById(id)))
  if (named.kind === 'ingredient') return isAllergenicIngredient(named.ingredient)
  if (named.family.isWide) return membersOf(named.family).some(isAllergenicIngredient)
  const { allergens, animals } = named.family.members
  const typical = optionsOf(named)
  const isEach =
    typical.length > 0 && typical.every((food) => all14.some((allergen) => containsAllergen(food, allergen)))
  return isEach || [allergens, animals].some((list) => (list?.length ?? 0) > 0)
}

function isAllergenicIngredient({ allergens, animal, often }: Ingredient): boolean {
  return [allergens, animal, often].some((list) => (list?.length ?? 0) > 0)
}

export function isLactose(named: Named): boolean {
  return named.kind === 'family' && named.family.id === 'lactose'
}

/** Is it meat or fish by its own name, which nobody calls "salmon free"? */
export function isFleshByName(named: Named): boolean {
  if (named.kind === 'unkept') return true
  if (named.kind === 'ingredient') return isFlesh(named.ingredient)
  return named.family.id === 'chicken' || (named.family.isWide === true && membersOf(named.family).every(isFlesh))
}

/** Is it meat or fish that a meal is made of, and no bacon to go with something? */
export function isMealOfFlesh(named: Named): boolean {
  return optionsOf(named).some((food) => isFlesh(food) && !besideFlesh.has(food.kind))
}

const besideFlesh = kindSet(
  'cured-meat smoked-fish tinned-fish meat-stock fish-stock condiment salty-sauce gelatine spread other',
)

/** What was named, or what a cook would take for a word for several. */
export function optionsOf(named: Named): readonly Ingredient[] {
  if (named.kind === 'ingredient') return [named.ingredient]
  return (named.kind === 'family' ? named.family.typical : named.food.near).map(ingredientById)
}

const membersByFamily = new Map<Family, readonly Ingredient[]>()

/** All that a word for several means. */
export function membersOf(family: Family): readonly Ingredient[] {
  const known = membersByFamily.get(family) ?? ingredients.filter((food) => belongsTo(food, family.members))
  membersByFamily.set(family, known)
  return known
}

/** Does leaving out what was named leave out this ingredient? What the kitchen has not, it need not leave out. */
export function isCovered(ingredient: Ingredient, named: Named): boolean {
  if (named.kind === 'unkept') return false
  return coveredBy(named.kind === 'family' ? named.family : named.ingredient).has(ingredient)
}

const covered = new WeakMap<Family | Ingredient, ReadonlySet<Ingredient>>()

/** Every request asks it of every food. */
function coveredBy(named: Family | Ingredient): ReadonlySet<Ingredient> {
  const isIt = (food: Ingredient) => ('members' in named ? belongsTo(food, named.members) : isOneOf(food, named))
  const known = covered.get(named) ?? new Set(foods.filter(isIt))
  covered.set(named, known)
  return known
}

function isOneOf(ingredient: Ingredient, named: Ingredient): boolean {
  return (
    ingredient.id === named.id ||
    (ingredient.of?.includes(named.id) ?? false) ||
    kitchenLanguages.some((language) => isCalled(ingredient, named, language)) ||
    isSortOf(ingredient, named)
  )
}

/** Does leaving out a wide word spare what is asked for by another name: "without ham, with Parma ham"? */
export function isSpared(ingredient: Ingredient, named: Named): boolean {
  if (named.kind !== 'family' || !named.family.isWide) return false
  const { avoidNames } = named.family
  return kitchenLanguages.every((language) => {
    const { one, many, brief, also = [] } = ingredient[language]
    return ![one, many, brief?.text, ...also].some(
      (name) => name !== undefined && avoidNames?.[language].includes(name),
    )
  })
}

/**
 * Is it a sort of it by its names: dried apricots, "abricots secs"? Both languages must say so, and French without a
 * "de": peanut butter is no butter, and rice flour no flour of wheat.
 */
function isSortOf(ingredient: Ingredient, named: Ingredient): boolean {
  const isIn = (language: KitchenLanguage, test: (name: string, own: string) => boolean) => {
    const own = namesIn(ingredient, language)
    return namesIn(named, language).some((name) => own.some((one) => test(name, one)))
  }
  return (
    isIn('en', (name, own) => own.endsWith(` ${name}`)) &&
    isIn(
      'fr',
      (name, own) => own.startsWith(`${name} `) && !/^(?:d(?:e|u|es)\b|d'|à|au)/.test(own.slice(name.length + 1)),
    )
  )
}

function namesIn(ingredient: Ingredient, language: KitchenLanguage): string[] {
  const { one, many } = ingredient[language]
  return [one, many].filter((name) => name !== undefined).map((name) => name.toLowerCase())
}

/** Is a sort of it called by its very name in the steps: gluten-free baking powder, "baking powder"? */
function isCalled(ingredient: Ingredient, named: Ingredient, language: KitchenLanguage): boolean {
  const { brief } = ingredient[language]
  const { one, many, also = [] } = named[language]
  return brief !== undefined && [one, many, ...also].includes(brief.text)
}

/** What is left of a roast bird is its meat. */
export function takenOffBone(named: Named | null): Named | null {
  const bird = families.find(({ id }) => id === 'chicken')
  return bird &&
    named?.kind === 'ingredient' &&
    (named.ingredient.kind === 'joint' || named.ingredient.id === 'whole-chicken')
    ? { kind: 'family', family: bird }
    : named
}

/** Has the dish a place for the food of the same name, as pasta has for pasta, and cookies have not for cookies? */
export function isMadeOf({ ways }: Dish, food: Named | null): boolean {
  if (!food || food.kind === 'unkept') return true
  const options = optionsOf(food)
  if (options.length === 0) return true
  return options.some((option) => ways.some(({ slots }) => Object.values(slots).some((slot) => takes(slot, option))))
}

/** As a sentence names it, without article. */
export function spokenName(named: Named, language: KitchenLanguage): string {
  if (named.kind === 'ingredient') return spokenNoun(named.ingredient, language, true).text
  if (named.kind === 'unkept') return named.name[language]
  const { id, names, avoidNames } = named.family
  return names[language][0] ?? avoidNames?.[language][0] ?? id
}

/** A food of the lexicon as one that was named. */
export function toNamed(id: string): Named {
  return { kind: 'ingredient', ingredient: ingredientById(id) }
}

/** Is it bought as well as made, of one half of an egg? */
export function isMadeOfEggs(food: Named | null): boolean {
  return food?.kind === 'ingredient' && food.ingredient.id === 'mayonnaise'
}

/** By what a food is the same as another. */
export function keyOf(named: Named): string {
  if (named.kind === 'ingredient') return `ingredient ${named.ingredient.id}`
  return named.kind === 'family' ? `family ${named.family.id}` : `unkept ${named.food.names.en.join()}`
}
