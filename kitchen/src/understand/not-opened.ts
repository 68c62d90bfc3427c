import type { Meaning } from './phrase-book.ts'
import type { Reader } from './reader.ts'

/** "We don't drink, chicken please": what they do not drink has no name, and is known all the same. */
export function isOfDrinking({ tokens }: Reader, next: number): boolean {
  return (
    /(?:^| )(?:drinks?|boi[st] (?:pas|jamais|plus)|boivent (?:pas|jamais|plus)|buvons (?:pas|jamais|plus))$/.test(
      tokens.slice(Math.max(0, next - 3), next).join(' '),
    ) && !/^\p{L}/u.test(tokens[next] ?? '')
  )
}

/** « Sans sucre » names a food, though bare of its accent « sucré » is the same word; « un fondant » is a cake, and tender nothing. */
export function isNoManner(
  { avoiding, typed, tokens }: Reader,
  meanings: readonly Meaning[],
  at: number,
  next: number,
): boolean {
  const isFood = meanings.some(({ kind }) => kind === 'ingredient' || kind === 'family')
  const isTaste = meanings.some((meaning) => meaning.kind === 'manner' && meaning.manner.taste !== undefined)
  const isDish = meanings.some(({ kind }) => kind === 'dish')
  const isNoun = isDish && /^(?:an?|une?)$/.test(tokens[at - 1] ?? '') && /^\P{L}*$/u.test(tokens[next] ?? '')
  const isLeftOut = avoiding !== null && avoiding.opener !== 'not' && isFood && !typed(at, next).includes('é')
  return isTaste && (isLeftOut || isNoun)
}

/** "Plus de pommes que d'idées" are more of them, and not none. */
export function isMoreThan({ tokens }: Reader, at: number, next: number): boolean {
  return tokens.slice(at, next).includes('plus') && tokens.slice(next, next + 5).some((word) => /^qu[e']?$/.test(word))
}
