import type { Language } from '@roux/contract/language'
import { speechWords } from './speech-words.ts'
import { isDone, isTime, notFrenchOrders, unreal } from './statements.ts'
import type { Word } from './words.ts'

/**
 * A part of a sentence: words `from` to `to` (half-open). It tells the cook to do something, tells how things are, or only
 * lists. `isFirst` begins a sentence, `isAsked` stands in a question, `isTurn` begins with "but", `isRelative` with "which".
 */
export type Clause = {
  from: number
  to: number
  mood: 'orders' | 'states' | 'lists'
  isFirst: boolean
  /** Does it follow a colon? */
  isOpened: boolean
  isAsked: boolean
  isTurn: boolean
  isRelative: boolean
  /** A statement of what is done: "the butter is stirred in", "you fry the onions". */
  isDoing: boolean
  /** A statement of what was done or would be: nobody is told to do it now. */
  isUnreal: 'past' | 'would' | undefined
  /** A sentence of its own, not "until …", "when …". */
  isMain: boolean
}

/** Short for something, with a full stop that ends no sentence. */
const shortened: ReadonlySet<string> = new Set('c s approx env ex tbsp tsp min oz lb no'.split(' '))
const turning: ReadonlySet<string> = new Set(['but', 'however', 'mais', 'toutefois', 'cependant'])
const relative: ReadonlySet<string> = new Set(
  'which who that as because since it they these both qui car puisque parce dont elle elles ils il'.split(' '),
)
const connecting: ReadonlySet<string> = new Set(['and', 'then', 'but', 'so', 'instead', 'et', 'puis', 'mais'])

/** The clauses of a text, in order, together all its words. In a text that names what there is, bare lists add it. */
export function spokenClauses(text: string, words: readonly Word[], language: Language, isNaming: boolean): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let isFirst = true
  let isOpened = false
  for (let at = 1; at <= words.length; at++) {
    const gap = text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length)
    const isEnd = at === words.length || ends(gap, words[at - 1]?.text ?? '', text[words[at]?.start ?? 0] ?? '')
    if (!isEnd && !parts(gap) && !isJoint(words, at, language)) continue
    const next = clause(words, from, at, isFirst && !isNaming, language)
    clauses.push({ ...next, isFirst, isOpened, mood: isNaming && next.mood === 'lists' ? 'orders' : next.mood })
    if (isEnd && gap.includes('?')) ask(clauses)
    from = at
    isFirst = isEnd
    isOpened = gap.includes(':')
  }
  return clauses
}

function ask(clauses: Clause[]): void {
  for (let at = clauses.length - 1; at >= 0; at--) {
    const one = clauses[at]
    if (!one) return
    one.isAsked = true
    if (one.isFirst) return
  }
}

function ends(gap: string, before: string, next: string): boolean {
  if (/[!?;…\n]/.test(gap)) return true
  return /\.[\s)"”»*]|\.$/.test(gap) && !(shortened.has(before) && next === next.toLowerCase())
}

function parts(gap: string): boolean {
  return /[,:()[\]–—]|\s-\s/.test(gap)
}

function isJoint(words: readonly Word[], at: number, language: Language): boolean {
  const word = words[at]?.text ?? ''
  // « Des chips de maïs » have no "but".
  if (words[at]?.isAccented && word === 'mais') return false
  if (speechWords[language].joints.has(word)) return true
  if (language === 'fr') return isFrenchStart(words, at)
  // "Lovely toasted and spread with jam" tells how it is.
  if (words[at - 2]?.text.endsWith('ed') && notOrderWords.has(words[at - 3]?.text ?? '')) return false
  return connecting.has(words[at - 1]?.text ?? '') && isOrderAt(words, at, language)
}

/** In French an order shows by its form wherever it stands, and begins at its "ne". */
function isFrenchStart(words: readonly Word[], at: number): boolean {
  const text = (index: number) => words[index]?.text ?? ''
  if (text(at) === 'n' || text(at) === 'ne') return [1, 2, 3].some((next) => isFrenchOrder(words, at + next))
  const isNegated = [1, 2, 3].some((back) => text(at - back) === 'n' || text(at - back) === 'ne')
  return (isFrenchOrder(words, at) && !isNegated) || (connecting.has(text(at - 1)) && isOrderAt(words, at, 'fr'))
}

const notOrders: ReadonlySet<string> = new Set(['assez', 'chez', 'nez', 'rez'])

function isFrenchOrder(words: readonly Word[], at: number): boolean {
  const text = (index: number) => words[index]?.text ?? ''
  if (!text(at).endsWith('ez') || notOrders.has(text(at))) return false
  return ![1, 2].some((back) => text(at - back) === 'vous')
}

