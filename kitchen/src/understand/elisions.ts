import { isPlain, isWanting } from './kind-verbs.ts'
import { isWord } from './mend-typos.ts'
import { namingTokens } from './phrase-book.ts'
import type { Token } from './tokens.ts'

/** A word, parted where several were typed together: "lail", "doeuf", "jaime", "dairyfree", "df". */
export function partElision(token: Token): Token[] {
  const [, without = token === 'df' ? 'dairy' : ''] = /^(\p{L}{3,})free$/u.exec(token) ?? []
  if (namingTokens.en.has(without)) return [without, 'free']
  const [, before = '', rest = ''] = /^([cdjlmnst]|qu)([aehiouy]\p{L}+)$/u.exec(token) ?? []
  return rest && !isWord(token) && (namingTokens.fr.has(rest) || isSaid(before, rest)) ? [before, rest] : [token]
}

/** A verb, an allergy, or after "qu" whoever does it: with another letter it would be half of an English word. */
function isSaid(before: string, rest: string): boolean {
  if (/^[dl]$/.test(before)) return /^(?:allerg|intoler)/.test(rest)
  const isVerb = before === 'j' && (isWanting(rest) || isPlain(rest))
  return (
    isVerb ||
    /^(?:ils?|elles?|on|ai|est|av(?:ez|ons)|aim\p{L}+|(?:etouff|enfl|evit|irrit|envoi|empoison)\p{L}*)$/u.test(rest)
  )
}
