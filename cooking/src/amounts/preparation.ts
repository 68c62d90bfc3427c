import type { Language } from '@roux/contract/language'
import { afterBlank, isOneOf, type Token } from '../text/tokens.ts'
import { afterParticiple, freeStarts, namedWith, preparationStarts, startsOnlyBefore } from './line-words.ts'

const adverb = /ly$|ment$/

/** Does what is done to an ingredient begin at this word of its name, with no comma before it? */
export function startsPreparation(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || !isOneOf(token, preparationStarts[language])) return false
  const next = afterBlank(tokens, at + 1)
  const only = startsOnlyBefore[language].get(token.text)
  if (only) return isOneOf(tokens[next], only)
  if (freeStarts.has(token.text)) return true
  if (adverb.test(token.text))
    return isOneOf(tokens[next], preparationStarts[language]) && endsHere(tokens, next, language)
  const before = tokens[at - 2]?.text ?? ''
  const isName = namedWith.has(`${before} ${token.text}`) || (namedWith.has(before) && /^(?:hach|rap)/.test(token.text))
  return endsHere(tokens, at, language) && !isName
}

/** "chopped" at the end, or before "and", "into": before a noun it belongs to a name ("plum peeled tomatoes"). */
function endsHere(tokens: readonly Token[], at: number, language: Language): boolean {
  const next = tokens[afterBlank(tokens, at + 1)]
  return next?.kind !== 'word' || afterParticiple[language].has(next.text)
}

/** After a comma in a line without amount: "Parsley, chopped" but "salt, pepper". */
export function startsPreparationAfterComma(tokens: readonly Token[], at: number, language: Language): boolean {
  const word = tokens[at]?.text ?? ''
  return preparationStarts[language].has(word) || (language === 'en' && /ed$|ly$/.test(word))
}
