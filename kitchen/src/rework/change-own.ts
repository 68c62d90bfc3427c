import type { Draft } from '@roux/contract/draft'
import { foldText } from '@roux/contract/fold-text'
import type { Preferences } from '@roux/contract/generation'
import type { KitchenLanguage } from '@roux/contract/language'
import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import { grammar } from '@roux/cooking/languages/grammar'
import { type Composed, withoutOf } from '../compose/composed.ts'
import { heroesOf, inTin, minutesOf, type Plan } from '../compose/plan.ts'
import type { Written } from '../compose/written.ts'
import type { Occasion } from '../cookbook/dish.ts'
import { dishById, dishes } from '../template/dishes.ts'
import { parseTemplate } from '../template/parse-template.ts'
import { portionedIn, tinForEach } from '../template/vessels.ts'
import { type Change, foodsWanted, readChange } from '../understand/read-change.ts'
import type { Wish } from '../understand/wish.ts'
import { withoutLast } from '../understand/without-last.ts'
import { liftRules, settleRules } from './lift-rules.ts'
import { allowsIn, foodsOf, type Own, ownOf, take, toAsked, writeOwn } from './own.ts'
import { adjustAll } from './own-amounts.ts'
import { takeBack } from './own-back.ts'
import { exchange } from './own-exchange.ts'
import { leaveOut } from './own-foods.ts'
import { keepManners } from './own-manners.ts'
import { keepCounts } from './own-nutrients.ts'
import { countPieces } from './own-pieces.ts'
import { keepTexture } from './own-texture.ts'
import { addAll, isAround, makeWholemeal, ofSeason, putInstead } from './own-wants.ts'
import { inAnotherDish, inAnotherWay, makeQuicker, moveToAppliance, sayComposed } from './own-ways.ts'
import { sayUnread } from './say-unread.ts'
import { takeAndSay } from './take-and-say.ts'
import { namesOf } from './work.ts'

/**
 * A recipe that is still the kitchen's own, changed as somebody wishes: what was understood of it is changed, and it is
 * written again. What was not to change stays: its dish, its way, its foods, its choices.
 */
export function changeOwn(
  composed: Composed,
  draft: Draft,
  wish: string,
  { language: from, preferences }: { language: KitchenLanguage; preferences: Preferences | null },
): Written {
  const change = readChange(wish, draft, from)
  const { translation } = change
  const to = translation === null || translation === 'other' ? from : translation
  const own = ownOf(composed, to, preferences)
  if (translation === 'other') own.said.push(sayNotKept({ what: 'language', why: 'not_written' }))
  else if (translation === from) own.said.push(sayKeptOtherwise({ what: 'language', why: 'already' }))
  else if (translation) own.said.push(sayChanged({ what: 'language' }))
  // What it names is told in the language that the recipe is in then.
  apply(own, to === from ? change : readChange(wish, draft, to))
  remember(own)
  if (own.said.length === 0) own.said.push(sayNotKept({ what: 'wish', why: 'no_such_change' }))
  return writeOwn(own)
}

/** What it was goes with it, so that a change can be taken back: the last three of them. */
function remember(own: Own): void {
  const { before, said, composed } = own
  const isUndone = said.some(({ params }) => params.what === 'undone')
  if (isUndone || !said.some(({ code }) => code === 'changed')) return
  own.composed = { ...composed, earlier: recent(before, 3) }
}

function recent({ earlier, ...composed }: Composed, most: number): Composed {
  return earlier && most > 1 ? { ...composed, earlier: recent(earlier, most - 1) } : composed
}

function apply(own: Own, wished: Change): void {
  const change = takeBack(own, own.composed.earlier ? wished : withoutLast(wished))
  liftRules(own, change)
  const isAnother = turnInto(own, change)
  const counted = countPieces(own, change)
  setNumbers(own, counted)
  partForEach(own, change)
  for (const swap of change.swaps) exchange(own, swap)
  leaveDish(own, change.wish)
  const rest = putInstead(own, change)
  leaveOut(own, rest)
  moveToAppliance(own, change)
  makeQuicker(own, change)
  // What another dish was to be made of it is made of.
  if (!isAnother) addAll(own, rest)
  makeWholemeal(own, change)
  settleRules(own, change)
  adjustAll(own, change)
  keepCounts(own, change)
  keepTexture(own, change)
  keepManners(own, withoutSeason(change))
  own.said.push(...sayUnread({ ...counted, forms: [] }, own.language))
}

