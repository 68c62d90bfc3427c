import type { KitchenLanguage } from '@roux/contract/language'
import { grammar } from '@roux/cooking/languages/grammar'
import { colours } from '@roux/cooking/text/colours'
import { colouredFoods } from './coloured-foods.ts'
import { avoidable, type Named } from './named.ts'
import { type Match, matchAt } from './phrase-book.ts'
import { plainText, type Token } from './tokens.ts'

/** Of one colour each, in both languages. */
const ownColours = [...colours, /^(?:purple|violett?e?s?)$/]

const colourOf = (word: Token) => ownColours.find((colour) => colour.test(word))
export const isColour = (word: Token | undefined) => word !== undefined && colourOf(word) !== undefined

/**
 * Is a food named in a colour that it never has here: green peppers, which are red ones where the kitchen writes of
 * them, and yellow tomatoes? What is called after its colour is a food of its own.
 */
export function isOfOtherColour(words: readonly Token[], named: Named): boolean {
  const said = words.flatMap((word) => colourOf(word) ?? [])
  if (said.length === 0 || named.kind !== 'ingredient') return false
  const { id, en, fr } = named.ingredient
  const isSaid = (word: Token) => said.some((colour) => colour.test(word))
  const own = plainText(`${en.one ?? en.many} ${fr.one ?? fr.many}`)
    .split(' ')
    .filter(isColour)
  if (own.length > 0) return !own.some(isSaid)
  const natural = colouredFoods.filter(({ family: { members } }) => members.ids?.includes(id))
  return natural.length > 0 && !natural.some(({ family: { names } }) => names.en[0]?.split(' ').some(isSaid))
}

/** The phrase that begins there, where the name comes first with a colour behind it that its food never has here: « courgettes jaunes ». */
export function colouredAt(tokens: readonly Token[], at: number, language: KitchenLanguage): Match | null {
  const match = matchAt(tokens, at, language)
  const named = match && avoidable(match.meanings)
  const colour = tokens[at + (match?.length ?? 0)]
  if (!grammar[language].isHeadFirst || !named || !isColour(colour) || !isOfOtherColour([colour ?? ''], named))
    return match
  return { ...match, length: match.length + 1 }
}
