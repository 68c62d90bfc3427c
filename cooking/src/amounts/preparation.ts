import type { CheckedLanguage } from '@roux/contract/language'
import { lines } from '../languages/lines.ts'
import { afterBlank, isOneOf, type Token } from '../text/tokens.ts'

const adverb = /ly$|ment$/

/** Does what is done to an ingredient begin at this word of its name, with no comma before it? */
export function startsPreparation(tokens: readonly Token[], at: number, language: CheckedLanguage): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || !isOneOf(token, lines[language].preparationStarts)) return false
  const next = afterBlank(tokens, at + 1)
  const only = lines[language].startsOnlyBefore.get(token.text)
  if (only) return isOneOf(tokens[next], only)
  if (lines[language].freeStarts.has(token.text)) return true
  if (adverb.test(token.text))
    return isOneOf(tokens[next], lines[language].preparationStarts) && endsHere(tokens, next, language)
  const before = tokens[at - 2]?.text ?? ''
  const { namedWith } = lines[language]
  const isName = namedWith.has(`${before} ${token.text}`) || (namedWith.has(before) && /^(?:hach|rap)/.test(token.text))
  return endsHere(tokens, at, language) && !isName
}

/** "chopped" at the end, or before "and", "into": before a noun it belongs to a name ("plum peeled tomatoes"). */
function endsHere(tokens: readonly Token[], at: number, language: CheckedLanguage): boolean {
  const next = tokens[afterBlank(tokens, at + 1)]
  return next?.kind !== 'word' || lines[language].afterParticiple.has(next.text)
}

/** After a comma in a line without amount: "Parsley, chopped" but "salt, pepper". */
export function startsPreparationAfterComma(tokens: readonly Token[], at: number, language: CheckedLanguage): boolean {
  const word = tokens[at]?.text ?? ''
  return lines[language].preparationStarts.has(word) || (lines[language].takesAnyParticiple?.test(word) ?? false)
}
