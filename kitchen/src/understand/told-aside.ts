import { kitchenLanguages } from '@roux/contract/language'
import { saysNothing } from './common-words.ts'
import { aside, owners, subjects } from './person-words.ts'
import { matchAt } from './phrase-book.ts'
import { isSomebody } from './set-harm-aside.ts'
import type { Token } from './tokens.ts'

/** After these it is told when or where, and not what is wanted. */
const when = new Set(
  'before during while until outside inside near behind avant pendant durant devant derriere chez'.split(' '),
)

/** Between a place and what is named there. */
const determined = /^(?:(?:from|by|at|on|under) (?:the|my|our|his|her|their)|at)$/

/** What a dish comes from is where it is cooked. */
const cooksIn = /^(?:tandoors?|rotisserie|spit|smoker|plancha|teppan\w*|comal|hangi|broche|fumoir|parrilla)$/

/** What it is made with or in is a wish, whoever owns it. */
const using = new Set('in with using on for like dans avec sur pour en au aux comme'.split(' '))

/** "Stupidly cheesy", « franchement bon » */
const manner = /^(?:\p{L}{4,}ly|(?!accompagne|assaisonne)\p{L}{4,}(?:emm|amm|em|im|um)ent)$/u

/**
 * Is a word that nobody knows told of the cook's day, and no wish: what somebody does ("she judges everything"), where
 * and when it is ("before football practice"), who or what is theirs ("my allotment"), or how much so ("stupidly")?
 */
export function isToldAside(tokens: readonly Token[], at: number): boolean {
  const [token = '', last = ''] = [tokens[at], tokens[at - 1]]
  // As it is written on phones: "2moro".
  if (manner.test(token) || /^(?=.*\d)(?=.*\p{L})(?!\d+(?:\.\d+)?\p{L}{1,3}$)/u.test(token)) return true
  if (cooksIn.test(token)) return false
  if (when.has(last) || determined.test(tokens.slice(Math.max(0, at - 2), at).join(' ')) || determined.test(last))
    return true
  if (owners.has(last) && !using.has(tokens[at - 2] ?? '')) return true
  if (isDone(tokens, at)) return true
  // "Before football practice": all of it.
  return /^\p{L}{3,}$/u.test(last) && !saysNothing(last) && !matchesName(tokens, at - 1) && isToldAside(tokens, at - 1)
}

/** Is it what somebody does, or what goes with that: right behind who does it, but for little words? */
function isDone(tokens: readonly Token[], at: number): boolean {
  let first = at
  while (first > 0 && at - first < 3 && isLittle(tokens[first - 1] ?? '')) first -= 1
  const who = tokens[first - 1] ?? ''
  return first > 0 && (doing.has(who) || isSomebody(who) || who === 'law')
}

function matchesName(tokens: readonly Token[], at: number): boolean {
  return kitchenLanguages.some((language) => matchAt(tokens, at, language) !== null)
}

/** What "I am", "il faut" and "that doesn't" are followed by may well be a wish. */
const doing: ReadonlySet<Token> = new Set([...subjects].filter((word) => !/^(?:qui|who|il|on)$/.test(word)))

const isLittle = (word: Token) =>
  word === 'got' ||
  (aside.has(word) &&
    !/^(?:m|am|re|s|be|been|being|est|suis|sont|etait|not?|t|ne|n|pas|plus|jamais|never|than|like)$/.test(word))