/** Winter's vegetables say nothing of the dish. */
function withoutSeason(change: Change): Change {
  const { added, wish } = change
  if (!added.some(({ isFamily, options }) => isFamily && isAround(options))) return change
  const isSeason = (one: Occasion) => ofSeason.some(([season]) => season === one)
  return { ...change, wish: { ...wish, occasions: wish.occasions.filter((one) => !isSeason(one)) } }
}

/** A dish that does not suit who eats it, whatever it is made of, gives way to one that does: raw egg in a pregnancy. */
function leaveDish(own: Own, { avoidedDishes }: Wish): void {
  const isAvoided = ({ dish: { id, of = id } }: Pick<Plan, 'dish'>) =>
    [id, of].some((one) => avoidedDishes.includes(one))
  if (!isAvoided(own.composed)) return
  const cooked = withoutRawEgg(own)
  if (cooked) {
    takeAndSay(own, cooked)
    return
  }
  const { instead } = own.composed.dish
  const next = inAnotherDish(own, [], (plan) => !isAvoided(plan), { dishes: instead, avoidedDishes })
  if (next) {
    take(own, next)
    sayComposed(own)
  } else own.said.push(sayNotKept({ what: 'diet', why: 'needed' }))
}

/** The way of the dish that does without the egg that stays raw in it. */
function withoutRawEgg(own: Own): Composed | null {
  const { composed } = own
  const without = withoutOf((food) => allowsIn(own, food) && food.kind !== 'egg')
  const way = inAnotherWay({ ...own, composed: { ...composed, without } }, (plan) => plan.way.standsIn === true)
  return way && { ...way, without: composed.without }
}

/** Another dish of what this one is made of. */
function turnInto(own: Own, change: Change): boolean {
  const { composed } = own
  const dish = change.isCrustless ? crustlessOf(own) : (change.dish ?? variantOf(own, change))
  const isFree = (food: Ingredient) => allowsIn(own, food)
  const asked = foodsWanted(change, isFree).filter(isFree).map(toAsked)
  const heroes = heroesOf(composed).map(({ ingredient }) => ingredient)
  // What is left without its crust is that dish, and a dessert of the same.
  const isLeft = ({ dish: { id, course }, filled }: Plan) =>
    id === dish?.dishes?.[0] && (course !== 'dessert' || heroes.every((food) => filled.placed.has(food.id)))
  const keeps = (plan: Plan) => plan.dish !== composed.dish && (!change.isCrustless || isLeft(plan))
  // A pie of beef is made in another way than one of vegetables, and called a pie as well.
  const flesh = heroes.filter(isFlesh)
  const kin = dish?.dishes?.flatMap(sortsOf) ?? []
  const isWhole = (plan: Plan) =>
    keeps(plan) && kin.includes(plan.dish.id) && flesh.every(({ id }) => plan.filled.placed.has(id))
  const whole =
    dish && kin.length > 0 && flesh.length > 0 && inAnotherDish(own, asked, isWhole, { ...dish, dishes: kin })
  const next = whole || (dish && inAnotherDish(own, asked, keeps, dish))
  if (!next) return change.isCrustless && withoutLid(own)
  take(own, next)
  own.said.push(sayChanged({ what: 'dish', instead: next.dish.noun[own.language] }))
  if (dish.dishes?.[0] && !kin.includes(next.dish.id)) sayUnmade(own, dish.dishes[0])
  const lost = heroes.filter((food) => (isFlesh(food) || change.isCrustless) && !foodsOf(next).includes(food))
  if (lost.length > 0) own.said.push(sayNotKept({ what: 'food', why: 'no_place', words: namesOf(lost, own.language) }))
  return true
}

/** The dish whose name is that of this one with a word more: a « tarte au citron » that is to be « meringuée ». */
function variantOf({ composed: { dish }, language }: Own, { called }: Change): Partial<Wish> | null {
  if (called === null) return null
  const longer = dish.names[language].map((name) =>
    foldText(grammar[language].isHeadFirst ? `${name} ${called}` : `${called} ${name}`),
  )
  const variant = dishes.find(
    (one) => one !== dish && one.names[language].some((name) => longer.includes(foldText(name))),
  )
  return variant ? { dishes: [variant.id] } : null
}

