import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import type { Choose } from '../template/choice.ts'
import { asCookedEnd } from '../template/cooked-ends.ts'
import type { Slot, Way } from '../template/dishes.ts'
import type { Filled, Filler } from '../template/filled.ts'
import { parseTemplate } from '../template/parse-template.ts'
import { isStretched } from '../template/portions.ts'
import { takes, takesLeft } from '../template/slot-takes.ts'
import { isToldWithout } from '../template/told-without.ts'
import type { Asked, Wish } from '../understand/wish.ts'
import { suitsHeat } from './cooked-through.ts'
import { forTheSameUse } from './for-the-same-use.ts'
import { isCookedApart, isInOneVessel } from './good-for.ts'
import { isTaken } from './plan.ts'
import { isInItsPlace } from './stand-in-foods.ts'
import { isFreshStaple, isStaple } from './staple.ts'
import { suitsSteps } from './suits-steps.ts'

/**
 * Puts ingredients into the slots of a way, or null where something that it needs must not be used.
 * @param before what is in them already: it stays as far as it may, and what is empty stays so
 */
export function fillWay(way: Way, wish: Wish, choose: Choose, before: Filled['slots'] = empty): Filled | null {
  const slots = new Map<string, readonly Filler[]>()
  const placed = new Set<string>()
  const used = new Set<string>()
  const crowded: string[] = []
  for (const [name, slot] of Object.entries(way.slots)) {
    if (!isWanted(slot, slots, wish)) continue
    // What it would leave raw has no place in it, whoever asked for it.
    const isFit = (one: Ingredient, asked?: Asked) =>
      isFree(slot, one, used) &&
      suitsSteps(way, name, one) &&
      (asCookedEnd(asked?.end) !== undefined || suitsHeat(way, name, one))
    const there = before.get(name)
    const fillers =
      there?.filter(({ ingredient, left }) => wish.allows(ingredient) && (left !== undefined || isFit(ingredient))) ??
      []
    fillers.push(...fillAsked(slot, roomIn(slot, fillers), wish, wish.asked, placed, isFit))
    const flavours = fillAsked(slot, roomIn(slot, fillers), wish, wish.flavours, placed, isFit)
    for (const { ingredient, asked } of flavours) {
      fillers.push(own(ingredient))
      if (asked) placed.add(asked)
    }
    const isSpared = slot.without !== undefined && isFilled(slot.without, slots)
    // Meat that was there of the dish's own accord makes way for what now has its place: the ham for the turkey.
    const isOwnMeat = ({ asked, ingredient }: Filler) => asked === null && isFlesh(ingredient)
    if (isSpared && before.size > 0 && fillers.every(isOwnMeat)) fillers.length = 0
    const isAsBefore = there && (fillers.length > 0 || (there.length === 0 && slot.without === undefined))
    // Rice beside it would take a second pot.
    const isBeside = isInOneVessel(wish) && isCookedApart(way, name)
    if (!isSpared && !isAsBefore && !isBeside) fillers.push(...fillOwn(slot, name, fillers, wish, isFit, choose))
    // What grew for it, said in the same breath, does in its place.
    const isGrown = (one: string) => before.get(one)?.some(({ times = 1 }) => times > 1) ?? false
    const isJoined = there?.length === 0 && isToldWithout(way, name, isGrown)
    if (fillers.length === 0 && !slot.optional && !isSpared && !isJoined) return null
    for (const { ingredient, asked } of fillers) {
      used.add(ingredient.id)
      if (asked) placed.add(asked)
    }
    slots.set(name, fillers)
    if (isSpared && fillers.length > 0) crowded.push(name)
  }
  // What was asked for beside that which has its place is in no pan where no step speaks of both.
  for (const name of crowded.filter((one) => !isTold(way, { slots, placed }, one))) {
    for (const { asked } of slots.get(name) ?? []) if (asked) placed.delete(asked)
    slots.set(name, [])
  }
  return { slots, placed }
}

