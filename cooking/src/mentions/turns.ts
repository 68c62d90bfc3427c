import { words } from '../languages/word-list.ts'
import type { Heard } from './hear-clause.ts'
import type { Mention, Role } from './mention.ts'
import type { SpokenClause } from './spoken-clauses.ts'
import type { Word } from './words.ts'

/**
 * What no verb of cooking puts in may be there all the same, "the cream thickens", "keep it with the nuts": who must not
 * have it is told, and the list need not have it.
 */
export function presume(roles: Role[], clauses: readonly SpokenClause[], heard: readonly (readonly Heard[])[]): void {
  let isPut = false
  for (const [index, { from, to, isFirst, mood, isPutting, isDoing }] of clauses.entries()) {
    const puts = isPutting || isDoing || heard[index]?.some(({ signal }) => signal === 'adds') === true
    isPut = puts || (isPut && !isFirst && mood === 'lists')
    for (let at = from; at < to && !isPut; at++) if (roles[at] === 'added') roles[at] = 'optional'
  }
}

/** "Gumbo is thickened with wheat, so watch out": is what is stated the reason of a warning? */
export function isWarnedOf(
  clauses: readonly SpokenClause[],
  heard: readonly (readonly Heard[])[],
  index: number,
  said: readonly Word[],
): boolean {
  if (clauses[index]?.mood !== 'states') return false
  const next = clauses.findIndex(({ from, to }, at) => at > index && to - from > 1)
  const { from = 0, isFirst } = clauses[next] ?? {}
  if (isFirst !== false || ![from - 1, from].some((at) => so.has(said[at]?.text ?? ''))) return false
  return heard[next]?.some(({ signal }) => /^(?:spares|cautions)$/.test(signal)) === true
}

const so = words('so donc alors aussi')

/** « Remplacez-la par un œuf si vous n'avez pas d'allergie »: does what goes on say whom it is for? */
export function isForOthers(
  clauses: readonly SpokenClause[],
  heard: readonly (readonly Heard[])[],
  index: number,
): boolean {
  const next = clauses[index + 1]
  if (!next?.isCondition || next.isFirst) return false
  return heard[index + 1]?.some(({ signal }) => signal === 'who') === true
}

/** "Many supermarket breads, crackers …", "traditionally, …": does a list tell of others, and wait for its verb? */
export function waitsForVerb(
  { isFirst, mood, to: end }: SpokenClause,
  signals: readonly Heard[],
  starts: ReadonlyMap<number, Mention>,
  before: { isSubject?: boolean },
): boolean {
  if (!isFirst) return mood === 'lists' && before.isSubject === true
  return signals.some(
    ({ to, signal }) => signal === 'habit' && (to === end || [to, to + 1].some((from) => starts.get(from)?.to === end)),
  )
}
