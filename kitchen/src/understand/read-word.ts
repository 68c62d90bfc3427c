import { grammar } from '@roux/cooking/languages/grammar'
import { reading } from '../languages/reading.ts'
import { askable } from './named.ts'
import { isOrdinary } from './neutral-words.ts'
import { matchAt } from './phrase-book.ts'
import { type Avoiding, isNameAt, type Reader, take } from './reader.ts'
import { freeWords } from './refused-after.ts'
import { isStrange } from './strange-words.ts'
import { activityWords, fillerWords, joiningWords, listWords } from './vocabulary.ts'

/** A word that no phrase starts with. */
export function readWord(reader: Reader, at: number): void {
  const token = reader.tokens[at] ?? ''
  const { found, avoiding } = reader
  if (/^[,.;!?]$/.test(token)) reader.isBeside = false
  if (listWords.includes(token)) {
    if (avoiding) avoiding.listed = joiningWords.includes(token) ? token : (avoiding.listed ?? token)
    else reader.expects = token !== ',' && found.asked.length + found.dishes.length > 0 ? 'food' : 'nothing'
    return
  }
  // A part of the food before it is said.
  if (fillerWords.has(token) || at < (reader.spans.at(-1)?.end ?? 0)) return
  const isFree = freeWords.includes(reader.tokens[at + 1] ?? '') && !activityWords.has(token)
  if (isFree && isStrange(token, reader.language)) avoidUnknown(reader, at)
  const strange = isStrange(token, reader.language)
  if (avoiding) readWordAvoiding(reader, avoiding, at, strange)
  else if (strange) readStrange(reader, at)
  if (strange || avoiding || /^[.;!?]$/.test(token)) reader.expects = 'nothing'
}

/** "no stinky cheese" is without cheese, but "no fuss cheese" is not, and "no faff, cheese" neither. */
function readWordAvoiding(reader: Reader, avoiding: Avoiding, at: number, strange: boolean): void {
  const token = reader.tokens[at] ?? ''
  const isBefore = /^\p{L}/u.test(token) && !activityWords.has(token) && isNameAt(reader, at + 1)
  if (isBefore && avoiding.first === null) return
  // "Not as a soup"
  if (/^(?:as|into|sous|forme)$/.test(token) && avoiding.first === null) return
  // "No clue": nobody leaves it out of a dish.
  if (strange && avoiding.first === null && avoiding.opener === 'without' && isOrdinary(token)) {
    reader.avoiding = null
  } else if (strange && avoiding.first === null && avoiding.opener !== 'not') {
    avoidUnknown(reader, at)
    avoiding.isBlind = true
  } else {
    reader.avoiding = null
  }
}

/** An unknown word: the food that a dish is to be made of ("kangaroo curry", "with kangaroo"), or a puzzle beside one. */
function readStrange(reader: Reader, at: number): void {
  const { tokens, language, found } = reader
  const following = matchAt(tokens, at + 1, language)?.meanings ?? []
  const isMeasure = ['of', 'de', 'd'].includes(tokens[at + 1] ?? '')
  if (isMeasure || askable(following)) return
  const leads = !grammar[language].isHeadFirst && following.some(({ kind }) => kind === 'dish')
  if (leads || reader.expects === 'food' || isOfName(reader, at)) {
    found.asksUnknown = true
    if (!isOrdinary(tokens[at] ?? '')) take(reader, 'unknown_food', at, at + 1)
  }
}

function avoidUnknown(reader: Reader, at: number): void {
  reader.found.avoidsUnknown = true
  take(reader, 'unknown_refused', at, at + 1)
}

/** Is it tied to a name: "soupe de …", "tarte au …"? */
function isOfName({ tokens, language, spans }: Reader, at: number): boolean {
  const end = spans.at(-1)?.end
  const { tie } = reading[language]
  if (!tie || end === undefined || end >= at) return false
  return tokens.slice(end, at).every((token) => tie.words.has(token))
}
