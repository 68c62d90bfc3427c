import { draftFields } from '@roux/contract/content-fields'
import { allergens, diets } from '@roux/contract/diet'
import type { Draft } from '@roux/contract/draft'
import { type Fields, fieldsOf, isFields } from '@roux/contract/fields-of'
import type { KitchenLanguage } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { foods } from '@roux/cooking/foods/lexicon'
import { sortsOf } from '@roux/cooking/foods/sorts'
import { hash } from '../template/choice.ts'
import { asCookedEnd } from '../template/cooked-ends.ts'
import { findDish, type Slot, type Way } from '../template/dishes.ts'
import type { Filler } from '../template/filled.ts'
import { takesLeft } from '../template/slot-takes.ts'
import type { Tin } from '../template/vessels.ts'
import type { Composed, Without } from './composed.ts'
import { cooksThrough } from './cooked-through.ts'
import { canSay, isTaken, minutesOf } from './plan.ts'
import { accepts, isInItsPlace } from './stand-in-foods.ts'
import { textures } from './textured.ts'

/**
 * What a recipe was made of, as a text that goes with it, and that fits no other content. It has nothing of the cook's
 * own words. Empty where it would be too long to go along: the recipe is then like one that somebody else wrote.
 */
export function toComposition(composed: Composed, draft: Draft, language: KitchenLanguage): string {
  const text = JSON.stringify({ ...toFields(composed), of: contentHash(draft, language) })
  if (text.length <= limits.composition) return text
  const { earlier, ...alone } = composed
  return earlier ? toComposition(alone, draft, language) : ''
}

function toFields({ dish, way, filled, minutes: _, added, earlier, diets: named = [], ...rest }: Composed): object {
  const slots = Array.from(filled.slots, ([name, fillers]) => [name, fillers.map(toEntry)] as const)
  return {
    ...rest,
    ...(named.length > 0 && { diets: named }),
    dish: dish.id,
    way: way.id,
    slots: Object.fromEntries(slots),
    added: added.map(({ id }) => id),
    ...(earlier && { earlier: toFields(earlier) }),
  }
}

function toEntry({ ingredient, asked, atMost, times, left }: Filler) {
  return {
    food: ingredient.id,
    ...(asked !== null && { asked }),
    ...(atMost && { atMost }),
    ...(times && { times }),
    ...(left && { left }),
  }
}

/**
 * What a recipe was made of, where its content is still what the kitchen wrote. It comes from anybody: null unless every
 * part of it is something that the kitchen itself might have made. What must not be in it is for the caller to see to.
 */
export function readComposition(text: string, draft: Draft, language: KitchenLanguage): Composed | null {
  if (text === '' || text.length > limits.composition) return null
  const fields = fieldsOf(parseJson(text))
  return fields.of === contentHash(draft, language) ? readFields(fields, draft.serves) : null
}

