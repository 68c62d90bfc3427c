import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { andOthers, withOthers } from '../compose/compose-recipe.ts'
import type { Text } from '../cookbook/dish.ts'
import { type Dish, dishes, type Way } from '../template/dishes.ts'
import { joiningSteps } from './add-food.ts'
import type { ListedFood } from './listed-food.ts'
import { hasForm, matchStart, matchTemplate } from './match-template.ts'
import { type ReadLine, readListed } from './read-list.ts'
import { nothingRead, type Reader, type Reading } from './reading.ts'

/** A recipe whose every line and step is one of the kitchen's, and which. */
export type Recognised = {
  dish: Dish
  way: Way
  lines: readonly ReadLine[]
  foods: readonly ListedFood[]
  steps: readonly Text[]
  title: Text
  /** What the title names, by slot. */
  titled: Reading['slots']
  description: Text
  /** What stands after the description. */
  notes: string
  reading: Reading
}

/** Enough for the longest recipe of the kitchen many times over, and some ten milliseconds. */
const mostEffort = 100_000

/**
 * The way of the kitchen that a recipe was made in: composed by it, or changed since in its foods and amounts alone.
 * Null for what anybody else has written, and where somebody has put in words of their own.
 */
export function recogniseDish(recipe: Draft, language: KitchenLanguage): Recognised | null {
  const lines = recipe.ingredients.map((line) => readListed(line, language))
  const read = lines.flatMap((line) => line ?? [])
  if (read.length < lines.length) return null
  const foods = read.flatMap((line) => line.foods)
  const written = recipe.directions.map((direction) => direction.toLowerCase())
  const shared = { language, foods, names: new Map(), effort: { left: mostEffort } }
  const candidates = dishes.flatMap((dish) =>
    dish.ways
      .map((way) => ({ dish, way, reader: { ...shared, slots: way.slots, mostStrangers: foods.length } }))
      .filter(({ way, reader }) => hasStepOf(way, written, reader)),
  )
  for (const mostStrangers of [0, 1, 2, 4, 8]) {
    for (const { dish, way, reader } of candidates) {
      const found = recogniseWay(recipe, way, { ...reader, mostStrangers })
      if (found) return { dish, way, lines: read, foods, ...found }
    }
  }
  return null
}

/** Most recipes are of another dish: one step that is none of a way's rules it out. */
function hasStepOf(way: Way, directions: readonly string[], reader: Reader): boolean {
  return directions.some((direction) => way.steps.some((step) => hasForm(direction, step[reader.language], reader)))
}

type Steps = { steps: readonly Text[]; reading: Reading }

type Found = Steps & Head

function recogniseWay(recipe: Draft, way: Way, reader: Reader): Found | null {
  for (const { steps, reading } of matchSteps(recipe.directions, 0, 0, way, reader, nothingRead, [])) {
    const [head] = readHeads(recipe, way, reader, reading)
    if (head) return { steps, ...head }
  }
  return null
}

/** Steps come in their order, some may be gone; how foods were added may stand between them. */
function* matchSteps(
  directions: readonly string[],
  at: number,
  from: number,
  way: Way,
  reader: Reader,
  reading: Reading,
  before: readonly Text[],
): Generator<Steps> {
  const direction = directions[at]
  if (direction === undefined) {
    // A recipe of additions alone is none of this way.
    if (before.some((step) => (way.steps as readonly Text[]).includes(step))) yield { steps: before, reading }
    return
  }
  for (let index = from; index < way.steps.length; index += 1) {
    const step = way.steps[index]
    if (!step) continue
    for (const next of matchTemplate(direction, step[reader.language], reader, reading)) {
      yield* matchSteps(directions, at + 1, index + 1, way, reader, next, [...before, step])
    }
  }
  for (const step of joiningSteps) {
    // Each addition has a slot of its own.
    const slot = `added${'x'.repeat(at)}`
    const text = { en: step.en.replace('added', slot), fr: step.fr.replace('added', slot) }
    for (const next of matchTemplate(direction, text[reader.language], reader, reading)) {
      yield* matchSteps(directions, at + 1, from, way, reader, next, [...before, text])
    }
  }
}

type Head = Pick<Recognised, 'title' | 'titled' | 'description' | 'notes' | 'reading'>

function* readHeads({ title, description }: Draft, way: Way, reader: Reader, known: Reading): Generator<Head> {
  // A title tells of some of what is in a slot, and may name anything else that was asked for.
  const forTitle = { ...reader, mostStrangers: Number.POSITIVE_INFINITY }
  for (const named of way.titles.flatMap(withAsked)) {
    for (const { slots } of matchTemplate(title, named[reader.language], forTitle, nothingRead)) {
      if (![...slots].every(([slot, foods]) => areOf(slot, foods, way, known))) continue
      const heroes = slots.get('hero')
      const start = heroes ? { ...known, slots: new Map(known.slots).set('hero', heroes) } : known
      for (const told of way.descriptions) {
        for (const { at, reading } of matchStart(description, told[reader.language], reader, start)) {
          yield { title: named, titled: slots, description: told, notes: description.slice(at).trim(), reading }
        }
      }
    }
  }
}

/** Are these foods in a slot, as far as the steps have told? */
function areOf(slot: string, foods: readonly ListedFood[], way: Way, { slots }: Reading): boolean {
  if (slot === 'hero') return foods.length > 0 && areIn(way.hero, foods, slots)
  return areIn([slot], foods, slots)
}

function areIn(names: readonly string[], foods: readonly ListedFood[], slots: Reading['slots']): boolean {
  const known = names.map((name) => slots.get(name))
  return known.includes(undefined) || foods.every((food) => known.some((some) => some?.includes(food)))
}

/** A title may name behind it what else was asked for. */
function withAsked(title: Text): Text[] {
  const more = [withOthers, andOthers].map(({ en, fr }) => ({ en: `${title.en} ${en}`, fr: `${title.fr} ${fr}` }))
  return [title, ...more]
}
