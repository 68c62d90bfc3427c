import type { CheckedLanguage } from '@roux/contract/language'
import { clauses as clauseWords } from '../languages/clauses.ts'
import { ofAll } from '../languages/in-each.ts'
import { speech } from '../languages/speech.ts'
import { words } from '../languages/word-list.ts'
import type { Word } from './words.ts'

/**
 * A part of a sentence: words `from` to `to` (half-open). It tells the cook to do something, tells how things are, or only
 * lists. `isFirst` begins a sentence, `isAsked` stands in a question, `isTurn` begins with "but", `isRelative` with "which".
 */
export type SpokenClause = {
  from: number
  to: number
  mood: 'orders' | 'states' | 'lists'
  isFirst: boolean
  /** Does it follow a colon? */
  isOpened: boolean
  isAsked: boolean
  isTurn: boolean
  isRelative: boolean
  /** "As fresh pasta contains egg": a reason with a subject of its own. */
  isOfOther: boolean
  /** Does it tell the cook, with a verb of cooking, to put something in? */
  isPutting: boolean
  /** A statement of what is done: "the butter is stirred in", "you fry the onions". */
  isDoing: boolean
  /** A statement of what was done or would be: nobody is told to do it now. */
  isUnreal: 'past' | 'would' | undefined
  /** A sentence of its own, not "until …", "when …". */
  isMain: boolean
  /** "In Naples they stir in butter", « à Lyon, on … »: nobody is told to do it here. */
  isElsewhere: boolean
  /** "If you eat meat": of whom the rest of the sentence is meant for. */
  isCondition: boolean
}

/** Short for something, with a full stop that ends no sentence. */
const shortened = words('c s approx env ex tbsp tsp min oz lb no')
const turning = ofAll(clauseWords, ({ turning }) => turning)
const relative = ofAll(clauseWords, ({ relative }) => relative)
const subjects = ofAll(clauseWords, ({ subjects }) => subjects)
const times = ofAll(clauseWords, ({ times }) => new Set(times))
const beforeTimes: ReadonlySet<string> = new Set(
  [...times].flatMap((phrase) => (phrase.includes(' ') ? phrase.split(' ').slice(0, 1) : [])),
)

/** The clauses of a text, in order, together all its words. In a text that names what there is, bare lists add it. */
export function spokenClauses(
  text: string,
  words: readonly Word[],
  language: CheckedLanguage,
  isNaming: boolean,
): SpokenClause[] {
  const clauses: SpokenClause[] = []
  let from = 0
  let isFirst = true
  let isOpened = false
  let isElsewhere = false
  for (let at = 1; at <= words.length; at++) {
    const gap = text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length)
    const isEnd = at === words.length || ends(gap, words[at - 1]?.text ?? '', text[words[at]?.start ?? 0] ?? '')
    if (!isEnd && !parts(gap) && !isJoint(words, at, language)) continue
    const next = clause(
      words,
      from,
      at,
      isFirst && !isNaming,
      language,
      !isNaming && isLed(clauses.at(-1), words, language),
    )
    if (isFirst) isElsewhere = !isNaming && isPlace(text, words, from)
    clauses.push({
      ...next,
      isFirst,
      isOpened,
      isElsewhere,
      mood: isNaming && next.mood === 'lists' ? 'orders' : next.mood,
    })
    if (isEnd && gap.includes('?')) ask(clauses)
    from = at
    isFirst = isEnd
    isOpened = /[:(]/.test(gap)
  }
  return clauses
}

function isPlace(text: string, words: readonly Word[], from: number): boolean {
  const { start = 0, text: name = '' } = words[from + 1] ?? {}
  return /^(?:in|en|a|au|aux)$/.test(words[from]?.text ?? '') && /^\p{Lu}/u.test(text.slice(start)) && name.length > 2
}

/** "While hot, zigzag over some honey": an order may follow what begins with a time or a place. */
function isLed(before: SpokenClause | undefined, words: readonly Word[], language: CheckedLanguage): boolean {
  const first = words[before?.from ?? 0]?.text ?? ''
  return before?.isFirst === true && before.mood !== 'orders' && clauseWords[language].leading.has(first)
}

function ask(clauses: SpokenClause[]): void {
  for (let at = clauses.length - 1; at >= 0; at--) {
    const one = clauses[at]
    if (!one) return
    one.isAsked = true
    if (one.isFirst) return
  }
}

