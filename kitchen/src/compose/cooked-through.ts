import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { foods, ingredientById } from '@roux/cooking/foods/lexicon'
import { doneAt } from '@roux/cooking/heat/doneness'
import { heatGiven } from '@roux/cooking/heat/heat-given'
import { type RawMeat, rawKindOf, rawMeats } from '@roux/cooking/heat/raw-meat'
import { type Clause, clausesOf } from '@roux/cooking/mentions/clauses'
import { readFoods } from '@roux/cooking/mentions/read-foods'
import type { Step } from '../cookbook/dish.ts'
import type { Slot, Way } from '../template/dishes.ts'
import type { Filler } from '../template/filled.ts'
import { parseTemplate } from '../template/parse-template.ts'
import { render, type Scene } from '../template/render.ts'
import { vesselWords } from '../template/vessels.ts'
import { writeIngredientLine } from '../wording/ingredient-line.ts'
import { isTaken } from './plan.ts'
import { isItsOwn, isSoftened, stepsFrom } from './softened.ts'

const known = new WeakMap<Way, Map<string, boolean>>()

/**
 * Does a way heat a meat in one of its slots for as long as it needs (`doneness.ts`)? Its steps are read as those of any
 * other recipe, the shorter end of "6–8 min" counts, and no sign stands in for a time. Read once for a way, slot and meat.
 */
export function cooksThrough(way: Way, name: string, ingredient: Ingredient): boolean {
  const isRaw = rawKindOf(ingredient) !== undefined
  const isBacon = rawBacon.has(ingredient.id)
  if (!isRaw && !isBacon && !isInedibleRaw(ingredient)) return true
  const ofWay = known.get(way) ?? new Map<string, boolean>()
  known.set(way, ofWay)
  const key = `${name} ${ingredient.id}`
  const told =
    ofWay.get(key) ??
    ((!isBacon || isFried(way, name, ingredient)) &&
      (!isInedibleRaw(ingredient) || isHeated(way, name, ingredient)) &&
      isToldDone(way, name, ingredient) &&
      (!isRaw || kitchenLanguages.every((language) => shareIn(way, name, ingredient, language) >= enough)))
  ofWay.set(key, told)
  return told
}

/** No chicken is taken out at the 58 °C that a leg of lamb is told to have inside. */
function isToldDone(way: Way, name: string, ingredient: Ingredient): boolean {
  const kind = rawKindOf(ingredient)
  if (!kind || doneAt[kind].danger === null || isItsOwn(way, name, ingredient.id) || !way.hero.includes(name))
    return true
  const told = way.steps.flatMap(({ en }) => [...en.matchAll(/(\d+) °C inside/g)])
  return told.every(([, celsius]) => Number(celsius) >= doneAt[kind].celsius)
}

/** What nobody eats raw, or should: beans and potatoes upset who does, and grains are hard. */
function isInedibleRaw({ id, kind }: Ingredient): boolean {
  return inedibleKinds.has(kind) || inedibleRaw.has(id)
}

const inedibleKinds = kindSet('lentil grain quick-grain rice pasta')
const inedibleRaw: ReadonlySet<string> = new Set(
  'potato sweet-potato parsnip swede salsify pumpkin butternut-squash aubergine green-bean leek artichoke okra brussels-sprout chestnut'.split(
    ' ',
  ),
)

const heated = /\b(?:bak|roast|simmer|boil|steam|cook|fry|fried|grill|braise|microwave|oven)/i

/** Is what is in a slot cooked by a step that names it, or by one that cooks all that is there by then? */
function isHeated(way: Way, name: string, { id }: Ingredient): boolean {
  if (isItsOwn(way, name, id)) return true
  const { steps } = way
  const naming = steps.map(({ en }) => parseTemplate(en).slots)
  const at = naming.findIndex((named) => named.has(name))
  if (at < 0) return true
  return steps.some(({ cook = 0, en }, index) => {
    const isNamed = naming[index]?.has(name) === true && cook > 0
    return isNamed || (index > at && cook > 0 && heated.test(en) && (naming[index]?.size ?? 0) <= 1)
  })
}

/** Cured, and sold to be fried. */
const rawBacon: ReadonlySet<string> = new Set(['bacon', 'bacon-rasher', 'streaky-bacon', 'guanciale', 'turkey-bacon'])
const fried = /\b(?:fry|fried|cook|crisp|brown|sizzle|render|soften|sweat|warm|simmer|bake|roast|grill|braise)/i

/** Does the step that names it first heat it, or one after it all that is there? */
function isFried(way: Way, name: string, { id }: Ingredient): boolean {
  if (isItsOwn(way, name, id)) return true
  const at = way.steps.findIndex(({ en }) => parseTemplate(en).slots.has(name))
  const heats = ({ en }: Way['steps'][number]) => fried.test(en.replace(/\{[^}]*\}/g, ''))
  return at < 0 || way.steps.slice(at).some((step, index) => heats(step) && (index === 0 || (step.cook ?? 0) > 0))
}

/** Thirds do not quite add up to one. */
const enough = 0.999

