import type { Constraints, Eater } from '@roux/contract/constraints'
import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { timesThatAdd } from '../amounts/minutes-said.ts'
import type { Amount } from '../amounts/read-amount.ts'
import { readLine } from '../amounts/read-line.ts'
import type { Ingredient, Kind } from '../foods/ingredient.ts'
import { names } from '../languages/names.ts'
import { safety } from '../languages/safety.ts'
import type { UnitId } from '../languages/unit-kinds.ts'
import type { CheckedConstraints, CheckedRecipe } from '../mentions/checked-recipe.ts'
import type { RecipeFinding } from '../mentions/finding.ts'
import type { RecipeFoods } from '../mentions/read-foods.ts'
import { whoEats } from '../safety/who-eats.ts'
import { foldInPlace } from '../text/fold-in-place.ts'
import { matchesOf } from '../text/matches-of.ts'

/** Servings and time as asked, times that the steps exceed, what nobody counts, and amounts that no dish needs. */
export function checkNumbers(recipe: CheckedRecipe, read: RecipeFoods, asked: CheckedConstraints): RecipeFinding[] {
  const said = asked.addsUp ? minutesInSteps(recipe.directions, asked.language, kept) : 0
  return [
    ...checkCounts(recipe, asked, said),
    ...stepsLonger(recipe, asked),
    ...uncounted(asked),
    ...amounts(recipe, read),
  ]
}

/** Servings and time as asked, which need no word of the recipe. `said` are the minutes that its steps say. */
export function checkCounts(recipe: CheckedRecipe, asked: Constraints, said = 0): RecipeFinding[] {
  const given = recipe.preparation_time + recipe.cook_time
  // Whatever the two numbers claim.
  const minutes = given <= (asked.maxMinutes ?? 0) && said > (asked.maxMinutes ?? 0) * aboveLimit ? said : given
  const found = <Code extends 'servings' | 'time'>(code: Code, wanted: number | null, value: number, isOff: boolean) =>
    wanted === null || !isOff
      ? []
      : [
          {
            ...({ code, severity: 'warning', place: { part: 'recipe' }, words: `${value}` } as const),
            params: { asked: wanted, given: value },
          },
        ]
  return [
    ...found('servings', asked.serves, recipe.serves, asked.serves !== recipe.serves),
    ...found('time', asked.maxMinutes, minutes, minutes > (asked.maxMinutes ?? minutes)),
  ]
}

/** Steps round their times. */
const aboveLimit = 1.15

/**
 * By a quarter and a little more: cooks round, and some things are done side by side though no word says so; who was not
 * told to add does more of both.
 */
const mostApart = (minutes: number, addsUp: boolean) => (addsUp ? minutes * 1.25 + 10 : minutes * 1.5 + 15)

const clauses = /[^.;!?,]+/gu
const sentences = /[^.;!?]+/gu
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const keeping =
  'matur\\w*|ripen\\w*|ferment\\w*|freez\\w*|frozen|keeps?|stor(?:e|ed|age)|days?|weeks?|months?|mûrir|congel\\w*|congél\\w*|conserv\\w*|jours?|semaines?|mois'
/** What is no part of the meal, and what is done where there is time for it. */
const kept = word(
  `${keeping}|ideally|if you (?:have|can|like|want|prefer)|preferably|optional\\w*|idéalement|si (?:vous|possible|le temps)\\w*|facultati\\w*`,
)
/** What keeps, ripens or soaks up a marinade needs nobody, and no cook counts it. */
const needsNobody = `${keeping}|overnight|marin\\w*|macerat\\w*|nuits?|macér\\w*`
const resting = word(needsNobody)
/** What stands, rises or cools, cooks leave out who were not told to add; what is on the heat they count. */
const standing = word(
  `${needsNobody}|rest|rests|stand|cool|chill|ris(?:e|ing)|prov(?:e|ing)|proof|soak\\w*|set|refrigerat\\w*|infus\\w*|repos\\w*|refroid\\w*|pouss\\w*|lever|tremp\\w*|prendre|gonfl\\w*|(?:leave|laiss\\w*)(?! (?:to |it |them )*(?:simmer|cook|bubbl|stew|mijot|cuire|frémir))`,
)

/** The minutes that the steps say together, without what a clause with some words says. */
function minutesInSteps(
  steps: readonly string[],
  language: CheckedLanguage,
  without: RegExp,
  isHeatOnly = false,
): number {
  const seconds = steps.flatMap((step) => {
    const rests = matchesOf(step, clauses).filter(([clause]) => without.test(clause))
    const isResting = (at: number) => rests.some(({ 0: clause, index }) => index <= at && at < index + clause.length)
    const heated = isHeatOnly
      ? matchesOf(step, sentences).filter(([sentence]) => safety[language].heat.test(foldInPlace(sentence)))
      : undefined
    const isOnHeat = (at: number) =>
      heated?.some(({ 0: sentence, index }) => index <= at && at < index + sentence.length) ?? true
    return timesThatAdd(step, language).flatMap(({ start, min }) => (isResting(start) || !isOnHeat(start) ? [] : [min]))
  })
  return Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60)
}

