import type { Kind } from '../foods/ingredient.ts'
import { kindSet, kindsThatAre } from '../foods/kinds.ts'
import type { OtherAmount, RecipeChange, Replaced } from './change.ts'
import { type ListedFood, listedFood } from './listed-food.ts'
import type { ReadContent } from './read-content.ts'

export type FoodChanges = {
  changes: RecipeChange[]
  /** The amounts are those for the other number of people. */
  isScaled: boolean
  /** They are the same in other units. */
  isConverted: boolean
}

type Pair = { before: ListedFood; after: ListedFood }

/** By so much an amount may differ from what it would be for the other number of people, or in the other units. */
const rounded = 0.2
/** An onion more or less, or half a spoon, is rounded too. */
const pieces = 1

/** What takes the place of what, beside the same kind: one of these for another. */
const alike: readonly ReadonlySet<Kind>[] = [
  new Set([...kindsThatAre('swapped', 'legume', 'seafood', 'cut'), 'egg', 'grilling-cheese', 'cured-meat']),
  kindSet('butter oil nutty-oil'),
  kindSet('milk cream coconut-cream yoghurt fresh-cheese'),
  new Set(kindsThatAre('cheese')),
  new Set(kindsThatAre('starch')),
  new Set(kindsThatAre('flour')),
  new Set(kindsThatAre('stock')),
  new Set(kindsThatAre('sweet')),
  kindSet('wine vinegar stock alcohol'),
  new Set(kindsThatAre('vegetable')),
]

/** What became of the ingredients: gone, new, in the place of another, less and more. */
export function foodChanges(before: ReadContent, after: ReadContent): FoodChanges {
  const none = { changes: [], isScaled: false, isConverted: false }
  if (!before.read || !after.read) return none
  const [one, other] = [before.read.listed.map(listedFood), after.read.listed.map(listedFood)]
  const same = takePairs(one, other, ({ plain }) => plain)
  const pairs = takePairs(same.before, same.after, ({ key }) => key)
  const ratio = after.recipe.serves / Math.max(1, before.recipe.serves)
  const isTranslated = before.language !== after.language
  const amounts = amountChanges(pairs.pairs, same.pairs, ratio)
  // A name that nobody knows is another one in another language.
  const isTold = ({ key }: ListedFood) => !(isTranslated && key.startsWith('?'))
  const { replaced, removed, added } = replacements(pairs.before.filter(isTold), pairs.after.filter(isTold))
  const changes: RecipeChange[] = []
  if (replaced.length > 0) changes.push({ what: 'replaced', foods: replaced })
  if (removed.length > 0) changes.push({ what: 'removed', foods: removed })
  if (added.length > 0) changes.push({ what: 'added', foods: added })
  if (amounts.less.length > 0) changes.push({ what: 'less', foods: amounts.less })
  if (amounts.more.length > 0) changes.push({ what: 'more', foods: amounts.more })
  return { changes, isScaled: amounts.isScaled, isConverted: amounts.isConverted }
}

/** Pairs of both lists that are called the same, in their order, and what is left of each. */
function takePairs(before: readonly ListedFood[], after: readonly ListedFood[], nameOf: (food: ListedFood) => string) {
  const left = new Map<string, ListedFood[]>()
  for (const food of before) left.set(nameOf(food), [...(left.get(nameOf(food)) ?? []), food])
  const pairs: Pair[] = []
  const rest = after.filter((food) => {
    const former = left.get(nameOf(food))?.shift()
    if (former) pairs.push({ before: former, after: food })
    return !former
  })
  const paired = new Set(pairs.map((pair) => pair.before))
  return { pairs, before: before.filter((food) => !paired.has(food)), after: rest }
}

function amountChanges(pairs: readonly Pair[], same: readonly Pair[], ratio: number) {
  const compared = pairs.flatMap((pair) => {
    const grown = growth(pair)
    return grown === undefined ? [] : [{ pair, grown }]
  })
  const isFollowing = ({ pair, grown }: (typeof compared)[number]) => isNearly(pair, grown, ratio)
  // What stays as it is in most lines was not scaled, whatever is said of how many it is for.
  const unscaled =
    same.filter(({ before }) => before.amount).length + compared.filter(({ grown }) => grown === 1).length
  const isScaled = ratio !== 1 && compared.filter(isFollowing).length >= Math.max(1, unscaled)
  const converted = compared.filter(
    ({ pair: { before, after } }) =>
      before.amount?.system && after.amount?.system && before.amount.system !== after.amount.system,
  )
  const others = compared.filter((one) => {
    if (isScaled) return one.grown !== 1 && !isFollowing(one)
    return converted.includes(one) ? !isNearly(one.pair, one.grown, 1) : Math.abs(one.grown - 1) > 0.01
  })
  const told = (isMore: boolean): OtherAmount[] =>
    others
      .filter(({ grown }) => grown > (isScaled ? ratio : 1) === isMore)
      .map(({ pair: { before, after } }) => ({
        name: after.name,
        from: before.amount?.text ?? '',
        to: after.amount?.text ?? '',
      }))
  return { less: told(false), more: told(true), isScaled, isConverted: converted.length > 0 }
}

/** How many times as much it is; undefined where that cannot be told. */
function growth({ before, after }: Pair): number | undefined {
  const [from, to] = [before.amount, after.amount]
  if (!from || !to) return undefined
  const isSameKind = from.kind === to.kind
  const [one, other] = isSameKind ? [from.number, to.number] : [from.grams, to.grams]
  return one && other ? other / one : undefined
}

function isNearly({ before, after }: Pair, grown: number, ratio: number): boolean {
  if (Math.abs(grown / ratio - 1) <= rounded) return true
  const [from, to] = [before.amount, after.amount]
  if (!from || !to || from.kind !== to.kind) return false
  const step = from.kind === 'piece' || !['weight', 'volume'].includes(from.kind) ? pieces : 3
  return Math.abs(to.number - from.number * ratio) <= step
}

function replacements(gone: readonly ListedFood[], come: readonly ListedFood[]) {
  const left = [...come]
  const replaced: Replaced[] = []
  const removed = gone.filter((food) => {
    const near = (isNear: (other: ListedFood) => boolean) => left.findIndex((other) => other.food && isNear(other))
    const kind = food.food?.kind
    if (!kind) return true
    const same = near((other) => kind !== 'other' && other.food?.kind === kind)
    const at =
      same >= 0 ? same : near((other) => alike.some((kinds) => kinds.has(kind) && has(kinds, other.food?.kind)))
    const [found] = at >= 0 ? left.splice(at, 1) : []
    if (found) replaced.push({ from: food.name, to: found.brief })
    return !found
  })
  return { replaced, removed: removed.map(({ name }) => name), added: left.map(({ brief }) => brief) }
}

function has(kinds: ReadonlySet<Kind>, kind: Kind | undefined): boolean {
  return kind !== undefined && kinds.has(kind)
}
