import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import { type Composed, withoutOf } from '../compose/composed.ts'
import { cooksThrough, suitsHeat } from '../compose/cooked-through.ts'
import { bulkOf, forTheSameUse } from '../compose/for-the-same-use.ts'
import { fillersOf, minutesOf, type Plan } from '../compose/plan.ts'
import { accepts } from '../compose/stand-in-foods.ts'
import { suitsSteps } from '../compose/suits-steps.ts'
import type { Way } from '../template/dishes.ts'
import type { Filler } from '../template/filled.ts'
import { parseTemplate } from '../template/parse-template.ts'
import { leftAs, takesLeft } from '../template/slot-takes.ts'
import { optionsOf } from '../understand/named.ts'
import type { WishedSwap } from '../understand/said-of-names.ts'
import { allowsIn, foodsOf, type Own, refilled, take, toAsked } from './own.ts'
import { add, namedAsBefore } from './own-additions.ts'
import { meantAmong } from './own-foods.ts'
import { joinedWith } from './own-joined.ts'
import { inAnotherDish, inAnotherWay, sayComposed } from './own-ways.ts'
import { isStock } from './stocks.ts'
import { takeAndSay } from './take-and-say.ts'
import { namesOf } from './work.ts'

const swapped = kindsThatAre('swapped')
const mains = kindsThatAre('main')

/** Another food in the place of one, where that is cooked as it needs: in its slot, or in a dish of the same kind. */
export function exchange(own: Own, { from, to, orAdd }: WishedSwap): void {
  const options = to.asked ? optionsOf(to.asked) : []
  if (options.length === 0) {
    const one = to.isDish ? ({ what: 'dish', why: 'one_dish' } as const) : ({ what: 'food', why: 'unknown' } as const)
    own.said.push(sayNotKept({ ...one, words: [to.words] }))
    return
  }
  const allowed = options.filter((food) => allowsIn(own, food))
  if (allowed.length === 0) {
    own.said.push(sayNotKept({ what: 'food', why: 'avoided', words: [to.words] }))
    return
  }
  const meant = meantAmong(foodsOf(own.composed), from, own)
  if (meant.length > 0) exchangeFoods(own, meant, [...new Set(allowed.map((food) => forTheSameUse(food, meant)))])
  else if (orAdd || from.isLast || (from.asked && optionsOf(from.asked).some(isFlesh))) add(own, allowed.slice(0, 1))
  // What is taken is only the nearest to what was named.
  if (to.asked?.kind === 'unkept' && foodsOf(own.composed).some((food) => allowed.includes(food)))
    own.said.push(sayKeptOtherwise({ what: 'food', why: 'unknown', words: [to.words] }))
  if (meant.length === 0 && !orAdd && !from.isLast)
    own.said.push(sayNotKept({ what: 'replace', why: 'absent', words: [from.words] }))
}

/** @param isWorth for it another dish is wanted too, where this one needs what goes */
export function exchangeFoods(
  own: Own,
  meant: readonly Ingredient[],
  options: readonly Ingredient[],
  isWorth = false,
): void {
  const { composed, language } = own
  const there = foodsOf(composed).filter((food) => !meant.includes(food))
  // Stock is what stock there is.
  const named = options.find((food) => there.includes(food) && isStock(food)) ?? options[0]
  if (named && there.includes(named) && isJoined(own, meant, named)) return
  const raw = inSlotOf(own, meant, options)
  const cooked = raw ? null : inSlotOf(own, meant, options, true)
  // What the dish cooks in a way of its own does not come cooked.
  const next = raw ?? (cooked && (madeWith(own, meant, options) ?? cooked))
  if (next) {
    takeAndSay(own, next)
    return
  }
  const added = composed.added.filter((food) => !meant.includes(food))
  if (added.length < composed.added.length) {
    own.composed = { ...composed, added }
    add(own, options.slice(0, 1))
    return
  }
  const [first] = options
  const isMadeOfIt = first !== undefined && mains.includes(first.kind)
  if (!isMadeOfIt && isLeftFor(own, meant, options)) return
  const way = madeWith(own, meant, options, { isWorth })
  if (way) {
    takeAndSay(own, way)
    return
  }
  if (isMadeOfIt && isLeftFor(own, meant, options)) return
  // For a garnish nobody wants another dish.
  const isMain = isWorth || meant.some(({ kind }) => swapped.includes(kind))
  const other = isMain ? madeWith(own, meant, options, { isMain, isWorth }) : null
  if (other) {
    take(own, other)
    sayComposed(own, meant)
    return
  }
  own.said.push(sayNotKept({ what: 'replace', why: 'no_place', words: namesOf(options.slice(0, 1), language) }))
}

/** What comes is there already: there is so much more of it, where the dish bears that; nothing else comes for it. */
function isJoined(own: Own, meant: readonly Ingredient[], named: Ingredient): boolean {
  const words = namesOf([named], own.language)
  const joined = joinedWith(own, meant, named)
  if (joined) {
    take(own, joined)
    own.said.push(sayChanged({ what: 'replaced', words: namesOf(meant, own.language), instead: words[0] ?? '' }))
    return true
  }
  if (mains.includes(named.kind)) return false
  own.said.push(sayNotKept({ what: 'replace', why: 'no_place', words }))
  return true
}

