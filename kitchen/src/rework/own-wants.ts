import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import { forTheSameUse } from '../compose/for-the-same-use.ts'
import { fillersOf, heroesOf, type Plan } from '../compose/plan.ts'
import { isMilled, wholemeal } from '../compose/wholemeal.ts'
import type { Occasion } from '../cookbook/dish.ts'
import { isStretched } from '../template/portions.ts'
import { optionsOf } from '../understand/named.ts'
import type { Change } from '../understand/read-change.ts'
import type { Wish } from '../understand/wish.ts'
import { fruits } from './change-foods.ts'
import { allowsIn, foodsOf, type Own, refilled, take, toAsked } from './own.ts'
import { add, asMuchAsBefore, namedAsBefore } from './own-additions.ts'
import { exchangeFoods } from './own-exchange.ts'
import { meantAmong } from './own-foods.ts'
import { keepOnly } from './own-joined.ts'
import { adjust, asMuchAsStated, setAmount, somewhatMore } from './own-portions.ts'
import { inAnotherWay } from './own-ways.ts'
import { isStock } from './stocks.ts'
import { takeAndSay } from './take-and-say.ts'
import { namesOf } from './work.ts'

const meats = kindsThatAre('swapped')

/** With another of these it is made another way, and seldom with two: meat, fruit, and what it is cooked in or of. */
const alike: readonly (readonly Kind[])[] = [
  meats,
  fruits,
  kindsThatAre('starch'),
  ['cream', 'coconut-cream'],
  ['cured-meat'],
  ...(
    ['oil', 'butter', 'flour', 'milk', 'vinegar', 'sugar', 'syrup', 'melting-cheese', 'chocolate', 'yoghurt'] as const
  ).map((kind) => [kind]),
]
const plants = kindsThatAre('plant')
const mains: readonly Kind[] = [...meats, 'pulse', 'lentil', 'tofu', 'grilling-cheese']

/** "No lamb, use chickpeas": what is wanted takes the place of what goes, where a dish is made of both. */
export function putInstead(own: Own, change: Change): Change {
  const { without, added, isAllergic, isBeside } = change
  const [gone] = without
  const [come] = added
  if (!gone || !come || without.length + added.length > 2 || isAllergic || isBeside) return change
  const meant = meantAmong(foodsOf(own.composed), gone, own)
  const options = come.options.filter((food) => allowsIn(own, food)).map((food) => forTheSameUse(food, meant))
  const isMain = ({ kind }: Ingredient) => mains.includes(kind)
  if (meant.some(isMain) && options.some(isMain)) exchangeFoods(own, meant, options)
  else if (!meant.some(isFlesh) || options.length === 0 || !isExchanged(own, meant, options)) return change
  return { ...change, without: [], added: [] }
}

/** "No bacon, leeks in it": the vegetable that is named comes in the place of the meat, and nothing else does. */
function isExchanged(own: Own, meant: readonly Ingredient[], options: readonly Ingredient[]): boolean {
  const tried: Own = { ...own, said: [] }
  exchangeFoods(tried, meant, options, true)
  const isDone = !tried.said.some(({ code, params }) => code === 'not_kept' && params.what === 'replace')
  if (!isDone) return false
  own.composed = tried.composed
  own.said.push(...tried.said)
  return true
}

const garnish: readonly Kind[] = ['root', 'firm-vegetable', 'tender-vegetable']
/** What a season's vegetables are, the first that come to mind. */
export const ofSeason: readonly (readonly [Occasion, readonly string[]])[] = [
  ['winter', ['carrot', 'parsnip', 'celeriac', 'swede', 'turnip']],
  ['cosy', ['carrot', 'butternut-squash', 'parsnip', 'celeriac']],
  ['summer', ['courgette', 'pepper', 'aubergine']],
]
const around = ['carrot', 'parsnip', 'onion', 'potato']
const mostAround = 3

/** "Vegetables" are several; "a nut" is one. */
export function isAround(all: readonly Ingredient[]): boolean {
  return all.filter(({ kind }) => garnish.includes(kind)).length > mostAround
}