/** Does a word tell the cook to do something, if it begins a clause? */
export function isOrderAt(words: readonly Word[], at: number, language: Language): boolean {
  const { orders, foodVerbs, afterVerb } = speechWords[language]
  const word = words[at]?.text ?? ''
  if (language === 'fr')
    return isFrenchOrder(words, at) || orders.has(word) || (orders.has(`${word}r`) && !notFrenchOrders.has(word))
  if (orders.has(word)) return true
  const next = words[at + 1]
  return foodVerbs.has(word) && next !== undefined && !next.isParted && afterVerb.has(next.text)
}

/** With these before it, what follows is no list. */
const subjects: ReadonlySet<string> = new Set(
  'it this they these that he she there elle elles il ils on cela ca c celui celle ceux celles'.split(' '),
)

function clause(words: readonly Word[], from: number, to: number, isFirst: boolean, language: Language): Clause {
  const { openers, finite, joints, articles } = speechWords[language]
  const text = (at: number) => (at < to ? (words[at]?.text ?? '') : '')
  let first = from
  while (first < to && openers.has(text(first)) && !isOrderAt(words, first, language)) first++
  if (turning.has(text(first)) && !words[first]?.isAccented) first++
  const isNegated =
    ['do', 'don', 'never'].includes(text(first)) ||
    // « Le tahin n'y entre pas » tells, « n'y mettez pas », « ne pas mettre » order.
    (['n', 'ne'].includes(text(first)) && [1, 2, 3, 4].some((next) => isOrderAt(words, first + next, language)))
  const isOrder =
    isNegated ||
    (first < to && isOrderAt(words, first, language) && !isNoun(words, first, to, language)) ||
    // « Le vinaigre de malt » is a thing, « vinaigrer les moules » would be an order.
    (isFirst &&
      !(first > from && articles.has(text(first - 1))) &&
      looksLikeOrder(text(first), text(first + 1), language)) ||
    (leading[language].has(text(first)) && hasOrder(words, first + 1, to, language))
  // A sentence that begins with no order tells something, until an order comes.
  const told = isOrder || isTime(words, first) ? undefined : unreal(words, from, to, language)
  let isState =
    told !== undefined ||
    subjects.has(text(from)) ||
    (language === 'fr' && range(from, to).some((at) => /^ne?$/.test(text(at)))) ||
    (joints.has(text(from)) && !turning.has(text(from))) ||
    (isFirst && (first === from ? !leading[language].has(text(from)) : articles.has(text(from)))) ||
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
    isAsked: false,
    isTurn: [0, 1].some((next) => from + next <= first && turning.has(text(from + next))),
    isRelative: relative.has(text(from)) || relative.has(text(from + 1)),
    isDoing: isDone(words, from, to, language),
    isMain: !range(from, to).some((at) => isTime(words, at)),
    isUnreal: told,
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** What an unknown order looks like: "splash with", "strew the". */
const afterOrders: ReadonlySet<string> = new Set(
  'the a an your with in over on into through it them half each up down out together around off across'.split(' '),
)
const notOrderWords: ReadonlySet<string> = new Set(
  'good great perfect lovely delicious ideal excellent nice best fine wonderful tasty happy superb fantastic most many some none all both half nothing something anyone this that these those they it there here what such much more even not no be is are like equally also fond great at home ready eaten served made brilliant gorgeous terrific'.split(
    ' ',
  ),
)

function looksLikeOrder(word: string, next: string, language: Language): boolean {
  if (language === 'fr')
    return (
      /(?:er|ir|re)$/.test(word) &&
      /^(?:l|le|la|les|d|du|de|des|un|une|au|aux)$/.test(next) &&
      !notFrenchOrders.has(word)
    )
  return (
    afterOrders.has(next) &&
    !notOrderWords.has(word) &&
    !speechWords.en.joints.has(word) &&
    !leading[language].has(word) &&
    !/(?:[^s]s|ed|ly|ing|\d)$/.test(word)
  )
}

/** Words that may lead to an order: "for the topping use breadcrumbs", "once hot add the prawns". */
const leading: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'for in on off once when after while using with to at as meanwhile before if without working over until by from'.split(
      ' ',
    ),
  ),
  fr: new Set('pour dans hors a au en apres avant quand lorsque une sur avec pendant entre des sans'.split(' ')),
}
const notDoers: ReadonlySet<string> = new Set(
  'to you they we i people cooks not can could would may might will should must don t who that which of and or the a an your in'.split(
    ' ',
  ),
)

function hasOrder(words: readonly Word[], from: number, to: number, language: Language): boolean {
  if (language === 'fr') return false
  for (let at = from; at < to; at++)
    if (speechWords.en.orders.has(words[at]?.text ?? '') && !notDoers.has(words[at - 1]?.text ?? '')) return true
  return false
}

/** "Stock cubes contain celery": a word that can be an order or a thing is a thing where a verb follows soon. */
function isNoun(words: readonly Word[], at: number, to: number, language: Language): boolean {
  if (language === 'fr') return false
  const { finite } = speechWords.en
  return [1, 2].some((next) => at + next < to && finite.has(words[at + next]?.text ?? ''))
}
