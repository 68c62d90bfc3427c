import type { Constraints } from '@roux/contract/constraints'
import { type Allergen, allergens, type Diet } from '@roux/contract/diet'
import type { InsteadEffect, InsteadOption } from '@roux/contract/instead'
import { type CheckedLanguage, isChecked } from '@roux/contract/language'
import type { UnitSystem } from '@roux/contract/units'
import { showRecipe } from '../amounts/show-recipe.ts'
import type { RecipeWithItems } from '../checks/check-items.ts'
import { checkRecipe } from '../checks/check-recipe.ts'
import type { Ingredient } from '../foods/ingredient.ts'
import { allergenIn, breaksDiet, containsAllergen } from '../foods/restrictions.ts'
import type { CheckedRecipe } from '../mentions/checked-recipe.ts'
import { allergensOf, brokenBy } from '../mentions/contents.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import { isKinOfNamed } from '../mentions/kin.ts'
import type { Mention } from '../mentions/mention.ts'
import type { RecipeFoods } from '../mentions/read-foods.ts'
import { foodTaken } from './forms-of-foods.ts'
import { type ReadForInstead, type Replaceable, readForInstead } from './read-for-instead.ts'
import type { StandIn } from './stand-ins.ts'
import { keyOf, withInstead } from './with-instead.ts'

/** Of which line, for how many, in which units; and what was chosen already for others. */
export type InsteadOf = {
  ingredientId: string
  serves?: number | undefined
  units?: UnitSystem | undefined
  chosen?: ReadonlyMap<number, string>
}

/** Diets of which a recipe is known to be: what breaks them is never offered. */
const known: readonly Diet[] = ['vegan', 'vegetarian', 'pescatarian']

/** The most that are offered for a line. */
const mostOffered = 5

/**
 * What stands in for an ingredient, the best first: the line with it, the steps that it changes, and what it does.
 * Nothing is offered that the checks would find against `asked` (allergies, diets, what is disliked, who eats), that
 * takes the diet from a recipe that is vegan, vegetarian or pescatarian as it stands, that has what its line says is
 * not in it, or whose steps would no longer be safe.
 */
export function insteadOf(recipe: RecipeWithItems, asked: Constraints, of: InsteadOf): InsteadOption[] {
  const read = readAll(recipe, asked)
  return read ? optionsFor(read, of, mostOffered) : []
}

/**
 * The best of them for each of several lines, by the ids of those that have one. It is still the same dish.
 * @param lines their ids
 */
export function bestInstead(
  recipe: RecipeWithItems,
  asked: Constraints,
  lines: readonly string[],
  showing: Omit<InsteadOf, 'ingredientId'>,
): Map<string, InsteadOption> {
  const read = readAll(recipe, asked)
  if (!read) return new Map()
  return new Map(
    lines.flatMap((ingredientId) =>
      optionsFor(read, { ...showing, ingredientId }, 1, isSameDish).map((best) => [ingredientId, best] as const),
    ),
  )
}

function isSameDish({ tastes }: StandIn): boolean {
  return !tastes.includes('other_dish')
}

type ReadAll = {
  recipe: RecipeWithItems
  asked: Constraints
  language: CheckedLanguage
  texts: CheckedRecipe
  read: ReadForInstead
  /** The diets that it keeps. */
  kept: readonly Diet[]
  /** What is found in it as it stands. */
  before: readonly RecipeFinding[]
  /** Is a food near kin to what somebody is allergic to? */
  isKin: (food: Ingredient) => boolean
}

/** A recipe read once for all its lines; undefined in a language that nobody reads here. */
function readAll(recipe: RecipeWithItems, asked: Constraints): ReadAll | undefined {
  const { language } = asked
  if (!isChecked(language)) return undefined
  const texts = textsOf(recipe)
  const read = readForInstead(texts, language)
  const kept = known.filter((diet) =>
    read.foods.listed.every(({ foods }) => foods.every((food) => !brokenBy(food).has(diet))),
  )
  const isKin = isKinOfNamed(asked.other_allergies, language)
  return { recipe, asked, language, texts, read, kept, before: checkRecipe(texts, asked), isKin }
}

function optionsFor(
  { recipe, asked, language, texts, read, kept, before, isKin }: ReadAll,
  of: InsteadOf,
  most: number,
  isWanted: (choice: StandIn) => boolean = () => true,
): InsteadOption[] {
  const line = read.lines.find(({ index }) => recipe.ingredients[index]?.id === of.ingredientId)
  if (!line) return []
  const showing = { factor: of.serves && recipe.serves > 0 ? of.serves / recipe.serves : 1, units: of.units }
  const others = new Map([...(of.chosen ?? [])].filter(([index]) => index !== line.index))
  const own = showRecipe(withInstead(texts, others, language, read), showing, language)
  const options: InsteadOption[] = []
  for (const choice of line.choices) {
    if (options.length === most) break
    if (!isWanted(choice) || !mayStandIn(choice, line, kept) || foodsIn(choice).some(isKin)) continue
    const changed = withInstead(texts, new Map([...others, [line.index, keyOf(choice)]]), language, read)
    if (changed.ingredients[line.index]?.marks.length === 0) continue
    const anew = { ...texts, ingredients: changed.ingredients.map(textOf), directions: changed.directions.map(textOf) }
    if (isForbidden(line.index, before, checkRecipe(anew, asked))) continue
    const shown = showRecipe(changed, showing, language)
    const content = shown.ingredients[line.index]?.text ?? ''
    const changes = recipe.directions.flatMap(({ id }, step) => {
      const text = shown.directions[step]?.text
      return text === undefined || text === own.directions[step]?.text ? [] : [[id, text] as const]
    })
    options.push({
      key: keyOf(choice),
      content,
      changes: Object.fromEntries(changes),
      effect: effectOf(choice, line, read.foods),
    })
  }
  return options
}

