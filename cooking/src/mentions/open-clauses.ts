import type { CheckedLanguage } from '@roux/contract/language'
import { clauses as clauseWords } from '../languages/clauses.ts'
import { ofAll } from '../languages/in-each.ts'
import { speech } from '../languages/speech.ts'
import type { Heard } from './hear-clause.ts'
import type { Mention } from './mention.ts'
import type { SpokenClause } from './spoken-clauses.ts'
import type { Word } from './words.ts'

const conditions = ofAll(clauseWords, ({ conditions }) => conditions)

/** Which clauses, with the lists that follow them, leave the cook a choice. */
export function openClauses(
  clauses: readonly SpokenClause[],
  heard: readonly (readonly Heard[])[],
  words: readonly Word[],
  language: CheckedLanguage,
  starts: ReadonlyMap<number, Mention>,
  ends: ReadonlySet<number>,
): boolean[] {
  const chosen: boolean[] = clauses.map(() => false)
  for (let index = clauses.length - 1; index >= 0; index--) {
    const clause = clauses[index]
    if (!clause) continue
    const next = clauses[index + 1]
    const before = clauses[index - 1]
    const signalsBefore = heard[index - 1] ?? []
    // "If you do want more of it, add milk", "as you prefer, brush with jam", "for a crisper crust, brush with jam".
    const isIf =
      before !== undefined &&
      !clause.isFirst &&
      conditions.has(words[before.from]?.text ?? '') &&
      ((before.isCondition && /^(?:you|vous|on|tu)$/.test(words[before.from + 1]?.text ?? '')) ||
        signalsBefore.some(({ at, signal }) => signal === 'choice' && at === before.from) ||
        isPurpose(before, words, starts))
    const goesOn = next !== undefined && !next.isFirst && next.mood !== 'orders' && !next.isTurn
    const signals = heard[index] ?? []
    const isServed = signals.some(({ signal }) => signal === 'serves' || signal === 'over')
    const { or } = speech[language]
    const has = (at: number) => or.has(words[at]?.text ?? '')
    // « Doublez les carottes ou mettez des panais ».
    const isOpen =
      (clause.mood === 'orders' && has(clause.from - 1)) ||
      range(clause).some((at) => has(at) && (isServed || clause.mood === 'lists' || isBetween(at, words, starts, ends)))
    chosen[index] =
      isIf ||
      isWish(clause, words) ||
      signals.some(({ signal }) => signal === 'choice') ||
      isOpen ||
      (goesOn && chosen[index + 1] === true)
  }
  return chosen
}

/** "Add cream if you like", "if needed": what hangs on the cook. */
function isWish({ from, isCondition }: SpokenClause, words: readonly Word[]): boolean {
  return isCondition && /^(?:you|vous|tu|on|it|the|ca|necessary|\w+ed|\w+ing)$/.test(words[from + 1]?.text ?? '')
}

/** "For a crisper crust", « pour plus de fondant »: what is no part of the dish; "for a white sauce" names what is made. */
function isPurpose(clause: SpokenClause, words: readonly Word[], starts: ReadonlyMap<number, Mention>): boolean {
  const [first, second] = [words[clause.from]?.text ?? '', words[clause.from + 1]?.text ?? '']
  return (
    /^(?:for|pour)$/.test(first) &&
    /^(?:an?|extra|more|even|added|some|that|une?|plus|encore|davantage|\w+ness|crunch|heat|depth)$/.test(second) &&
    !range(clause).some((at) => starts.has(at) || parts.test(words[at]?.text ?? ''))
  )
}

/** What a recipe is put together of is made all the same. */
const parts =
  /^(?:sauce|dressing|dough|batter|filling|topping|glaze|frosting|icing|marinade|paste|base|rub|mix|mixture|pate|farce|garniture|glacage|vinaigrette|appareil|creme|minute|hour|portion|person|people|min|heure|personne|convive)s?$/

/** "Butter or oil", "spread or a spoonful of jam", not "3 or 4 minutes". */
function isBetween(
  at: number,
  words: readonly Word[],
  starts: ReadonlyMap<number, Mention>,
  ends: ReadonlySet<number>,
): boolean {
  const isOther = /^(?:an?|some|une?|du|des)$/.test(words[at + 1]?.text ?? '')
  return (isOther || ends.has(at)) && [1, 2, 3, 4].some((next) => starts.has(at + next))
}

function range({ from, to }: SpokenClause): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}