type Making = { isMain?: boolean; isWorth?: boolean }

/** The dish in this way or another with the first food that it can be made with in the place of others; where it `isMain`, another dish. */
function madeWith(
  own: Own,
  meant: readonly Ingredient[],
  options: readonly Ingredient[],
  making: Making = {},
): Composed | null {
  for (const food of options) {
    const made = madeWithOne(own, meant, food, making)
    if (made) return { ...made, without: own.composed.without }
  }
  return null
}

function madeWithOne(
  own: Own,
  meant: readonly Ingredient[],
  food: Ingredient,
  { isMain, isWorth }: Making,
): Composed | null {
  const { composed } = own
  const asked = [toAsked(food)]
  // Who wants chickpeas and no lamb wants no beef either.
  const isMeatless = meant.some(isFlesh) && !isFlesh(food)
  const isFree = (one: Ingredient) => !meant.includes(one) && !(isMeatless && isFlesh(one))
  const without = withoutOf((one) => allowsIn(own, one) && isFree(one))
  const free = { ...own, composed: { ...composed, without } }
  // Who names what comes wants nothing else in the place of what goes.
  const isBesides = ({ ingredient, asked: by }: Filler) =>
    by === null && mains.includes(ingredient.kind) && !foodsOf(composed).includes(ingredient)
  const isFit = (plan: Plan) => plan.filled.placed.has(food.id) && !(isWorth && fillersOf(plan).some(isBesides))
  if (isMain) return inAnotherDish(free, asked, isFit)
  const same = refilled(free, slotsWithout(composed, meant), asked)
  if (same && isFit(same) && !fillersOf(same).some(isBesides)) return same
  return inAnotherWay(free, (plan) => isFit(plan) && !plan.way.gear, asked)
}

/** What the dish can do without goes for what it has another place for, and stays what it is. */
function isLeftFor(own: Own, meant: readonly Ingredient[], options: readonly Ingredient[]): boolean {
  const next = refilled(own, slotsWithout(own.composed, meant))
  const there = foodsOf(own.composed).filter((food) => !meant.includes(food))
  if (!next || !foodsOf(next).every((food) => there.includes(food))) return false
  const tried: Own = { ...own, said: [] }
  takeAndSay(tried, next)
  add(tried, options)
  if (tried.said.some(({ code }) => code === 'not_kept')) return false
  own.composed = tried.composed
  own.said.push(...tried.said)
  return true
}

function slotsWithout({ filled }: Composed, gone: readonly Ingredient[]): Composed['filled']['slots'] {
  const stay = (fillers: readonly Filler[]) => fillers.filter(({ ingredient }) => !gone.includes(ingredient))
  return new Map(Array.from(filled.slots, ([name, fillers]) => [name, stay(fillers)] as const))
}

/** In the same slot, with the same of everything else; cooked before where that is the only way. */
function inSlotOf(
  own: Own,
  meant: readonly Ingredient[],
  options: readonly Ingredient[],
  mayBeLeft = false,
): Composed | null {
  const { composed } = own
  const { way, serves } = composed
  const used = new Set(foodsOf(composed).filter((food) => !meant.includes(food)))
  let isPlaced = false
  const slots = new Map<string, readonly Filler[]>()
  for (const [name, fillers] of namedAsBefore(own)) {
    const slot = way.slots[name]
    const stay = fillers.filter(({ ingredient }) => !meant.includes(ingredient))
    const first = fillers.find(({ ingredient }) => meant.includes(ingredient))
    const raw = options.find(
      (one) => slot && accepts(slot, one) && suitsHeat(way, name, one) && suitsSteps(way, name, one) && !used.has(one),
    )
    // What would be cooked through there, or made only tough, does not come cooked.
    const isTough = (one: Ingredient) =>
      slot && (accepts(slot, one) || isCooked(way, name)) && cooksThrough(way, name, one)
    const isLeft = (one: Ingredient) => slot && isFlesh(one) && takesLeft(slot, one, leftAs(one)) && !isTough(one)
    const food = raw ?? (mayBeLeft ? options.find((one) => isLeft(one) && !used.has(one)) : undefined)
    if (first && food && !isPlaced) {
      isPlaced = true
      const { atMost: _, ...kept } = first
      const times = slot && bulkOf(first.ingredient, food, slot)
      const left = raw ? undefined : leftAs(food)
      slots.set(name, [
        ...stay,
        { ...kept, ingredient: food, asked: food.id, ...(times && { times }), ...(left && { left }) },
      ])
    } else if (first && !slot?.optional && stay.length === 0) return null
    else slots.set(name, stay)
  }
  if (!isPlaced) return null
  const filled = { slots, placed: new Set([...slots.values()].flat().flatMap(({ asked }) => asked ?? [])) }
  return { ...composed, filled, minutes: minutesOf(way, filled, serves) }
}

/** Does a step that takes its time cook what is in a slot? */
function isCooked({ steps }: Way, name: string): boolean {
  return steps.some(({ cook = 0, en }) => cook > 0 && parseTemplate(en).slots.has(name))
}