/** A dish and what is called after it. */
function sortsOf(id: string): string[] {
  return dishes.filter((one) => one.id === id || one.of === id || one.id.endsWith(`-${id}`)).map((one) => one.id)
}

/** A pie without its pastry goes under a lid of something else, as a stew or a bake of what it is filled with. */
function withoutLid(own: Own): boolean {
  const { composed, language } = own
  const lids = foodsOf(composed).filter(({ kind }) => kind === 'pastry')
  if (lids.length === 0) return false
  const without = withoutOf((food) => allowsIn(own, food) && food.kind !== 'pastry')
  const free = { ...own, composed: { ...composed, without } }
  const way = inAnotherWay(free, () => true)
  const flesh = heroesOf(composed).flatMap(({ ingredient }) => (isFlesh(ingredient) ? ingredient.id : []))
  const keeps = ({ dish, filled }: Plan) => unlidded.includes(dish.id) && flesh.every((id) => filled.placed.has(id))
  const next = way ?? inAnotherDish(free, [], keeps, { dishes: unlidded.filter((id) => id !== composed.dish.id) })
  if (!next) {
    own.said.push(sayNotKept({ what: 'without', why: 'needed', words: namesOf(lids, language) }))
    return true
  }
  if (way) takeAndSay(own, next)
  else {
    take(own, next)
    sayComposed(own)
  }
  return true
}

const unlidded = ['pie', 'stew', 'baked-fish', 'roast-beef']

/** Eggs and cream without their pastry are a frittata, or with fruit a clafoutis. */
function crustlessOf({ composed: { dish, way } }: Own): Partial<Wish> | null {
  if (!way.steps.some(({ en }) => en.includes('{tartTin}'))) return null
  return { dishes: [dish.course === 'dessert' ? 'clafoutis' : 'frittata'] }
}

function sayUnmade({ said, composed, language }: Own, wanted: string): void {
  const words = [dishById(wanted).noun[language]]
  said.push(sayNotKept({ what: 'dish', why: 'demands', words, near: [composed.dish.noun[language]] }))
}

/** One for each, in small tins and dishes, where it is not so already. */
function partForEach(own: Own, { forms }: Change): void {
  const { composed, language } = own
  if (forms.length === 0) return
  const how = portionedIn(composed.way.steps.flatMap(({ en }) => [...parseTemplate(en).slots]))
  if (how === 'all') {
    own.composed = { ...composed, tin: tinForEach }
    own.said.push(sayChanged({ what: 'gear', words: [smallTins[language]] }))
  } else if (how === 'each') {
    const isTold = own.said.some(({ params }) => params.what === 'serves')
    if (!isTold) own.said.push(sayKeptOtherwise({ what: 'serves', why: 'already', given: composed.serves }))
  } else own.said.push(sayNotKept({ what: 'wish', why: 'strange_word', words: [...new Set(forms)] }))
}

const smallTins: Record<KitchenLanguage, string> = { en: 'small tins', fr: 'de petits moules' }

/** For how many, in what tin, in what units. */
function setNumbers(own: Own, { serves, units, tin }: Change): void {
  const { composed } = own
  const { dish, way, filled } = composed
  const inIt = tin && serves === null ? inTin(dish, way, tin) : null
  const people = serves ?? inIt ?? composed.serves
  if (tin && inIt === null && serves === null) own.said.push(sayNotKept({ what: 'tin', why: 'none', given: people }))
  else if (people !== composed.serves) own.said.push(sayChanged({ what: 'serves', from: composed.serves, to: people }))
  else if (serves !== null) own.said.push(sayKeptOtherwise({ what: 'serves', why: 'already', given: people }))
  if (units)
    own.said.push(
      units === composed.units ? sayKeptOtherwise({ what: 'units', why: 'already' }) : sayChanged({ what: 'units' }),
    )
  if (people !== composed.serves || units || tin)
    take(own, {
      ...composed,
      serves: people,
      minutes: minutesOf(way, filled, people),
      tin: tin ?? (serves === null || composed.tin?.shape === 'each' ? composed.tin : null),
      units: units ?? composed.units,
    })
}