/** The ids of the lines for which something may stand in. Which, and whether for this cook, `insteadOf` says. */
export function replaceableLines(recipe: RecipeWithItems, language: Constraints['language']): string[] {
  if (!isChecked(language)) return []
  return readForInstead(textsOf(recipe), language).lines.flatMap(({ index }) => recipe.ingredients[index]?.id ?? [])
}

/** A recipe whose lines have ids as its texts. */
export function textsOf(recipe: RecipeWithItems): CheckedRecipe {
  const contentOf = ({ content }: { content: string }) => content
  return { ...recipe, ingredients: recipe.ingredients.map(contentOf), directions: recipe.directions.map(contentOf) }
}

function textOf({ text }: { text: string }): string {
  return text
}

/** Everything that goes in with a choice. */
function foodsIn({ take, plus }: StandIn) {
  return [take, ...(plus ? [plus.take] : [])].map(foodTaken)
}

/** Eggs that hold a batter together: nothing holds up for more. */
const mostBoundEggs = 3

function mayStandIn(choice: StandIn, { named, taken }: Replaceable, kept: readonly Diet[]): boolean {
  if (choice.condition === 'bound' && taken && taken.amount.max > mostBoundEggs) return false
  const lifted = [...named.lifted.flatMap((one) => one.allergens), ...madeWithout(named)]
  return foodsIn(choice).every(
    (food) =>
      kept.every((diet) => !breaksDiet(food, diet)) && lifted.every((allergen) => !containsAllergen(food, allergen)),
  )
}

/** What a food is made without that is bought for that. */
function madeWithout({ meaning: { foods } }: Mention): Allergen[] {
  const ids = foods.map(({ id }) => id).join(' ')
  if (/\bgluten-free-/.test(ids)) return ['gluten']
  return /\bvegan-/.test(ids) ? ['milk', 'eggs'] : []
}

const restricting: ReadonlySet<RecipeFinding['code']> = new Set<RecipeFinding['code']>([
  ...(['allergen', 'diet', 'excluded', 'disliked', 'unsafe', 'not_food'] as const),
])

/** Is something found in the line, or more danger than before anywhere? */
function isForbidden(index: number, before: readonly RecipeFinding[], after: readonly RecipeFinding[]): boolean {
  const dangers = (findings: readonly RecipeFinding[]) => findings.filter(({ code }) => code === 'unsafe').length
  return (
    dangers(after) > dangers(before) ||
    after.some(({ code, place }) => restricting.has(code) && place.part === 'ingredient' && place.index === index)
  )
}

const ofAnimals: ReadonlySet<Allergen> = new Set<Allergen>(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'])

function effectOf(choice: StandIn, { index, named }: Replaceable, { listed }: RecipeFoods): InsteadEffect[] {
  const others = listed.flatMap(({ place, foods }) =>
    place.part === 'ingredient' && place.index === index ? [] : foods,
  )
  const foods = foodsIn(choice)
  const has = (some: readonly Mention[], allergen: Allergen) => some.some((food) => allergensOf(food).has(allergen))
  const gained = allergens.filter(
    (allergen) => foods.some((food) => allergenIn(food, allergen) === 'contains') && !has([named, ...others], allergen),
  )
  const rid = allergens.filter(
    (allergen) =>
      has([named], allergen) && !has(others, allergen) && !foods.some((food) => containsAllergen(food, allergen)),
  )
  const keeps = (diet: Diet, some: readonly Mention[]) => some.every((food) => !brokenBy(food).has(diet))
  const isRead = listed.every(({ foods: some, harmless }) => some.length + harmless.length > 0)
  const [becomes] = known.filter(
    (diet) => isRead && !keeps(diet, [named]) && keeps(diet, others) && foods.every((food) => !breaksDiet(food, diet)),
  )
  return [
    ...choice.tastes.map((taste) => ({ code: 'taste', params: { taste } }) as const),
    ...(becomes ? [{ code: 'becomes', params: { diet: becomes } } as const] : []),
    ...gained.map((allergen) => ({ code: 'gains', params: { allergen } }) as const),
    // Who is told that it is vegan need not be told what it is without.
    ...(becomes === 'vegan' ? rid.filter((allergen) => !ofAnimals.has(allergen)) : rid).map(
      (allergen) => ({ code: 'rids', params: { allergen } }) as const,
    ),
  ]
}
