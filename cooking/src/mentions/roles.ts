import type { CheckedLanguage } from '@roux/contract/language'
import { denials } from '../languages/negation.ts'
import { speech } from '../languages/speech.ts'
import type { Signal } from '../languages/speech-words.ts'
import { words } from '../languages/word-list.ts'
import { advise } from './advice.ts'
import { isCarrier } from './carriers.ts'
import { isEmptyVerb } from './empty-verb.ts'
import { type Heard, hear } from './hear-clause.ts'
import { knownIn } from './known-foods.ts'
import type { Mention, Role } from './mention.ts'
import { openClauses } from './open-clauses.ts'
import { isBesides, plates } from './plated.ts'
import { type SpokenClause, spokenClauses } from './spoken-clauses.ts'
import { isForOthers, isWarnedOf, presume, takeUp, waitsForVerb } from './turns.ts'
import type { Word } from './words.ts'

/**
 * The role of each word of a text: what a food that it names there would be. A text is read sentence by sentence and
 * clause by clause. A clause that tells the cook to do something adds what it names, up to a word that compares or leaves
 * out; one that tells how things are may caution, or say what others do; a bare list goes on as what stands before it.
 * Linear in the text's length.
 * @param isNaming a line of the list or a title, which names what there is: "1 bought crème brûlée"
 */
export function rolesOf(
  text: string,
  words: readonly Word[],
  foods: readonly Mention[],
  language: CheckedLanguage,
  isNaming = false,
): readonly Role[] {
  const starts = new Map(foods.map((food) => [food.from, food]))
  const ends = new Set(foods.map(({ to }) => to))
  const roles: Role[] = words.map(() => 'added')
  const clauses = spokenClauses(text, words, language, isNaming)
  const heard = clauses.map((clause) => hear(words, clause, language, starts))
  const isChosen = openClauses(clauses, heard, words, language, starts, ends)
  let before: Told = { role: 'added', isWho: false, isAbsent: false }
  let order: Role | undefined
  let list: SpokenClause[] = []
  let isPlated = false
  for (const [index, clause] of clauses.entries()) {
    if (clause.isFirst) {
      before = { role: 'added', isWho: false, isAbsent: false }
      order = undefined
      list = []
      isPlated = false
    }
    // What a line of the list begins with is there, certified or not.
    const isHead = isNaming && index === 0
    const signals = (heard[index] ?? []).filter(({ signal }) => !(isHead && signal === 'cautions'))
    // "Knead with the flour and, since it binds, one egg": what is counted goes on with the order.
    if (order && clause.mood === 'lists' && counted.test(words[clause.from]?.text ?? '')) before.role = order
    // "Serve in bowls, scattered with seeds, with bread".
    isPlated ||= !isNaming && clause.mood === 'orders' && plates(words, clause, signals)
    if (isPlated && before.role === 'added' && isBesides(words, clause))
      before.role = isChosen[index] ? 'offered' : 'served'
    const isForWhom = !isNaming && isForOthers(clauses, heard, index)
    const told = isWarnedOf(clauses, heard, index, words)
      ? 'said'
      : baseOf(clause, signals, isForWhom ? { ...before, isWho: true } : before, isChosen[index] ?? false)
    // "Coat again, this time in flour".
    const again = order && /^(?:this time|cette fois)$/.test(phraseAt(words, clause.from)) ? order : told
    const base = isNaming ? named(told, signals, { clause, words, isHead, isOfAbsent: before.isAbsent }) : again
    const mark = (from: number, to: number, role: Role) => roles.fill(role, from, to)
    const own = { clause, signals, base, words, language, isChosen: isChosen[index] ?? false }
    const last = markClause(own, mark, starts, ends, roles)
    const isList =
      (clause.mood === 'lists' ||
        (clause.isFirst && base === 'told' && !clause.isCondition && !hasVerb(clause, words, language))) &&
      signals.every(({ signal }) => signal === 'like')
    // « Le beurre fondu, ajoutez la farine ».
    if (
      clause.mood === 'orders' &&
      base === 'added' &&
      signals.every(({ signal }) => signal !== 'spares' && signal !== 'minds')
    )
      for (const { from, to } of list)
        for (let at = from; at < to && !clause.isOpened; at++) if (roles[at] === 'offered') roles[at] = base
    // "Cream, of course, is out": what a sentence begins with belongs to what it says of it.
    if (clause.mood !== 'orders' && !isList && base !== 'added')
      for (const one of list) mark(one.from, one.to, base === 'told' ? 'offered' : base)
    if (!isList) list = []
    else if (clause.isFirst || clause.isOpened || list.length > 0) list.push(clause)
    if (clause.mood === 'orders') order = last
    const isAbsent = denials.has(words[clause.from]?.text ?? '') || (before.isAbsent && clause.isRelative)
    // "If nuts aren't a problem, use peanut butter".
    const isIf = clause.isCondition && !isNaming
    const isWho = before.isWho || signals.some(({ signal }) => signal === 'who' || (isIf && signal === 'cautions'))
    // "But" alone says nothing of what it turns from.
    const isBare = clause.isTurn && clause.to === clause.from + 1
    const isSubject = last === 'said' && waitsForVerb(clause, signals, starts, before)
    before = isBare ? before : { role: last, isAbsent, isWho, isSubject }
    if (isNaming) markPurpose({ ...clause, from: isHead ? clause.from + 1 : clause.from }, words, mark)
  }
  if (!isNaming) takeUp(roles, clauses, heard, words, foods, language)
  if (!isNaming) presume(roles, clauses, heard)
  if (!isNaming) advise(roles, clauses, words)
  sayVerbs(roles, clauses, words, foods, language)
  return roles
}

