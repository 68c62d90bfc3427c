import { plainWords } from './plain-words.ts'

const few = '(?:[1-5]|a|one|two|three|four|five|a (?:few|couple of)|un|deux|trois|quatre|cinq|quelques)'

const soured = 'yog(?:h)?urts?|skyr|fromages? blancs?|yaourts?'

/** Soured milk that was kept cold is good for some days beyond its date; nothing else is told so of. As `normaliseRequest` leaves a text. */
export const pastItsDate = `(?:${soured})(?: (?:nature|natures|pots?|that|which|is|are|s|has|have|it's|plain|greek|grecs?|qui|est|sont|a|ont|was|were))* (?:perimee?s? (?:depuis|de|d')(?: )?(?:hier|avant hier|${few} jours?)|depasse[a-z]* (?:la |leur |sa )?date (?:de|depuis) ${few} jours?|(?:${few} days?|yesterday|just|slightly|a bit) (?:past|over|after|beyond|out of) (?:(?:it|the|their|its)(?:'s|s)? )?(?:best before|use by|sell by|expiry)?(?: ?date)?|(?:expired|went out of date) (?:yesterday|${few} days? ago))|perimee?s? depuis ${few} jours? (?:les |des |mes )?yaourts?`

const told = new RegExp(`(?<![a-z])(?:${pastItsDate})(?![a-z])`)

export function isPastItsDate(text: string): boolean {
  return told.test(plainWords(text))
}

/** Is it the name of such a milk that these words begin with? */
export function isSoured(words: string): boolean {
  return new RegExp(`^(?:${soured})(?![a-z])`).test(words)
}