/** Vegetables in the place that a roast or a stew has for some; false where it has none. */
function addSeveral(own: Own, all: readonly Ingredient[], { occasions }: Pick<Wish, 'occasions'>): boolean {
  const ids = ofSeason.find(([season]) => occasions.includes(season))?.[1] ?? (isRoast(own) ? around : null)
  const options = (ids?.map(ingredientById) ?? all).filter((food) => allowsIn(own, food))
  const come: Ingredient[] = []
  for (const food of options) {
    const there = foodsOf(own.composed)
    if (options.filter((one) => there.includes(one)).length >= mostAround) break
    if (there.includes(food)) continue
    const next = refilled(own, namedAsBefore(own), [toAsked(food)])
    if (!next?.filled.placed.has(food.id)) continue
    take(own, { ...next, filled: { ...next.filled, slots: asMuchAsBefore(own.composed, next, food).slots } })
    come.push(food)
  }
  if (come.length > 0) own.said.push(sayChanged({ what: 'added', words: namesOf(come, own.language) }))
  return come.length > 0
}

function isRoast({ composed: { dish, way } }: Own): boolean {
  return way.oven === true && [dish.id, dish.of ?? ''].some((name) => name.startsWith('roast'))
}

/** What is wanted in it: in the place of its meat, where it is one, in a free slot, or in a step of its own. */
export function addAll(own: Own, change: Change): void {
  const { added, without, isBeside, isAdded, inPlace, wantsInstead, isMadeWith, wish, isWholemeal, sauces } = change
  const { language } = own
  const there = foodsOf(own.composed)
  const heroes = heroesOf(own.composed).map(({ ingredient }) => ingredient)
  const gone = change.swaps.flatMap(({ from: { asked } }) => (asked ? optionsOf(asked) : []))
  const isGone = (food: Ingredient) => gone.includes(food)
  for (const { options: all, isFamily, isUnkept, name, atMost } of added) {
    const [first] = all
    if (!first) own.said.push(sayNotKept({ what: 'food', why: 'unknown', words: [name[language]] }))
    // The same of whole grain is no other food, and what gives way to something is not wanted.
    if (!first || isGone(first) || (isWholemeal && there.some((food) => isMilled(food) && food.kind === first.kind)))
      continue
    if (isFamily && isAround(all) && addSeveral(own, all, wish)) continue
    const options = isFamily ? all : [first]
    const known = isStock(first) ? there.filter(isStock) : options.filter((food) => there.includes(food))
    const came = known.filter((food) => !foodsOf(own.before).includes(food))
    // Beside minced meat lentils are cooked before.
    const asUsed = there.some(({ kind }) => kind === 'mince') ? options.map(cookedLentil) : options
    const allowed = asUsed.filter((food) => allowsIn(own, food) && !there.includes(food))
    // Who has only limes has no lemons.
    const isOnly = wish.hasNothingElse || wantsInstead
    const kinds = alike.find((some) => some.includes(first.kind)) ?? (isOnly ? kinOf(first) : [])
    // Sweet potatoes are rather potatoes than carrots.
    const wider = there.filter((food) => isWider(food, first))
    const alikes = wider.length > 0 ? wider : there.filter((food) => kinds.includes(food.kind))
    // Where there is no cream coconut milk is the milk.
    const isMilky = first.kind === 'coconut-cream' && alikes.length === 0
    const same = isMilky ? there.filter(({ kind }) => kind === 'milk') : alikes
    // "With chicken instead": of what it is made of.
    const ofIt = [mains, plants].find((some) => some.includes(first.kind))
    const isOfIt = wantsInstead || (isMadeWith && mains.includes(first.kind))
    const isInstead = isOfIt && without.length + same.length === 0 && ofIt !== undefined
    const meant = isInstead ? heroes.filter(({ kind }) => ofIt.includes(kind)) : same
    const main = meant.length > 1 ? meant.filter((one) => heroes.includes(one)) : meant
    const words = (foods: readonly Ingredient[]) => namesOf(foods.slice(0, 1), language)
    const others = isOnly && !isFamily && known.length > 0 ? besideOnly(there, first) : []
    if (others.length > 0) {
      keepOnly(own, first, others)
      continue
    }
    // Another green vegetable may have come already, for what went.
    if (came.length > 0 || (isFamily && wantsInstead && known.length > 0)) continue
    const isMore = known.length > 0 && isAdded && !isFamily
    const [only] = known
    if (only && atMost && !isFamily && setAmount(own, only, atMost, isMore)) continue
    if (isMore && adjust(own, (food) => known.includes(food), somewhatMore, 'more')) continue
    if (known.length > 0 && sauces.length > 0)
      own.said.push(sayNotKept({ what: 'dish', why: 'one_dish', words: sauces }))
    else if (known.length > 0 && !(isFamily && isBeside))
      own.said.push(sayKeptOtherwise({ what: 'food', why: 'already', words: words(known) }))
    else if (allowed.length === 0) own.said.push(sayNotKept({ what: 'food', why: 'avoided', words: words(options) }))
    else if ((!isBeside || inPlace.includes(first) || wish.hasNothingElse) && main.length === 1)
      exchangeFoods(own, main, [...new Set(allowed.map((food) => forTheSameUse(food, main)))], isInstead)
    else if (!isMadeOfMeat(own, allowed, isBeside)) add(own, allowed)
    const comes = foodsOf(own.composed).find((food) => allowed.includes(food))
    if (comes && atMost && (isBeside || isStretched(comes))) asMuchAsStated(own, comes, atMost)
    // What is taken is only the nearest to what was named.
    if (isUnkept && comes) own.said.push(sayKeptOtherwise({ what: 'food', why: 'unknown', words: [name[language]] }))
  }
}