/** "Squash them flat" names no squash. */
function sayVerbs(
  roles: Role[],
  clauses: readonly SpokenClause[],
  words: readonly Word[],
  foods: readonly Mention[],
  language: CheckedLanguage,
): void {
  const firsts = new Set(clauses.flatMap(({ from, isFirst }) => (isFirst ? [from] : [])))
  const starts = new Map(foods.map((food) => [food.from, food]))
  for (const food of foods)
    if (isEmptyVerb(food, words, firsts, language, starts)) roles.fill('said', food.from, food.to)
}

function hasVerb({ from, to }: SpokenClause, words: readonly Word[], language: CheckedLanguage): boolean {
  return words.slice(from, to).some(({ text }) => speech[language].finite.has(text))
}

function phraseAt(words: readonly Word[], at: number): string {
  return `${words[at]?.text} ${words[at + 1]?.text}`
}

const counted = /^(?:\d+|an?|one|two|three|une?|deux|trois)$/

type Told = { role: Role; isWho: boolean; isAbsent: boolean; isSubject?: boolean }

/** "Sugar for the caramel", « un jaune pour la dorure »: what it is for is no thing of the list. */
function markPurpose(
  { from, to }: SpokenClause,
  words: readonly Word[],
  mark: (from: number, to: number, role: Role) => void,
) {
  for (let at = from; at < to; at++) if (/^(?:for|pour)$/.test(words[at]?.text ?? '')) return mark(at, to, 'said')
}

/** What a line of the list names is there, with all that it says it holds: "curry paste (contains shrimp)". */
function named(
  base: Role | 'told',
  signals: readonly Heard[],
  { clause, words, isHead, isOfAbsent }: Pick<Own, 'clause' | 'words'> & { isHead: boolean; isOfAbsent: boolean },
): Role {
  if (isHead) return 'added'
  // "Leave out if your flour already contains it", "if you have cream, use that".
  if (clause.isCondition) return signals.some(({ signal }) => signal === 'holds') ? 'said' : 'offered'
  if (base === 'said' && isOfAbsent) return 'said'
  const isOfOthers = signals.some(({ signal }) => signal === 'cautions' || signal === 'habit')
  // "Cheaper ones have rusk", "as Shaoxing is often made with wheat": a subject of its own, and not this.
  const verb = signals.find(({ signal }) => signal === 'holds')
  const isVerb = /^(?:contains?|contien\w+|has|have)$/.test(words[verb?.at ?? 0]?.text ?? '')
  const isOwn =
    verb !== undefined &&
    verb.at > clause.from &&
    (clause.isOfOther || !(clause.isRelative || ofThis.test(words[clause.from]?.text ?? '')))
  if (isOfOthers ? isVerb || isOwn : isVerb && isOwn) return 'said'
  return base === 'said' && isOfOthers ? 'said' : base === 'optional' ? 'optional' : 'added'
}

const ofThis = /^(?:this|the|its|ce|cette|ces|cel\w+|la|le)$/

/** What a clause says of its foods, before the words in it that say something of those after them. */
function baseOf(clause: SpokenClause, signals: readonly Heard[], before: Told, isChosen: boolean): Role | 'told' {
  const has = (one: Signal) => signals.some(({ signal }) => signal === one)
  if (clause.isAsked) return has('offers') ? 'offered' : 'said'
  if (clause.mood === 'orders') {
    if (before.isWho || has('who')) return 'offered'
    if (has('minds') && has('cautions')) return 'said'
    return isChosen || has('minds') ? 'optional' : 'added'
  }
  if (clause.isElsewhere) return 'offered'
  if (has('cautions') || (has('who') && clause.isCondition)) return 'said'
  if (has('holds')) {
    if (
      !clause.isRelative ||
      clause.isFirst ||
      clause.isOfOther ||
      before.isAbsent ||
      before.role === 'said' ||
      before.role === 'offered'
    )
      return 'said'
    return has('habit') || has('offers') ? 'offered' : before.role
  }
  if (has('habit') || (before.isSubject && !clause.isTurn)) return 'said'
  if (clause.isUnreal) return clause.isUnreal === 'past' ? 'said' : 'offered'
  if (has('adds')) return 'added'
  if (has('who') || has('offers')) return 'offered'
  if (before.isWho) return 'offered'
  if (clause.isTurn && clause.mood === 'lists') return 'added'
  if (clause.mood === 'lists' || (clause.isRelative && before.role === 'said')) return before.role
  return clause.isDoing ? (isChosen ? 'optional' : 'added') : 'told'
}

