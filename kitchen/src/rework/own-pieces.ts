import { sayChanged, sayKeptOtherwise } from '@roux/contract/wish-findings'
import { weighAmount } from '@roux/cooking/nutrition/weigh-line'
import type { Composed } from '../compose/composed.ts'
import { minutesOf } from '../compose/plan.ts'
import { wordsOf } from '../compose/tastes-of.ts'
import { parseTemplate } from '../template/parse-template.ts'
import { portionsOf } from '../template/portions.ts'
import { portionedIn } from '../template/vessels.ts'
import type { Change } from '../understand/read-change.ts'
import { type Own, take } from './own.ts'

/** As many pieces as are wanted, where it is told how large they are; what is left to do of the change. */
export function countPieces(own: Own, change: Change): Change {
  const { pieces } = change
  const { composed } = own
  const each = pieces ? piecesFor(composed) : null
  if (!pieces || each === null) return change
  const [least, most] = each
  const fits = (people: number) => least * people <= pieces.count && pieces.count <= most * people
  const near = Math.max(1, Math.round(pieces.count / ((least + most) / 2)))
  const people = fits(composed.serves) ? composed.serves : near
  if (people !== composed.serves) {
    const { way, filled } = composed
    own.said.push(sayChanged({ what: 'serves', from: composed.serves, to: people }))
    take(own, { ...composed, serves: people, minutes: minutesOf(way, filled, people) })
  }
  own.said.push(sayKeptOtherwise({ what: 'serves', why: 'pieces', asked: pieces.count, given: people }))
  return { ...change, pieces: null, serves: null }
}

/** Grams of one that is rolled to the size of a walnut. */
const walnut: readonly [number, number] = [24, 38]

/** For each who eats at least and at most so many; null of what is in no pieces. */
function piecesFor({ way, filled, serves }: Composed): readonly [number, number] | null {
  const words = wordsOf(way)
  const named = way.steps.flatMap(({ en }) => [...parseTemplate(en).slots])
  if (portionedIn(named) === 'each' || /paper cases|muffin tin|one for each/.test(words)) return [1, 1]
  if (/\bsquares?\b/.test(words) && named.some((name) => name.endsWith('Tin') || name === 'tin')) return [1, 2.5]
  // A quarter of a litre of batter for each is three thin ones, or four small and thick.
  if (/ladle(?:ful)? of (?:the )?batter|spoonfuls of (?:the )?batter/.test(words)) return [2.5, 4.5]
  if (!/walnut/.test(words)) return null
  const rolled = way.steps.findIndex(({ en }) => en.includes('walnut'))
  const inside = new Set(way.steps.slice(0, rolled + 1).flatMap(({ en }) => [...parseTemplate(en).slots]))
  const portions = [...portionsOf(way, filled, serves)].flatMap(([name, all]) => (inside.has(name) ? all : []))
  const weight = portions.reduce((sum, { ingredient, amount }) => {
    const [quantity, unit] = amount
    if (unit === 'taste') return sum
    return sum + (weighAmount(quantity, unit === 'piece' ? undefined : unit, ingredient.id) ?? 0)
  }, 0)
  const [small, large] = walnut
  return weight > 0 ? [weight / serves / large, weight / serves / small] : null
}