/**
 * Where the steps say how long they take, and the recipe less; no times at all are unknown ones. A recipe whose writer was
 * not told to add is held against the times on the heat alone.
 */
function stepsLonger(
  { preparation_time, cook_time, directions }: CheckedRecipe,
  { language, addsUp = false }: CheckedConstraints,
): RecipeFinding[] {
  const given = preparation_time + cook_time
  if (given === 0 || (!addsUp && (cook_time === 0 || !mayTake(directions, mostApart(given, false))))) return []
  const said = minutesInSteps(directions, language, addsUp ? resting : standing, !addsUp)
  if (said <= mostApart(given, addsUp)) return []
  const params = { said, given }
  return [{ code: 'steps_longer', severity: 'info', place: { part: 'recipe' }, words: `${given}`, params }]
}

const hours = /\d ?h(?!\p{L})|(?<!\p{L})(?:hours?|hrs?|heures?)(?!\p{L})/iu
const inMinutes = /(\d+) ?(?:m(?!\p{L})|min|mn)/giu

/** Is there a chance that steps take longer? Most say at a glance that they do not. */
function mayTake(steps: readonly string[], most: number): boolean {
  const minutes = steps.flatMap((step) => matchesOf(step, inMinutes).map(([, number]) => Number(number)))
  return minutes.reduce((sum, one) => sum + one, 0) > most || steps.some((step) => hours.test(step))
}

/** For them there are rules (`check-eaters.ts`), and what they find is told. */
const known: ReadonlySet<Eater> = new Set<Eater>(['infant', 'small_child', 'pregnant'])

function uncounted({ unchecked = [] }: Constraints): RecipeFinding[] {
  const unknown = unchecked.filter((words) => !whoEats(words).some((eater) => known.has(eater)))
  return unknown.map((asked) => ({
    code: 'unchecked_wish',
    severity: 'info',
    place: { part: 'recipe' },
    words: asked,
    params: { asked },
  }))
}

/** Millilitres or grams of each unit; pieces and handfuls are not weighed. */
export const sizes: Partial<Record<UnitId, number>> = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  oz: 28,
  lb: 454,
  livre: 500,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  'fl-oz': 30,
  cup: 240,
  pint: 568,
  quart: 946,
  gallon: 3785,
  tsp: 5,
  tbsp: 15,
  dessertspoon: 10,
}

/** The most of a kind that one person is served, in grams or millilitres; far above what any sound recipe has. */
const most: Partial<Record<Kind, number>> = {
  seasoning: 15,
  spice: 15,
  'hot-spice': 10,
  'sweet-spice': 15,
  raising: 15,
  yeast: 20,
  gelatine: 20,
  bouquet: 20,
  herb: 80,
  aromatic: 100,
  'salty-sauce': 90,
  condiment: 150,
  vinegar: 250,
  butter: 250,
  'vegan-butter': 250,
  sugar: 400,
  syrup: 300,
  cocoa: 80,
  starch: 120,
  flour: 400,
  'gluten-free-flour': 400,
  rice: 350,
  pasta: 350,
  noodle: 350,
  grain: 350,
  'quick-grain': 350,
  mince: 700,
  steak: 900,
  poultry: 900,
  'stewing-meat': 900,
  'white-fish': 900,
  'oily-fish': 900,
  cream: 600,
  milk: 1500,
  'nutty-oil': 80,
} as Partial<Record<Kind, number>>

function amounts(recipe: CheckedRecipe, { listed }: RecipeFoods): RecipeFinding[] {
  const all = [recipe.title, ...recipe.directions].join(' ')
  if (checkedLanguages.some((language) => names[language].notEaten.test(all))) return []
  return listed.flatMap((line) => {
    const food = line.foods[0]?.meaning.foods[0]
    const { amount } = readLine(line.text, line.language)
    if (!food || !amount || !isTooMuch(food, amount, Math.max(1, recipe.serves))) return []
    const span = { start: amount.start, end: amount.end }
    const words = line.text.slice(span.start, span.end)
    return [{ code: 'amount', severity: 'warning', place: line.place, span, words, params: {} } as const]
  })
}

/** At least one person's amount of a dish for two may be in any recipe, so that "serves 1" of a cake says nothing. */
function isTooMuch({ kind }: Ingredient, { min, unit }: Amount, serves: number): boolean {
  if (kind === 'egg' && !unit) return min / serves > 10
  if (kind === 'aromatic' && unit?.id === 'clove') return min / serves > 20
  const size = unit && sizes[unit.id]
  const limit = most[kind]
  return size !== undefined && limit !== undefined && (min * size) / serves > limit
}