function readFields(fields: Fields, serves: number): Composed | null {
  const dish = typeof fields.dish === 'string' ? findDish(fields.dish) : undefined
  const way = dish?.ways.find(({ id }) => id === fields.way)
  const slots = way && readSlots(way, fieldsOf(fields.slots))
  const added = readFoods(fields.added)
  if (!(dish && way && slots && added)) return null
  const fillers = [...slots.values()].flat()
  const filled = { slots, placed: new Set(fillers.flatMap(({ asked }) => asked ?? [])) }
  const isWhole =
    way.titles.some((title) => canSay(title, way.hero, filled)) && way.steps.some((step) => isTaken(step, filled))
  if (!isWhole) return null
  const texture = textures.find((one) => one === fields.texture)
  // Recipes that were kept before there could be several have one.
  const named = among(diets, fields.diets ?? [fields.diet])
  const before = isFields(fields.earlier) ? fields.earlier : null
  const earlier = before && readFields(before, (whole(before.serves, limits.serves + 1) ?? 0) || serves)
  return {
    dish,
    way,
    filled,
    serves,
    minutes: minutesOf(way, filled, serves),
    start: whole(fields.start, 2 ** 32) ?? 0,
    turn: whole(fields.turn, limits.seed) ?? 0,
    ...placeIn(way.titles, 'title', fields),
    ...placeIn(way.descriptions, 'description', fields),
    tin: readTin(fieldsOf(fields.tin)),
    ...(typeof fields.rest === 'string' && findDish(fields.rest) && { rest: fields.rest }),
    units: fields.units === 'us' ? 'us' : 'metric',
    ...(named.length > 0 && { diets: named }),
    without: readWithout(fieldsOf(fields.without)),
    isMilkApart: fields.isMilkApart === true,
    ...readSorts(fieldsOf(fields.sorts)),
    ...(fields.isPastDate === true && { isPastDate: true }),
    ...(fields.isWholemeal === true && { isWholemeal: true }),
    ...(texture && { texture }),
    added,
    ...(earlier && { earlier }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Of all that a cook reads, in its order. Another number in it is another content. */
function contentHash(draft: Draft, language: KitchenLanguage): string {
  const content = JSON.stringify([language, ...draftFields.map((field) => draft[field])])
  return [hash(content), hash(` ${content}`)].map((half) => half.toString(36)).join('-')
}

const byId: ReadonlyMap<unknown, Ingredient> = new Map(foods.map((food) => [food.id, food]))

/** In the order of the way; null where a slot has what it would never have. */
function readSlots(way: Way, fields: Fields): Map<string, readonly Filler[]> | null {
  const slots = new Map<string, readonly Filler[]>()
  for (const [name, slot] of Object.entries(way.slots)) {
    const given = fields[name]
    if (given === undefined) continue
    if (!Array.isArray(given) || given.length > (slot.all?.length ?? slot.upTo ?? 1)) return null
    const fillers = given.flatMap((one) => readFiller(way, name, slot, one) ?? [])
    if (fillers.length < given.length) return null
    slots.set(name, fillers)
  }
  return slots
}

function readFiller(way: Way, name: string, slot: Slot, given: unknown): Filler | null {
  if (!isFields(given)) return null
  const { food, asked, atMost, times } = given
  const ingredient = byId.get(food)
  const left = asCookedEnd(given.left)
  if (
    !ingredient ||
    !(accepts(slot, ingredient) || takesLeft(slot, ingredient, left) || isInItsPlace(slot, ingredient)) ||
    !(left || cooksThrough(way, name, ingredient))
  )
    return null
  const unit = [ingredient.serving[1], 'piece' as const].find((one) => Array.isArray(atMost) && atMost[1] === one)
  const most = Array.isArray(atMost) && unit && isShare(atMost[0], 10_000) && ([atMost[0], unit] as const)
  return {
    ingredient,
    asked: typeof asked === 'string' ? asked : null,
    ...(most && { atMost: most }),
    ...(isShare(times, mostTimes) && { times }),
    ...(left && { left }),
  }
}

/** So many times as much as is usual no recipe has of anything. */
export const mostTimes = 8

function isShare(value: unknown, most: number): value is number {
  return typeof value === 'number' && value >= 0.1 && value <= most
}

function whole(value: unknown, most: number): number | undefined {
  return Number.isSafeInteger(value) && typeof value === 'number' && value >= 0 && value < most ? value : undefined
}

function placeIn<Name extends 'title' | 'description'>(of: readonly unknown[], name: Name, fields: Fields) {
  const place = whole(fields[name], of.length)
  return place === undefined ? {} : { [name]: place }
}

function readTin({ shape, width, length }: Fields): Tin | null {
  const known = (['round', 'square', 'oblong', 'each'] as const).find((one) => one === shape)
  const isSize = (side: unknown): side is number => typeof side === 'number' && side >= 8 && side <= 60
  return known && isSize(width) && isSize(length) ? { shape: known, width, length } : null
}

function readSorts(fields: Fields): Pick<Composed, 'sorts'> {
  const sorts = Object.entries(fields).filter(
    (one): one is [string, string] => byId.has(one[0]) && sortsOf(one[0]).some(({ id }) => id === one[1]),
  )
  return sorts.length > 0 ? { sorts: Object.fromEntries(sorts) } : {}
}

function readWithout({ diets: kept, allergies, foods: left, isFirm }: Fields): Without {
  return {
    diets: among(diets, kept),
    allergies: among(allergens, allergies),
    foods: (Array.isArray(left) ? left : []).filter((id): id is string => byId.has(id)),
    ...(isFirm === true && { isFirm }),
  }
}

function among<One extends string>(all: readonly One[], some: unknown): One[] {
  return Array.isArray(some) ? all.filter((one) => some.includes(one)) : []
}

/** What joined it; null where one of them is no food. */
function readFoods(given: unknown): Ingredient[] | null {
  if (!Array.isArray(given) || given.length > mostAdded) return null
  const found = given.flatMap((id) => byId.get(id) ?? [])
  return found.length === given.length ? found : null
}

export const mostAdded = 6
