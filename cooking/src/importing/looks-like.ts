import { checkedLanguages } from '@roux/contract/language'
import { readNumber } from '../text/read-number.ts'
import { tokenise } from '../text/tokens.ts'

/** Longer than what is written of one ingredient. */
const longestIngredient = 140

const bullet = /^\s*(?:[-–—•*·▢☐□▪◦‣●○✓+]|\p{Extended_Pictographic}\uFE0F?\s)\s*/u
const numbered = /^\s*(?:\(?\d{1,2}\s*[.)/](?!\d)\s*\p{L}|\d\uFE0F?\u20E3|(?:step|étape)\s*\d)/iu
const someOf =
  /^(?:an? |some |one |half |salt|pepper|juice|zest|handful|pinch|dash|knob|sprigs?|freshly|oil|olive|butter|un peu|une? |du |de la |de l['’]|des |quelques |sel\b|poivre|jus |le jus|huile|beurre|herbes)/iu

/** Is a line one of those that are counted: "1. Peel", "2) Bake", « 3/ Servir »? */
export function isNumbered(text: string): boolean {
  return numbered.test(text)
}

export function isBulleted(text: string): boolean {
  return bullet.test(text)
}

export function isSomeOf(text: string): boolean {
  return someOf.test(text) && text.split(' ').length <= 14
}

/** Does a line name an ingredient with its amount, as lists do? */
export function looksLikeIngredient(text: string): boolean {
  if (text.length > longestIngredient || numbered.test(text)) return false
  const line = text.replace(bullet, '')
  const isSentence = /[.!?]$/.test(line) && line.split(' ').length > 6
  if (isSentence) return false
  if (startsWithNumber(line)) return /\p{L}{2}/u.test(line)
  return bullet.test(text) ? line.split(' ').length <= 12 : someOf.test(line) && line.split(' ').length <= 8
}

/** Is a line told as a step is: a sentence, or numbered? */
export function looksLikeStep(text: string): boolean {
  return numbered.test(text) || (/[.!]$/.test(text) && text.split(' ').length > 4) || text.length > longestIngredient
}

export function startsWithNumber(line: string): boolean {
  const tokens = tokenise(line.slice(0, 40))
  return checkedLanguages.some((language) => readNumber(tokens, 0, language) !== undefined)
}
