import { toAsked } from './asked.ts'
import type { Said } from './mark-names.ts'
import type { Change } from './read-change.ts'

/** Where nothing was changed before, what is pointed to is nothing, or the whole: "swap it for turkey" wants turkey instead. */
export function withoutLast(change: Change): Change {
  const isNamed = ({ isLast }: Said) => !isLast
  const swaps = change.swaps.filter(({ from }) => isNamed(from))
  const come = change.swaps.filter((swap) => !swaps.includes(swap)).flatMap(({ to: { asked } }) => asked ?? [])
  return {
    ...change,
    swaps,
    without: change.without.filter(isNamed),
    added: [...change.added, ...come.map(toAsked)],
    wantsInstead: change.wantsInstead || come.length > 0,
  }
}
