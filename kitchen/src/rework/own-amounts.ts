import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Composed } from '../compose/composed.ts'
import { lighterBy } from '../compose/lightened.ts'
import { accepts } from '../compose/stand-in-foods.ts'
import { wordsOf } from '../compose/tastes-of.ts'
import type { Text } from '../cookbook/dish.ts'
import { optionsOf } from '../understand/named.ts'
import type { Change } from '../understand/read-change.ts'
import type { WishedPart } from '../understand/read-parts.ts'
import type { WishedAmount } from '../understand/said-of-names.ts'
import { forLess } from './cheaper.ts'
import { allowsIn, foodsOf, type Own, refilled } from './own.ts'
import { add } from './own-additions.ts'
import { exchangeFoods } from './own-exchange.ts'
import { meantAmong } from './own-foods.ts'
import { adjust } from './own-portions.ts'
import { inAnotherWay } from './own-ways.ts'
import { foodsOfPart, isApart } from './part-foods.ts'
import { takeAndSay } from './take-and-say.ts'
import { namesOf } from './work.ts'

/** More and less of this and that. */
export function adjustAll(own: Own, change: Change): void {
  if (change.heat) season(own, change.heat)
  for (const amount of change.amounts) adjustNamed(own, amount)
  for (const part of change.parts) adjustPart(own, part, change)
  if (change.body && !thicken(own, change.body))
    own.said.push(sayNotKept({ what: 'taste', why: 'unsuited', words: [bodies[change.body][own.language]] }))
  if (change.isLighter) lighten(own)
  if (change.isCheaper) makeCheaper(own)
}

/** So much more or less of its sauce, of what is on top of it. */
function adjustPart(own: Own, { part, factor, words }: WishedPart, { heat }: Change): void {
  const { composed } = own
  // Who wants it milder wants no more of what is hot in the sauce.
  const isMild = (food: Ingredient) => !(heat && isHot(food))
  const all = foodsOfPart(part, foodsOf(composed), !isApart.test(wordsOf(composed.way)))
  const meant = all.filter(isMild)
  const what = factor > 1 ? 'more' : 'less'
  if (!adjust(own, (food) => meant.includes(food), factor, what))
    own.said.push(sayNotKept({ what, why: 'absent', words: [words] }))
}

/** Who wants more vegetables means no potatoes. */
const potatoes: ReadonlySet<string> = new Set(['potato', 'sweet-potato'])

/** Sugar and salt are more than what is called so. */
const tastesOf: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^(?:sugar|sucres?|caramel)$/, ['sugar', 'syrup']],
  [/^(?:salt|sel)$/, ['salty-sauce', 'cured-meat', 'hard-cheese', 'seasoning']],
]

function adjustNamed(own: Own, { food: said, factor, orAdd, isVague }: WishedAmount): void {
  const foods = foodsOf(own.composed)
  const kinds = tastesOf.find(([names]) => names.test(said.words))?.[1]
  const { taste } = said
  const meant = kinds
    ? foods.filter(({ kind }) => kinds.includes(kind))
    : taste && !said.named
      ? foods.filter(({ kind, id }) => taste.kinds?.includes(kind) || taste.ids?.includes(id))
      : meantAmong(foods, said, own).filter((food) => !(said.named?.kind === 'family' && potatoes.has(food.id)))
  const before = foodsOf(own.before)
  const hadBefore = kinds
    ? before.some(({ kind }) => kinds.includes(kind))
    : !taste && meantAmong(before, said, own).length > 0
  const what = factor > 1 ? 'more' : 'less'
  const options = said.asked ? optionsOf(said.asked).filter((food) => allowsIn(own, food)) : []
  // Batters bear a quarter less sugar; of a spoonful there is half.
  const factors = isVague && kinds?.includes('sugar') ? [0.75, factor] : [factor]
  if (factors.some((times) => adjust(own, (food) => meant.includes(food), times, what))) return
  if (orAdd && meant.length === 0 && options.length > 0) {
    add(own, options)
    return
  }
  // What went for a rule is not missed.
  if (meant.length === 0 && hadBefore) return
  const words = [said.words]
  own.said.push(
    meant.length > 0 ? sayKeptOtherwise({ what, why: 'no_amount', words }) : sayNotKept({ what, why: 'absent', words }),
  )
}

function season(own: Own, heat: 'more' | 'less' | 'kids'): void {
  if (adjust(own, isHot, heat === 'more' ? 2 : 0.5, heat === 'more' ? 'more' : 'less')) return
  const chilli = ingredientById('chilli-flakes')
  const hot = foodsOf(own.composed).filter(isHot)
  const words = namesOf(hot, own.language)
  if (heat === 'less' && hot.length > 0) {
    // Half a pinch is none.
    const mild = refilled(
      own,
      new Map(
        Array.from(
          own.composed.filled.slots,
          ([name, fillers]) => [name, fillers.filter(({ ingredient }) => !isHot(ingredient))] as const,
        ),
      ),
    )
    if (mild && !foodsOf(mild).some(isHot)) takeAndSay(own, mild)
    else own.said.push(sayKeptOtherwise({ what: 'less', why: 'no_amount', words }))
  } else if (heat === 'kids') return
  else if (heat === 'less') own.said.push(sayNotKept({ what: 'milder', why: 'absent' }))
  else if (allowsIn(own, chilli)) add(own, [chilli])
}

