import { plainText } from '../understand/tokens.ts'

/** "chicken → tofu". */
const arrow = /^(.{2,40}?)\s*(?:→|->|=>)\s*(.{2,40})$/

/** How people write in a hurry, and what they say for politeness: no part of what they want. */
const hasty: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b\s*/g, 'without '],
  [/\bw\/\s*/g, 'with '],
  [/\bpr (?=\d|deux|trois|quatre|cinq|six|huit|dix)/g, 'pour '],
  [/\b(?:pls|plz|please|thx|thanks?(?: you)?|ta|cheers|svp|stp|s'il (?:te|vous) plait|merci(?: d'avance)?)\b/g, ' '],
  [/^(?:oh|nah|hmm+|well|ok|okay|bof|ben|bah|euh|alors|actually|en fait|du coup)\b[, ]*/g, ''],
  [/(?:\s(?:now|there|here|maintenant|la|du tout|at all))+\W*$/g, ''],
]

/** A wish folded, without what says nothing. */
export function plainWish(wish: string): string {
  const folded = plainText(wish.replace(arrow, 'replace $1 by $2'))
  return hasty.reduce((text, [words, put]) => text.replace(words, put), folded).trim()
}
