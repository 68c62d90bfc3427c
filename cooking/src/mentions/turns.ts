import type { CheckedLanguage } from '@roux/contract/language'
import { speech } from '../languages/speech.ts'
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

/** What happens in the kitchen, and not at the table. */
const atWork =
  /^(?:min\w*|mn|hours?|heures?|pan|pot|wok|skillet|oven|heat|poele|four|casserole|cocotte|feu|fond|couvert|hop)$/
const spoons = /^(?:tbsps?|tsps?|(?:table|tea)spoons?|cuill\w+)$/
const some = /^(?:an?|une?|\d+|half|two|three|four|deux|trois|quatre|quelques|some|du|des)$/
const counted = /^(?:\d+|two|three|four|deux|trois|quatre)$/
const adding = /^(?:added|stirred|poured|scattered|folded|thrown|(?:ajoute|verse|incorpore|jete)e?s?)$/
const object = /^(?:it|them|some|en|la|les?)$/
const aloof: ReadonlySet<Heard['signal']> = new Set([
  'habit',
  'offers',
  'who',
  'cautions',
  'holds',
  'spares',
  'choice',
  'serves',
])

/**
 * What is told without an order is there all the same where it is measured by the spoon, where the next order takes it up,
 * "now the cream: pour it in", and where a sentence without a verb is of the pan: "a knob of butter, 2 minutes, done".
 */
export function takeUp(
  roles: Role[],
  clauses: readonly SpokenClause[],
  heard: readonly (readonly Heard[])[],
  words: readonly Word[],
  foods: readonly Mention[],
  language: CheckedLanguage,
): void {
  const said = (from: number, to: number) => words.slice(from, to).map(({ text }) => text)
  for (const [index, { from, to, mood, isUnreal, isCondition, isElsewhere, isAsked }] of clauses.entries()) {
    const own = foods.filter((food) => food.from >= from && food.to <= to && roles[food.from] === 'offered')
    if (own.length === 0 || mood === 'orders' || isUnreal || isCondition || isElsewhere || isAsked) continue
    if (heard[index]?.some(({ signal }) => aloof.has(signal))) continue
    const end = clauses.find((one) => one.isFirst && one.from > from)?.from ?? words.length
    const start = clauses.findLast((one) => one.isFirst && one.from <= from)?.from ?? 0
    const isOfPan =
      said(from, from + 2).some((word) => some.test(word)) &&
      !said(from, to).some((word) => speech[language].finite.has(word)) &&
      said(start, end).some((word) => atWork.test(word))
    const next = clauses[index + 1]
    const isTaken =
      next?.isFirst === false &&
      !speech[language].joints.has(words[from]?.text ?? '') &&
      !heard[index + 1]?.some(({ signal }) => aloof.has(signal)) &&
      (next.isPutting
        ? said(next.from + 1, next.from + 3).some((word) => object.test(word))
        : adding.test(words[next.from]?.text ?? ''))
    for (const food of own)
      if (isOfPan || isTaken || isSpooned(said(Math.max(from, food.from - 4), food.from)))
        roles.fill('optional', food.from, food.to)
  }
}

/** "Two teaspoons of". */
function isSpooned(before: readonly string[]): boolean {
  return before.some((word, at) => counted.test(word) && spoons.test(before[at + 1] ?? ''))
}

/** "Gumbo is thickened with wheat, so watch out": is what is stated the reason of a warning? */
export function isWarnedOf(
  clauses: readonly SpokenClause[],
  heard: readonly (readonly Heard[])[],
  index: number,
  said: readonly Word[],
): boolean {
  const twoAt = (at: number) => `${said[at]?.text} ${said[at + 1]?.text}`
  if (clauses[index]?.mood === 'orders') return false
  // "He has it in tortillas, not me".
  const after = clauses[index + 1]
  if (
    after?.isFirst === false &&
    /^(?:not|pas) (?:me|us|mine|ours|here|moi|nous|ici|chez|le|la|les)$/.test(twoAt(after.from))
  )
    return after.to - after.from <= 3
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