function isTold({ steps }: Way, filled: Filled, name: string): boolean {
  return steps.some((step) => parseTemplate(step.en).slots.has(name) && isTaken(step, filled))
}

const empty: Filled['slots'] = new Map()

function roomIn({ upTo = 1 }: Slot, fillers: readonly Filler[]): number {
  return upTo - fillers.length
}

/** How many of the ingredients asked for any slot of a way may take. */
export function countPlaceable(way: Way, wish: Wish): number {
  if (wish.asked.length === 0) return 0
  const { kinds, ids } = takenBy(way)
  const fits = (option: Ingredient) => (kinds.has(option.kind) || ids.has(option.id)) && wish.allows(option)
  return wish.asked.filter(({ options, end }) => options.some(fits) || (end === 'meat' && kinds.has('poultry'))).length
}

type Taken = { kinds: ReadonlySet<Kind>; ids: ReadonlySet<string> }

const takenByWay = new WeakMap<Way, Taken>()

function takenBy(way: Way): Taken {
  const known = takenByWay.get(way)
  if (known) return known
  const slots = Object.values(way.slots)
  const taken = {
    kinds: new Set(slots.flatMap(({ takes = [] }) => takes)),
    ids: new Set(slots.flatMap(({ first = [], vary = [], all = [] }) => [...first, ...vary, ...all])),
  }
  takenByWay.set(way, taken)
  return taken
}

function isWanted(slot: Slot, slots: Filled['slots'], wish: Wish): boolean {
  if (slot.with && !isFilled(slot.with, slots)) return false
  return !slot.instead || !wish.allows(ingredientById(slot.instead))
}

/** Is one of these slots filled, as in "fruit+cream"? */
function isFilled(name: string, slots: Filled['slots']): boolean {
  const hasAny = (one: string) => (slots.get(one)?.length ?? 0) > 0
  return name.includes('+') ? name.split('+').some(hasAny) : hasAny(name)
}

function fillAsked(
  slot: Slot,
  room: number,
  wish: Wish,
  all: readonly Asked[],
  placed: ReadonlySet<string>,
  isFit: (one: Ingredient, asked: Asked) => boolean,
): Filler[] {
  const fillers: Filler[] = []
  for (const asked of all) {
    if (fillers.length >= room) break
    if (placed.has(asked.id)) continue
    const ingredient = fitting(slot, asked, wish, isFit)
    if (ingredient && !fillers.some((filler) => filler.ingredient === ingredient)) {
      const { id, atMost, end } = asked
      const left = asCookedEnd(end)
      fillers.push({
        ingredient,
        asked: id,
        ...(atMost && (wish.serves === null || isStretched(ingredient)) && { atMost }),
        ...(left && { left }),
      })
    }
  }
  return fillers
}

function fitting(
  slot: Slot,
  asked: Asked,
  wish: Wish,
  isFit: (one: Ingredient, asked: Asked) => boolean,
): Ingredient | undefined {
  const left = asCookedEnd(asked.end)
  const fits = (option: Ingredient) => takesLeft(slot, option, left) && wish.allows(option) && isFit(option, asked)
  // Of lentils, a salad takes the sort that suits a salad; who named a sort gets that one.
  const suiting = asked.isFamily ? [slot.first, slot.vary].flatMap((ids) => (ids ? inLexicon(ids) : [])) : []
  const itself = suiting.find((one) => asked.options.includes(one) && fits(one)) ?? asked.options.find(fits)
  if (!itself && wish.isSwapped) return insteadOf(slot, asked, wish, isFit)
  // Who names a dish of mince means that of the bird.
  return itself ?? (wish.dishes.length > 0 ? asked.options.flatMap(mincedOf).find(fits) : undefined)
}

