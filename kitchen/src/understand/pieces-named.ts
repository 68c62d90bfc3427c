import type { KitchenLanguage } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { inDigits } from '@roux/cooking/text/in-digits'
import { piecesEach } from '../cookbook/pieces.ts'
import type { Dish } from '../template/dishes.ts'
import { parseTemplate } from '../template/parse-template.ts'
import { inUnit, isCut } from '../template/portions.ts'
import { isInTin, portionedIn } from '../template/vessels.ts'
import { foodsWithin } from './clauses.ts'
import type { Claim } from './meaning.ts'
import { isCovered } from './named.ts'
import type { Mentions } from './reader.ts'
import type { Token } from './tokens.ts'

/** For how many a dish is that is told by the number of its pieces, and the words that count them. */
export type Pieces = {
  readonly serves: number
  readonly claim: Claim
  /** Was that number read for one of people: "batter for 12 pancakes", "cupcakes x 24"? */
  readonly isOfPeople: (serves: number | null) => boolean
}

/** "Two lamb shanks", "six stuffed peppers", "a dozen scones", « 12 crêpes » : as many eat as these are portions. */
export function piecesNamed({ heard, taken, dishes }: Mentions, language: KitchenLanguage): Pieces | null {
  const [dish] = dishes
  const named = taken.find(({ kind }) => kind === 'dish')
  const start = named && startOfName(taken, named.start)
  const counted = named && (countBefore(heard.written, start ?? 0) ?? countBehind(heard.written, named.end))
  if (!dish || !counted) return null
  const portions = portionsIn(dish, counted.count, heard.mended.slice(named.start, named.end), language)
  if (portions === null) return null
  return {
    serves: Math.min(limits.serves, Math.max(1, Math.round(portions))),
    claim: { kind: 'people', places: heard.places.slice(counted.start, counted.end) },
    isOfPeople: (serves) => serves === counted.count,
  }
}

/** "12 Thai chicken skewers" */
function startOfName(taken: Mentions['taken'], start: number): number {
  const before = taken.find(({ kind, end }) => end === start && /^(?:wanted|cuisine|taste)$/.test(kind))
  return before ? startOfName(taken, before.start) : start
}

type Counted = { count: number; start: number; end: number }

/** What may be said of each of them. */
const said =
  'mini|small|little|big|large|medium|giant|soft|fluffy|crispy|juicy|cheesy|easy|quick|nice|good|proper|homemade|individual|plain|fresh|petite?s?|grande?s?|grosse?s?|bon(?:ne)?s?|belles?|beaux|vraie?s?'
const whole = new RegExp(`^(\\d{1,3})(?: (?:${said})){0,2}$`)

function countBefore(words: readonly Token[], end: number): Counted | null {
  for (let length = Math.min(6, end); length > 0; length -= 1) {
    const start = end - length
    const text = inDigits(`${words.slice(start, end).join(' ')} `).trim()
    const count = whole.exec(text)?.[1]
    if (count) return { count: Number(count), start, end }
  }
  return null
}

/** "Cupcakes x 24", "scones, a dozen of them" */
function countBehind(words: readonly Token[], start: number): Counted | null {
  for (let length = 5; length > 1; length -= 1) {
    const end = start + length
    const text = inDigits(words.slice(start, end).join(' '))
    const count = /^(?:, )?(?:x )?(\d{1,3})(?: of them| pieces)?$/.exec(text)?.[1]
    if (count && end <= words.length) return { count: Number(count), start, end }
  }
  return null
}

function portionsIn(dish: Dish, count: number, words: readonly Token[], language: KitchenLanguage): number | null {
  const each = piecesEach[dish.id]
  if (each !== undefined) return count / each
  const [way] = dish.ways
  const vessels = way?.steps.flatMap(({ en }) => [...parseTemplate(en).slots]) ?? []
  const slot = way?.slots[way.hero[0] ?? '']
  // Two apple tarts are no two apples.
  if (slot && !isInTin(vessels)) {
    const own = [...(slot.first ?? []), ...(slot.vary ?? [])].map(ingredientById)
    // A burger is no piece of its mince.
    const foods = foodsWithin(words, language)
    const food = own.find((one) => foods.some((named) => isCovered(one, named)))
    const [each, unit] = slot.amount ?? food?.serving ?? []
    const pieces = food && each && (unit === 'piece' ? 1 : isCut(food) ? inUnit([1, 'piece'], 'g', food) : null)
    if (each && pieces) return (count * pieces) / each
  }
  // Two quiches are as many as fill two tins.
  const vessel = portionedIn(vessels)
  return vessel === 'each' ? count : vessel === 'all' && count <= mostTins ? count * dish.serves : null
}

const mostTins = 6
