import { sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { type Composed, isFirm, isLeftOut, withoutOf } from '../compose/composed.ts'
import { suitsHeat } from '../compose/cooked-through.ts'
import { inOtherForm } from '../compose/for-the-same-use.ts'
import type { Plan } from '../compose/plan.ts'
import { accepts, standInsFor } from '../compose/stand-in-foods.ts'
import type { Dish } from '../template/dishes.ts'
import type { Filler } from '../template/filled.ts'
import type { Said } from '../understand/mark-names.ts'
import { isCovered, optionsOf } from '../understand/named.ts'
import { type Change, foodsWanted } from '../understand/read-change.ts'
import { allowsAlways, allowsIn, foodsOf, isKeptApart, type Own, refilled, take, toAsked } from './own.ts'
import { shared } from './own-additions.ts'
import { inAnotherDish, inAnotherWay, sayComposed } from './own-ways.ts'
import { targetOf } from './rules.ts'
import { isStock, namesStock } from './stocks.ts'
import { takeAndSay } from './take-and-say.ts'
import { namesOf } from './work.ts'

const plants = kindsThatAre('plant')

/** Those of some foods that a name means: what is called so before what is only made of it, and never its stock. */
export function meantAmong(foods: readonly Ingredient[], said: Said, own: Own): Ingredient[] {
  const { words, named, dish, isOfOtherColour, isLast } = said
  if (isOfOtherColour) return []
  if (isLast) return cameLast(own).filter((food) => foods.includes(food))
  const target = targetOf(words, own.language)
  const some = namesStock(words) ? foods : foods.filter((food) => !isStock(food))
  const options = named ? optionsOf(named) : []
  const itself = some.filter((food) => options.includes(food))
  const isIt = named?.kind === 'ingredient' || (named?.kind === 'unkept' && named.food.isMadeOfIt)
  if (itself.length > 0 && isIt) return itself
  const called = some.filter(target.resembles)
  // Olive oil is called like olives, and is none; butter is dairy, and not called milk.
  const exact = named ? called.filter((food) => isCovered(food, named)) : []
  const alike = exact.length > 0 ? exact : called
  if (alike.length > 0) return alike
  const meant = some.filter((food) => target.covers(food) || (named !== null && isCovered(food, named)))
  // Chips are potatoes.
  const madeOf = named || !dish ? [] : heroIdsOf(dish)
  return meant.length > 0 ? meant : some.filter(({ id, kind }) => madeOf.includes(id) && plants.includes(kind))
}

/** What the last change has brought. */
function cameLast({ before }: Own): Ingredient[] {
  const { earlier } = before
  return earlier ? foodsOf(before).filter((food) => !foodsOf(earlier).includes(food)) : []
}

function heroIdsOf({ ways: [usual] }: Dish): readonly string[] {
  return usual?.hero.flatMap((name) => usual.slots[name]?.first?.slice(0, 1) ?? []) ?? []
}

/** What the cook will not have any more goes, with something in its place where the dish needs it or the cook wants it. */
export function leaveOut(own: Own, change: Change): void {
  const { composed, language } = own
  const meant = change.without.map((one) => ({ one, foods: meantAmong(foodsOf(composed), one, own) }))
  const refused = new Set(meant.flatMap(({ foods }) => foods))
  const names = change.without.flatMap((one) => (one.isOfOtherColour ? [] : targetOf(one.name, language)))
  // What is in it, and only called alike, stays: olive oil, who wants no olives.
  const present = foodsOf(composed)
  const families = change.without.flatMap(({ named }) => (named?.kind === 'family' ? named : []))
  const wanted = change.isAllergic ? [] : change.added.flatMap(({ options }) => options.slice(0, 1))
  // Who wants no bun wants no other roll, and who wants no soy sauce no tamari.
  const isAsGood = (food: Ingredient) => [...refused].some((one) => isSameToCook(one, food))
  const isNamed = (food: Ingredient) =>
    refused.has(food) ||
    (!wanted.includes(food) && !present.includes(food) && isAsGood(food)) ||
    (!wanted.includes(food) &&
      !present.includes(food) &&
      (names.some((target) => target.resembles(food)) || families.some((named) => isCovered(food, named))))
  const apart: Own = { ...own, composed: { ...composed, isMilkApart: composed.isMilkApart || change.isMilkApart } }
  const ruled = { diets: change.diets, allergies: change.allergies, foods: [] }
  const isKept = (food: Ingredient) => allowsAlways(own, food) && change.allows(food) && !isLeftOut(food, ruled)
  const isRight = (food: Ingredient) => isKept(food) && !isKeptApart(apart, food)
  const isAllowed = (food: Ingredient) => isKept(food) && !isNamed(food)
  const isForever = change.isAllergic || isFirm(change.wish) || composed.without.isFirm
  const without = withoutOf(isAllowed, isForever)
  const free: Own = {
    ...own,
    composed: { ...apart.composed, without, diets: [...new Set([...(composed.diets ?? []), ...change.diets])] },
  }
  const broken = foodsOf(composed).filter((food) => !allowsIn(free, food))
  const isRuled = change.isAllergic || broken.some((food) => !isRight(food))
  const isDone =
    broken.length > 0
      ? replaceBroken(free, change, { gone: isRuled ? refused : new Set(broken), isSoft: !isRuled })
      : true
  // Of several what can go goes.
  if (!isDone && meant.length > 1) {
    for (const one of change.without) leaveOut(own, { ...change, without: [one] })
    return
  }
  // What has gone for something else is not missed.
  const isMissed = (one: Said) => meantAmong(foodsOf(own.before), one, own).length === 0
  for (const { one, foods } of meant)
    if (foods.length === 0 && !one.isLast && isMissed(one))
      own.said.push(sayNotKept({ what: 'without', why: one.isDish ? 'needed' : 'absent', words: [one.words] }))
  if (isDone) own.composed = free.composed
  else own.said.push(sayNotKept({ what: 'without', why: 'needed', words: namesOf(broken, language) }))
  const isRule = change.diets.length + change.allergies.length + change.wish.regimes.length > 0
  const isAnother = own.said.some(({ code, params }) => code === 'changed' && params.what === 'dish')
  if (broken.length === 0 && isRule && change.without.length === 0 && !isAnother)
    own.said.push(sayKeptOtherwise({ what: 'diet', why: 'already' }))
}

const soya: ReadonlySet<string> = new Set(['soy-sauce', 'tamari'])
const rolls = /\b(?:bun|roll|bread)s?\b/

const strings: ReadonlySet<string> = new Set(['noodle', 'pasta'])

function isSameToCook(one: Ingredient, { id, kind, en }: Ingredient): boolean {
  if (soya.has(one.id)) return soya.has(id)
  // Without its noodles a soup has no pasta, and without its ham a dish no bacon.
  if (strings.has(one.kind)) return strings.has(kind)
  if (one.kind === 'cured-meat') return kind === 'cured-meat'
  const isRoll = one.kind === 'bread' && rolls.test(one.en.many ?? one.en.one ?? '')
  return isRoll && kind === 'bread' && rolls.test(en.many ?? en.one ?? '')
}

/** What nobody misses where the dish can do without; is it only disliked? */
type Gone = { gone: ReadonlySet<Ingredient>; isSoft: boolean }

/** In the same way, in another way of the dish, or, where it must not stay, in another dish. */
function replaceBroken(free: Own, change: Change, { gone, isSoft }: Gone): boolean {
  const { composed } = free
  const { way, filled } = composed
  const isFree = (food: Ingredient) => allowsIn(free, food)
  const isSimplyGone = ({ ingredient }: Filler) => gone.has(ingredient) && !change.wantsInstead
  const kept = Array.from(filled.slots, ([name, fillers]): [string, readonly Filler[]] => {
    const stay = way.slots[name]?.optional ? fillers.filter((filler) => !isSimplyGone(filler)) : fillers
    const few = stay.filter(({ ingredient }) => isFree(ingredient)).length
    return [name, asFew(stay, few / fillers.length).map((filler) => inOtherForm(filler, isFree))]
  })
  free.composed = { ...composed, added: composed.added.filter(isFree) }
  const named = change.wantsInstead ? change.added.filter(({ isFamily }) => !isFamily) : change.added
  const there = foodsOf(composed)
  const isNew = (food: Ingredient) => isFree(food) && !there.includes(food)
  const wanted = foodsWanted({ added: named }, isFree).filter(isNew).map(toAsked)
  const hasGear = (plan: Plan) => !plan.way.gear || plan.way.gear === way.gear
  // What is read in a name would still be against a rule.
  const instead = () => (isSoft ? refilled(free, withStandIns(free, new Map(kept), composed), wanted) : null)
  const asItIs = refilled(free, new Map(kept), wanted)
  const next = (change.wantsInstead && instead()) || asItIs || instead() || inAnotherWay(free, hasGear, wanted)
  if (next) {
    takeAndSay(free, next, composed)
    return true
  }
  const another = !isSoft ? inAnotherDish(free, wanted) : null
  if (!another) return false
  take(free, another)
  sayComposed(free)
  return true
}

/** Of what had its share of more since others came beside it there is as much as before they came. */
function asFew(fillers: readonly Filler[], part: number): readonly Filler[] {
  const less = part > 0 ? part ** shared : 1
  return fillers.map((one) => (one.times && less < 1 ? { ...one, times: one.times * less } : one))
}

/** Where nothing of a slot may stay and the slot has nothing else, what stands in for it. */
function withStandIns(free: Own, slots: Map<string, readonly Filler[]>, { way, filled }: Composed) {
  const used = new Set(foodsOf(free.composed).filter((food) => allowsIn(free, food)))
  for (const [name, fillers] of filled.slots) {
    const [gone] = fillers
    if (!gone || fillers.some(({ ingredient }) => allowsIn(free, ingredient))) continue
    const isFit = (one: Ingredient) => allowsIn(free, one) && !used.has(one) && suitsHeat(way, name, one)
    const slot = way.slots[name]
    const ingredient = slot && standInsFor(gone.ingredient).find((one) => isFit(one) && accepts(slot, one))
    if (ingredient) slots.set(name, [{ ingredient, asked: null }])
  }
  return slots
}