/** What is to take the place of the meat or fish that a slot is known for, cut as that is. */
function insteadOf(
  slot: Slot,
  asked: Asked,
  wish: Wish,
  isFit: (one: Ingredient, asked: Asked) => boolean,
): Ingredient | undefined {
  const [known] = slot.first ? inLexicon(slot.first) : []
  if (!known) return undefined
  return asked.options
    .map((one) => forTheSameUse(one, [known]))
    .find((one) => (takes(slot, one) || isInItsPlace(slot, one)) && wish.allows(one) && isFit(one, asked))
}

const minced: Readonly<Record<string, string>> = {
  turkey: 'turkey-mince',
  'chicken-breast': 'chicken-mince',
  'chicken-thigh': 'chicken-mince',
}

function mincedOf({ id }: Ingredient): Ingredient[] {
  const mince = minced[id]
  return mince === undefined ? [] : [ingredientById(mince)]
}

function isFree({ again }: Slot, { id }: Ingredient, used: ReadonlySet<string>): boolean {
  return again === true || !used.has(id)
}

function fillOwn(
  slot: Slot,
  name: string,
  taken: readonly Filler[],
  wish: Wish,
  isFit: (one: Ingredient) => boolean,
  choose: Choose,
): Filler[] {
  const isTaken = (one: Ingredient) => taken.some(({ ingredient }) => ingredient === one)
  // Who has nothing else buys only what the dish cannot be without.
  const isThere = (one: Ingredient) => !wish.hasNothingElse || !slot.optional || (isStaple(one) && !isFreshStaple(one))
  // Who wants it mild gets no chilli that the dish can do without.
  const never = new Set(slot.optional ? wish.tastes.flatMap((taste) => taste.never ?? []) : [])
  // Nor what crunches who cannot chew.
  const isSoft = slot.optional === true && wish.occasions.includes('soft')
  const isMeant = ({ id, kind }: Ingredient) => !(never.has(kind) || never.has(id) || (isSoft && crunchy.has(kind)))
  const isUsable = (one: Ingredient) => wish.allows(one) && !isTaken(one) && isFit(one) && isThere(one) && isMeant(one)
  if (slot.all) return inLexicon(slot.all).filter(isUsable).map(own)
  if (taken.length > 0 || (slot.spare && wish.asked.length > 0)) return []
  // What cooks of the other language have at home is no first choice, but better than nothing.
  const isHome = ({ home }: Ingredient) => home === undefined || home === wish.language
  const first = slot.first ? inLexicon(slot.first) : []
  // Who wants no sugar wants no syrup for it where the dish can do without.
  if (slot.optional && first[0] && sugars.has(first[0].kind) && !wish.allows(first[0])) return []
  const best = first.find((one) => isHome(one) && isUsable(one)) ?? first.find(isUsable)
  if (best) return [own(best)]
  // Nobody's own choice for hours in a bag is what spoils in it.
  const keeps = ({ kind }: Ingredient) => !wish.occasions.includes('packed') || !spoiling.has(kind)
  const usable = slot.vary ? inLexicon(slot.vary).filter((one) => isUsable(one) && keeps(one)) : []
  const varied = usable.some(isHome) ? usable.filter(isHome) : usable
  const one = varied[choose(name, varied.length)]
  return one ? [own(one)] : []
}

const crunchy = kindSet('seed nut crumbs biscuit')
const sugars = kindSet('sugar')
const spoiling = kindSet('poultry steak mince white-fish oily-fish shellfish mollusc egg smoked-fish')

function own(ingredient: Ingredient): Filler {
  return { ingredient, asked: null }
}

/** Looked up once: every way is filled anew for every request. */
const lookedUp = new WeakMap<readonly string[], readonly Ingredient[]>()

function inLexicon(ids: readonly string[]): readonly Ingredient[] {
  const known = lookedUp.get(ids)
  if (known) return known
  const found = ids.map(ingredientById)
  lookedUp.set(ids, found)
  return found
}