function ends(gap: string, before: string, next: string): boolean {
  // "Ice cream (vegan!) or custard" goes on.
  if (/^\s?[!?…]+\)/.test(gap)) return false
  if (/[!?;…\n]/.test(gap)) return true
  return (
    /\.[\s)"”»*]|\.$/.test(gap) &&
    !/^\d+$/.test(gap === '.' ? before : '') &&
    !(shortened.has(before) && next === next.toLowerCase())
  )
}

function parts(gap: string): boolean {
  return /[,:()[\]–—]|\s-\s/.test(gap)
}

function isJoint(words: readonly Word[], at: number, language: CheckedLanguage): boolean {
  const word = words[at]?.text ?? ''
  // « Des chips de maïs » have no "but".
  if (words[at]?.isAccented && word === 'mais') return false
  return speech[language].joints.has(word) || clauseWords[language].startsClause(words, at)
}

function clause(
  words: readonly Word[],
  from: number,
  to: number,
  isFirst: boolean,
  language: CheckedLanguage,
  isLed = false,
): SpokenClause {
  const { openers, finite, joints, articles } = speech[language]
  const {
    isOrder: isOrderAt,
    puts,
    forbids,
    telling,
    isNoun,
    hasOrder,
    looksLikeOrder,
    leading,
  } = clauseWords[language]
  const text = (at: number) => (at < to ? (words[at]?.text ?? '') : '')
  let first = from
  while (first < to && openers.has(text(first)) && !isOrderAt(words, first)) first++
  if (turning.has(text(first)) && !words[first]?.isAccented) first++
  const isOrder =
    (first < to && forbids(words, first)) ||
    (first < to && isOrderAt(words, first) && !isNoun?.(words, first, to)) ||
    // « Le vinaigre de malt » is a thing, « vinaigrer les moules » would be an order.
    ((isFirst || isLed) &&
      !(first > from && articles.has(text(first - 1))) &&
      // "Feta in the UK is …".
      ![2, 3, 4].some((next) => finite.has(text(first + next))) &&
      looksLikeOrder(text(first), text(first + 1))) ||
    (leading.has(text(first)) && hasOrder?.(words, first + 1, to) === true)
  const isPutting = range(first, to).some((at) => puts(words, at))
  // A sentence that begins with no order tells something, until an order comes.
  const told = isOrder || isTime(words, first) ? undefined : unreal(words, from, to, language)
  let isState =
    told !== undefined ||
    subjects.has(text(from)) ||
    (telling && range(from, to).some((at) => telling.test(text(at)))) ||
    (joints.has(text(from)) && !turning.has(text(from))) ||
    (isFirst && (first === from ? !leading.has(text(from)) : articles.has(text(from)))) ||
    (isFirst && text(from) === 'une' && text(from + 1) !== 'fois')
  // "À soupe" has nothing, as "a du goût" does.
  for (let at = from; at < to && !isState; at++)
    isState = finite.has(text(at)) && !(text(at) === 'a' && words[at]?.isAccented)
  return {
    from,
    to,
    mood: isOrder ? 'orders' : isState ? 'states' : 'lists',
    isFirst,
    isOpened: false,
    isElsewhere: false,
    isAsked: false,
    isTurn: [0, 1].some((next) => from + next <= first && turning.has(text(from + next))),
    isRelative: relative.has(text(from)) || relative.has(text(from + 1)),
    isOfOther: /^(?:as|because|since|car)$/.test(text(from)) && !relative.has(text(from + 1)),
    isPutting: isOrder && isPutting,
    isDoing: isDone(words, from, to, language),
    isMain: !range(from, to).some((at) => isTime(words, at)),
    isUnreal: told,
    isCondition: /^(?:if|unless|si)$/.test(text(from)),
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** "Once the butter has melted", « quand le beurre a fondu »: a time of this recipe. */
function isTime(words: readonly Word[], at: number): boolean {
  const word = words[at]?.text ?? ''
  return times.has(word) || (beforeTimes.has(word) && times.has(`${word} ${words[at + 1]?.text ?? ''}`))
}

/** Does a statement tell what was, or what would be? */
function unreal(words: readonly Word[], from: number, to: number, language: CheckedLanguage): SpokenClause['isUnreal'] {
  for (let at = from; at < to; at++) {
    const told = clauseWords[language].isUnreal(words, at, from, to)
    if (told) return told
  }
  return undefined
}

function isDone(words: readonly Word[], from: number, to: number, language: CheckedLanguage): boolean {
  const { joints, articles } = speech[language]
  // What my aunt does is her business.
  const isLed = joints.has(words[from]?.text ?? '') || isTime(words, from)
  const isOfThings = articles.has(words[isLed ? from + 1 : from]?.text ?? '')
  return range(from + 1, to).some((at) => clauseWords[language].isDone(words, at, from, isOfThings))
}
