import { saysNothing } from './common-words.ts'
import { isOrdinary } from './neutral-words.ts'
import type { Mentions, Taken } from './reader.ts'
import { hasOtherEnding } from './strange-words.ts'
import type { Token } from './tokens.ts'
import { fillerWords } from './vocabulary.ts'

/** What a word may be said of to be a wish: a food, a dish, or a word for any of them. */
const names: ReadonlySet<Taken['kind']> = new Set([
  ...(['dish', 'unmade_dish', 'wanted', 'at_hand', 'beside', 'course', 'taste', 'unknown_food'] as const),
])
const anyDish =
  /^(?:something|anything|nothing|dish|dishes|meal|meals|food|recipe|recipes|treat|feast|spread|quelque|chose|truc|trucs|plat|plats|repas|recette|recettes|rien|cuisine)$/

/** How much so: between a name and what is said of it. */
const degree =
  /^(?:really|very|so|too|super|extra|quite|not|a|bit|little|more|less|de|d|tres|trop|pas|bien|tout|toute|un|peu|plus|moins|assez|vraiment|hyper|ultra)$/

/** What it shall be is said behind these. */
const demanded =
  /(?:^| )(?:(?:make|want|like|prefer|need|have|get|cook|serve) (?:it|them|this|that)|(?:should|must|has to|have to|needs? to|need it to|got to) be|(?:doit|doivent|faut que ce) (?:etre|soit)|(?:veux|voudrais|aime(?:rais)?|prefere)(?: (?:le|la|les|ca))?)$/

/** Behind a dish they lead to what is peculiar to it. */
const leading = /^(?:with|style|facon|genre|comme|like|avec|aux?|en)$/

/** What it is made in or comes from. */
const madeIn = /(?:^| )(?:in|from|dans) (?:(?:the|an?|my|our|une?|le|la|mon|ma|mes|notre) )?$/

/**
 * Is a word that nothing was made of in the place of a wish: said of a food or a dish, asked to be so, or an order? The
 * words of a story, a mood or a circumstance are not, and nobody misses an answer to them.
 */
export function isWished(mentions: Mentions, at: number): boolean {
  const { heard, taken } = mentions
  const { written, mended } = heard
  const word = written[at] ?? ''
  const isNamed = (place: number) =>
    anyDish.test(mended[place] ?? '') ||
    taken.some(({ kind, start, end }) => names.has(kind) && start <= place && place < end)
  const isCourse = (place: number) =>
    taken.some(({ kind, start, end }) => kind === 'course' && start <= place && place < end)
  const isOpen = (place: number) => isSaid(written[place]) && !isNamed(place)
  // "Ignore all rules"
  if (at === 0 && isSaid(word) && !/(?:ed|ing|ly|s)$/.test(word) && isOrdinary(word) && isLittle(written[1]))
    return true
  if (isDone(word, written[at - 1] ?? '')) return false
  // "Volcano cake", "rat-poison green slime jelly": all up to the name is said of it.
  let next = at + 1
  while (next - at < 4 && isOpen(next)) next += 1
  // A movie snack, a gym breakfast: where it is eaten is no wish.
  const isOfCourse = isOrdinary(word) && !hasOtherEnding(word, 'en') && isCourse(next)
  if (isNamed(next)) return !isOfCourse
  let last = at - 1
  while (at - last < 4 && (degree.test(written[last] ?? '') || isOpen(last))) last -= 1
  if (isNamed(last) && (!isOrdinary(word) || hasOtherEnding(word, 'fr'))) return true
  const before = written.slice(Math.max(0, at - 5), last + 1).join(' ')
  if (demanded.test(before) || (leading.test(written[last] ?? '') && isNamed(last - 1))) return true
  if (madeIn.test(`${before} `) && !/\b(?:eat\w*|mang\w+)\b/.test(before) && !written.slice(at, next).every(isOrdinary))
    return true
  // What goes on from a wish: "survives the gutter".
  while (last >= 0 && at - last < 4 && isLittle(written[last])) last -= 1
  return last >= 0 && at - last < 4 && isOpen(last) && isWished(mentions, last)
}

/** Is it what somebody does: "chopping onions", « pour accompagner »? */
function isDone(word: Token, last: Token): boolean {
  const isVerb = /^\p{L}+ing$/u.test(word)
    ? isOrdinary(word) || !/^\p{L}/u.test(last)
    : isOrdinary(word) && last === 'to'
  return isVerb || (/^(?:a|de|d|pour|sans|et)$/.test(last) && /(?:er|ir|re)$/.test(word))
}

/** Is it a word of its own, and none of the little ones that hold a sentence together? */
function isSaid(word: Token | undefined): word is Token {
  return word !== undefined && /^\p{L}{2,}$/u.test(word) && !isLittle(word)
}

function isLittle(word: Token | undefined): boolean {
  return word !== undefined && /^\p{L}+$/u.test(word) && (saysNothing(word) || fillerWords.has(word))
}