/** Is it heated for as long as it needs, and no longer than it stands? */
export function suitsHeat(way: Way, name: string, ingredient: Ingredient): boolean {
  return cooksThrough(way, name, ingredient) && isSoftened(way, name, ingredient) && !isToughened(way, name, ingredient)
}

/** So many times the least that it needs make rubber of what is quickly done; a long time makes squid and octopus tender again. */
const tooMuch: Readonly<Partial<Record<Kind, number>>> = { 'white-fish': 12, 'oily-fish': 12, shellfish: 8 }

const toughened = new WeakMap<Way, Map<string, boolean>>()

/**
 * Is it on the heat for much too long? In the oven a sauce or a crust keeps it; what a dish is written with it treats as it
 * should. What a dish is made of has no other place in it: that may take longer.
 */
function isToughened(way: Way, name: string, ingredient: Ingredient): boolean {
  const most = (tooMuch[ingredient.kind] ?? Infinity) * (way.slots[name]?.optional ? 1 : 1.7)
  if (most === Infinity || way.oven || isItsOwn(way, name, ingredient.id)) return false
  const ofWay = toughened.get(way) ?? new Map<string, boolean>()
  toughened.set(way, ofWay)
  const key = `${name} ${ingredient.id}`
  // What came before it heats it as little as what is done to another meat.
  const told = ofWay.get(key) ?? shareIn(way, name, ingredient, 'en', stepsFrom(way, name)) > most
  ofWay.set(key, told)
  return told
}

const shares = new WeakMap<Way, Map<string, number>>()

/**
 * What a meat gets of the least that it needs (1 is enough) in a way whose other slots are filled as they are when nobody asks for
 * anything else: as much as any other that is cut and cooked as it is. Fish may be meant to stay raw; where it is heated, it is
 * cooked.
 * @param steps the last ones of the way
 */
function shareIn(
  way: Way,
  name: string,
  ingredient: Ingredient,
  language: KitchenLanguage,
  steps: readonly Step[] = way.steps,
): number {
  const prep = (way.slots[name]?.fleshPrep ?? way.slots[name]?.prep ?? ingredient.prep)?.[language] ?? ''
  const meat = meatOf(writeIngredientLine(ingredient, ingredient.serving, language, prep), language)
  if (!meat) return 1
  const ofWay = shares.get(way) ?? new Map<string, number>()
  shares.set(way, ofWay)
  const key = [language, steps.length, name, meat.kind, meat.cut, meat.size, meat.isUnshaped].join(' ')
  const share = ofWay.get(key) ?? shareOf(meat, clausesWith(way, name, ingredient, language, steps))
  ofWay.set(key, share)
  return share
}

function shareOf(meat: RawMeat, clauses: readonly Clause[]): number {
  const { share } = heatGiven(meat, clauses, 'min')
  return share === 0 && doneAt[meat.kind].danger === null ? 1 : share
}

/** All that is done to it, as it is read in a language. */
function clausesWith(
  way: Way,
  name: string,
  ingredient: Ingredient,
  language: KitchenLanguage,
  steps: readonly Step[],
): Clause[] {
  const slots = new Map(
    Object.entries(way.slots).map(([slot, data]): [string, readonly Filler[]] => [
      slot,
      slot === name ? [{ ingredient, asked: null }] : ownOf(data),
    ]),
  )
  const portions = Array.from(slots, ([slot, fillers]) => {
    const inSlot = way.slots[slot] ?? {}
    return [
      slot,
      fillers.map((one) => ({ ...one, amount: one.ingredient.serving, asked: false, slot: inSlot })),
    ] as const
  })
  const scene: Scene = { language, portions: new Map(portions), words: vesselWords(4, language), choose: () => 0 }
  return steps
    .filter((step) => isTaken(step, { slots, placed: new Set() }))
    .flatMap((step) => clausesIn(render(step, scene), language))
}

function ownOf({ first = [], vary = [], all = [], takes = [], optional, spare }: Slot): Filler[] {
  const ids = all.length > 0 ? all : [...first, ...vary].slice(0, 1)
  const own = spare ? [] : ids.map(ingredientById)
  const some = own.length > 0 || optional ? own : foods.filter(({ kind }) => kind === takes[0]).slice(0, 1)
  return some.map((ingredient) => ({ ingredient, asked: null }))
}

/** Ways share their lines. */
const readLines = new Map<string, RawMeat | undefined>()

function meatOf(line: string, language: KitchenLanguage): RawMeat | undefined {
  const key = `${language} ${line}`
  if (!readLines.has(key)) readLines.set(key, rawMeats(readFoods(recipeOf([line], []), language).listed)[0])
  return readLines.get(key)
}

/** Ways share their steps, and what changes from meat to meat is one or two of them. */
const readSteps = new Map<string, readonly Clause[]>()

function clausesIn(step: string, language: KitchenLanguage): readonly Clause[] {
  const read = readSteps.get(step) ?? clausesOf(readFoods(recipeOf([], [step]), language).steps)
  readSteps.set(step, read)
  return read
}

function recipeOf(ingredients: string[], directions: string[]) {
  return { title: '', description: '', preparation_time: 0, cook_time: 0, serves: 4, ingredients, directions }
}