type Own = {
  clause: SpokenClause
  signals: readonly Heard[]
  base: Role | 'told'
  words: readonly Word[]
  language: CheckedLanguage
  isChosen: boolean
}

/** Gives the words of a clause their roles; the role that a list after it goes on with. */
function markClause(
  { clause, signals, base, words, language, isChosen }: Own,
  mark: (from: number, to: number, role: Role) => void,
  starts: ReadonlyMap<number, Mention>,
  ends: ReadonlySet<number>,
  roles: readonly Role[],
): Role {
  const isOrder = clause.mood === 'orders'
  const told = base === 'told'
  let role: Role = told ? 'offered' : base
  let lasting: Role = role
  let from = clause.from
  const isMinding = signals.some(({ signal }) => signal === 'minds')
  const turn = (at: number, next: Role, isLasting = true) => {
    mark(from, at, role)
    from = at
    role = next
    if (isLasting) lasting = next
  }
  for (const { at, to, signal } of signals) {
    if (signal === 'like') {
      const isSort =
        (ends.has(at) &&
          !words[at]?.isParted &&
          !/^(?:an?|you)$/.test(words[at + 1]?.text ?? '') &&
          [0, 1, 2].some((next) => starts.has(to + next))) ||
        speech[language].sorts.has(words[at - 1]?.text ?? '')
      const after = isSort ? undefined : measured(words, to, starts)
      const kept = role
      // « La sauce rappelle, de loin, celle au thon ».
      turn(at, isSort && role !== 'said' ? 'optional' : 'said', to >= clause.to && !isOrder)
      if (after !== undefined && after <= clause.to && kept !== 'said') turn(after, kept, false)
    } else if (signal === 'spares' || signal === 'denies') turn(at, 'said')
    else if (isOrder && signal === 'cautions') turn(sortOf(words, at, starts), 'said')
    else if (isOrder && signal === 'holds' && isMinding) turn(at, 'said')
    else if (role === 'said') continue
    else if (signal === 'trades' && !isOrder && isPassive(words, at, to)) {
      // "The cream is replaced by oil": what stands before it is gone, what follows goes in.
      mark(clause.from, to, 'said')
      from = to
      role = 'added'
      lasting = role
    } else if (signal === 'trades') {
      turn(at, 'said')
      const half = halfOf(words, to, clause.to, language)
      if (half !== undefined) turn(half, base === 'offered' ? base : 'optional')
    } else if (signal === 'serves') turn(at, isChosen || base === 'offered' ? 'offered' : 'served')
    else if (signal === 'over' && isCarrier(starts, to)) turn(at, isChosen ? 'offered' : 'served')
  }
  mark(from, clause.to, role)
  if (told) {
    const known = knownIn(clause, words, starts, language)
    for (const { from: start, to } of known) if (roles[start] === 'offered') mark(start, to, 'added')
    if (known.length > 0 && lasting === 'offered') return 'added'
  }
  return lasting
}

/** "The size of a walnut of butter": where that begins which is only measured so. */
function measured(words: readonly Word[], from: number, starts: ReadonlyMap<number, Mention>): number | undefined {
  if (!/^(?:size|taille|grosseur)/.test(words[from - 2]?.text ?? '')) return undefined
  const of = [1, 2].map((next) => from + next).find((at) => /^(?:of|de?)$/.test(words[at]?.text ?? ''))
  return of !== undefined && [1, 2, 3].some((next) => starts.has(of + next)) ? of : undefined
}

const passive = words('is are was were been est sont ete')

function isPassive(words: readonly Word[], at: number, to: number): boolean {
  return [at - 1, at].some((index) => index < to && passive.has(words[index]?.text ?? ''))
}

/** "Safe for nut allergies": the food that a caution names, if it stands right before it. */
function sortOf(words: readonly Word[], at: number, starts: ReadonlyMap<number, Mention>): number {
  if (!/^(?:allerg|intoler|trace|factor|contamin|residue)/.test(words[at]?.text ?? '')) return at
  return [1, 2].map((back) => at - back).find((from) => starts.get(from)?.to === at) ?? at
}

/** "Replace the butter with oil": where that begins which is there. */
function halfOf(words: readonly Word[], from: number, to: number, language: CheckedLanguage): number | undefined {
  for (let at = from; at < to; at++) if (speech[language].for.has(words[at]?.text ?? '')) return at
  return undefined
}