const hotIds: ReadonlySet<string> = new Set(['chilli', 'curry-paste', 'harissa', 'gochujang', 'sriracha'])

function isHot({ kind, id, of }: Ingredient): boolean {
  return kind === 'hot-spice' || hotIds.has(id) || (of?.includes('chilli') ?? false)
}

export const bodies: Readonly<Record<'thicker' | 'thinner', Text>> = {
  thicker: { en: 'thicker', fr: 'plus épais' },
  thinner: { en: 'thinner', fr: 'plus liquide' },
}
export const liquid: readonly Kind[] = ['stock', 'meat-stock', 'fish-stock', 'water', 'milk']
/** What drinks what it is cooked in, or is bound with it, needs as much of it as it has. */
export const drinking: readonly Kind[] = ['rice', 'grain', 'quick-grain', 'pasta', 'noodle', 'oats']

/** With less of what it is thinned with, or more; false where it bears no other. */
export function thicken(own: Own, body: 'thicker' | 'thinner'): boolean {
  const foods = foodsOf(own.composed)
  const has = (kinds: readonly Kind[]) => foods.some(({ kind }) => kinds.includes(kind))
  const isDrunk = has(drinking) && !/\bdrain/.test(wordsOf(own.composed.way))
  // A batter is thickened by nobody who wants it to run.
  const isBatter = has(['flour', 'gluten-free-flour']) && !has(['stock', 'meat-stock', 'fish-stock'])
  const isBound = body === 'thicker' && (isDrunk || isBatter)
  const isLiquid = ({ kind }: Ingredient) => liquid.includes(kind)
  const [factor, what] = body === 'thicker' ? ([0.75, 'less'] as const) : ([1.25, 'more'] as const)
  return !isBound && adjust(own, isLiquid, factor, what)
}

/** With less fat, sugar and cheese. */
function lighten(own: Own): void {
  const { fat, rich, oil } = lighterBy(foodsOf(own.composed), own.composed.way)
  const results = [isLeaner(own), adjust(own, fat.isMeant, fat.factor, 'less')]
  results.push(adjust(own, rich.isMeant, rich.factor, 'less'))
  // A spoonful of oil is little where there is more to save.
  if (!results.includes(true)) results.push(adjust(own, oil.isMeant, oil.factor, 'less'))
  if (!results.includes(true)) own.said.push(sayNotKept({ what: 'lighter', why: 'spoils' }))
}

/** What is fat through and through is not made light by half a spoonful of oil: it gives way, or is baked and not fried. */
function isLeaner(own: Own): boolean {
  const there = foodsOf(own.composed)
  const tried: Own = { ...own, said: [] }
  for (const food of there) {
    const options = (leaner[food.id] ?? [])
      .map(ingredientById)
      .filter((one) => allowsIn(own, one) && !there.includes(one))
    if (options.length > 0) exchangeFoods(tried, [food], options)
  }
  const baked = inAnotherWay(tried, ({ way }) => way.onlyBaked === true)
  if (baked) takeAndSay(tried, baked)
  if (baked) tried.said.push(sayChanged({ what: 'other_way', saved: 0 }))
  const isSame = tried.composed.dish === own.composed.dish
  const isDone = isSame && tried.said.length > 0 && tried.said.every(({ code }) => code === 'changed')
  if (!isDone) return false
  own.composed = tried.composed
  own.said.push(...tried.said)
  return true
}

/** Fat meats, and the lean ones that do in their place. */
const leaner: Readonly<Record<string, readonly string[]>> = {
  'pork-belly': ['pork-fillet', 'pork-joint', 'pork-shoulder'],
  'lamb-mince': ['turkey-mince', 'beef-mince'],
  'pork-mince': ['turkey-mince', 'chicken-mince'],
  duck: ['chicken-breast', 'turkey'],
  'lamb-shoulder': ['stewing-beef', 'turkey'],
}

/** What costs much gives way to what does much the same for less, where the slot takes it. */
function makeCheaper(own: Own): void {
  const { way, filled } = own.composed
  const first = foodsOf(earliest(own.composed))
  let isCheaper = false
  for (const [name, fillers] of filled.slots) {
    const slot = way.slots[name]
    for (const { ingredient } of fillers) {
      // What a change has brought is wanted whatever it costs.
      const options = first.includes(ingredient) ? (forLess[ingredient.id] ?? []).map(ingredientById) : []
      const fit = options.filter((food) => slot && accepts(slot, food) && allowsIn(own, food))
      if (fit.length === 0) continue
      exchangeFoods(own, [ingredient], fit)
      isCheaper = true
    }
  }
  if (!isCheaper) own.said.push(sayNotKept({ what: 'cheaper', why: 'spoils' }))
}

function earliest(composed: Composed): Composed {
  return composed.earlier ? earliest(composed.earlier) : composed
}