/**
 * Meat in a dish of plants is browned in it as the dish of meat has it: beside its pulses in a way of its own, else in their
 * place or in that of the tofu.
 */
function isMadeOfMeat(own: Own, options: readonly Ingredient[], isBeside: boolean): boolean {
  const there = foodsOf(own.composed)
  const [food] = options
  if (!food || !isFlesh(food) || !meats.includes(food.kind) || there.some(isFlesh)) return false
  // It is the same dish with meat in it, and no other that the meat has a place in.
  const isFit = (plan: Plan) => {
    const foods = fillersOf(plan).map(({ ingredient }) => ingredient)
    const came = foods.filter((one) => !there.includes(one))
    const lost = there.filter((one) => !foods.includes(one))
    return (
      !plan.way.gear &&
      came.length <= 2 &&
      lost.length <= (isBeside ? 0 : 1) &&
      came.some((one) => options.includes(one))
    )
  }
  const way = inAnotherWay(own, isFit, [{ ...toAsked(food), options }])
  const soya = there.filter(({ kind }) => kind === 'tofu')
  if (way && soya.length === 0) {
    takeAndSay(own, way)
    return true
  }
  const meant = soya.length > 0 ? soya : there.filter(({ kind }) => kind === 'pulse')
  // Who adds it wants it beside what there is.
  if (isBeside) return false
  return meant.length > 0 && isExchanged(own, meant, options)
}

/** What goes where only one of its sort is to stay: the cod beside the smoked haddock. */
function besideOnly(there: readonly Ingredient[], { id, kind }: Ingredient): Ingredient[] {
  const group = sorts.find((kinds) => kinds.includes(kind)) ?? [kind]
  return there.filter((food) => food.id !== id && group.includes(food.kind))
}

const sorts: readonly (readonly Kind[])[] = [[...kindsThatAre('seafood'), 'smoked-fish', 'tinned-fish'], meats, fruits]

function cookedLentil(food: Ingredient): Ingredient {
  return food.kind === 'lentil' ? ingredientById('cooked-lentil') : food
}

/** One cheese is taken for another, and of the rest what is of its own kind. */
function kinOf({ kind }: Ingredient): readonly Kind[] {
  return cheeses.includes(kind) ? cheeses : [kind]
}

const cheeses = kindsThatAre('cheese')

/** Is one a sort of the other by its name: cherry tomatoes, where there are tomatoes? */
function isWider(wide: Ingredient, { kind, en }: Ingredient): boolean {
  const [name, narrow] = [wide.en.one, en.one]
  return kind === wide.kind && name !== undefined && (narrow?.endsWith(` ${name}`) ?? false)
}

/** What is milled is of whole grain from now on. */
export function makeWholemeal(own: Own, { isWholemeal }: Change): void {
  if (!isWholemeal) return
  const { composed, language } = own
  const words = [wholemeal[language]]
  const foods = foodsOf(composed).filter(isMilled)
  if (composed.isWholemeal) own.said.push(sayKeptOtherwise({ what: 'food', why: 'already', words }))
  else if (foods.length === 0) own.said.push(sayNotKept({ what: 'food', why: 'no_place', words }))
  else {
    const [name = ''] = namesOf(foods, language)
    const instead = { en: `wholemeal ${name}`, fr: `${name}, version complète` }[language]
    own.composed = { ...composed, isWholemeal: true }
    own.said.push(sayChanged({ what: 'replaced', words: [name], instead }))
  }
}
