import { kindSet } from '@roux/cooking/foods/kinds'
import { grammar } from '@roux/cooking/languages/grammar'
import { white } from '@roux/cooking/text/colours'
import { foodsWithin } from './clauses.ts'
import { continuesList, listedBefore } from './lists.ts'
import { isAllergenic, type Named, toNamed } from './named.ts'
import { preparedFood } from './names-within.ts'
import { isOfOtherColour } from './other-colour.ts'
import { type Meaning, matchAt } from './phrase-book.ts'
import { type Avoiding, type Reader, take } from './reader.ts'
import { refusalAfter, wantsAnother, wantsOtherwise } from './refused-after.ts'
import { isRefusedByVerb } from './refused-by-verb.ts'
import { usualFoods } from './settle-heads.ts'
import type { Token } from './tokens.ts'
import { fillerWords, refusingWords } from './vocabulary.ts'

type NameAt = { left: Named | null; dish: DishMeaning | undefined; at: number; next: number }
export type DishMeaning = Extract<Meaning, { kind: 'dish' }>

/** Is what is named there not to be in it, or only what the dish goes with? */
export function readRefused(reader: Reader, { left, dish, at, next }: NameAt): boolean {
  const { found, avoiding } = reader
  const refusal = left && refusalAfter(reader.tokens.slice(next))
  if (refusal) {
    take(reader, 'refused', at, next)
    found.avoided.push(left, ...listedBefore(reader, at, refusal === 'whole'))
    reader.avoiding = null
    return true
  }
  if (found.harm.named.has(at)) {
    reader.avoiding = left &&
      avoiding && { ...avoiding, first: avoiding.first ?? left, count: avoiding.count + 1, listed: null }
    take(reader, 'refused', at, next)
    return true
  }
  // Who is bored of chicken curry may have chicken in another way.
  if (left && avoiding?.at === at && isOfDish(reader, next) && isWeary(reader, at)) {
    found.hinted.push(left)
    take(reader, 'refused_dish', at, next)
    reader.avoiding = { ...avoiding, at: next }
    return true
  }
  if (left && avoiding && continuesList(reader, avoiding, left, { next, isDish: dish !== undefined })) {
    // Whom red peppers harm no green ones are given.
    const isMilledWhite = avoiding.opener !== 'allergy' && isOfWhiteFlour(reader, left, at, next)
    if (isMilledWhite) found.isWholemeal = true
    const isAbsent =
      isMilledWhite || (avoiding.opener !== 'allergy' && isOfOtherColour(wordsWith(reader, at, next), left))
    avoid(reader, isMilledWhite ? { ...avoiding, first: avoiding.first ?? left } : avoiding, isAbsent ? null : left)
    if (isAbsent) found.settled.add(at)
    take(reader, 'refused', at, next)
    return true
  }
  reader.avoiding = null
  if (left && isRefusedByVerb(wordsBefore(reader, at))) {
    avoid(reader, { opener: 'without', at, first: null, count: 0, listed: null, isBlind: false }, left)
    take(reader, 'refused', at, next)
    return true
  }
  if (reader.isBeside) {
    // "A side for roast lamb" goes with lamb.
    found.goesWith.push(...(left ? [left] : dish ? usualFoods(dish.dish) : []))
    take(reader, 'beside', at, next)
    return true
  }
  if (dish && !left && !dish.unmade && wantsOtherwise(reader.tokens.slice(next))) {
    const foods = foodsWithin(reader.tokens.slice(at, next), reader.language)
    // Of what is in no name nobody knows another dish.
    if (foods.length > 0) {
      found.avoidedDishes.push(dish.dish)
      found.asked.push(...foods)
      take(reader, 'wanted', at, next)
      return true
    }
  }
  if (dish && !dish.unmade && wantsAnother(reader.tokens.slice(next))) {
    found.avoidedDishes.push(dish.dish)
    found.hinted.push(...foodsWithin(reader.tokens.slice(at, next - 1), reader.language))
    take(reader, 'refused_dish', at, next)
    return true
  }
  if (dish && !left && avoiding && isFormRefused(reader, avoiding, at)) {
    if (dish.unmade) {
      found.avoidsUnknown = true
      // "No prawn toast" may be said because of the prawns.
      found.avoided.push(...foodsWithin(reader.tokens.slice(at, next), reader.language).filter(isAllergenic))
    } else found.avoidedDishes.push(dish.dish)
    found.avoided.push(...preparedFood(reader, at, next))
    take(reader, 'refused_dish', at, next)
    if (refusingWords.includes(reader.tokens[next] ?? '')) reader.avoiding = { ...avoiding, at: next }
    return true
  }
  return false
}

function isOfDish({ tokens, language }: Reader, at: number): boolean {
  return matchAt(tokens, at, language)?.meanings.some(({ kind }) => kind === 'dish') ?? false
}

/** Has somebody had too much of what is named next? */
function isWeary({ tokens }: Reader, at: number): boolean {
  return /(?:^| )(?:(?:bored|tired|sick|sick to death) of(?: eating)?|(?:bored|fed up) with|fed up of|had enough of|(?:change|different) from)$/.test(
    tokens.slice(Math.max(0, at - 6), at).join(' '),
  )
}

/** What a sentence says since the name before. */
function wordsBefore({ tokens, spans }: Reader, at: number): readonly Token[] {
  const start = tokens.findLastIndex((token, place) => place < at && /^[,.;!?]$/.test(token)) + 1
  return tokens.slice(Math.max(start, at - 12, spans.at(-1)?.end ?? 0), at)
}

/** "Not as a soup", "not in a curry or a salad", « pas en salade ni en soupe » */
function isFormRefused({ tokens }: Reader, { at: opened }: Avoiding, at: number): boolean {
  const between = tokens.slice(opened, at)
  return between.every((token) => fillerWords.has(token) || /^(?:as|in|into|en|sous|forme|or|nor|ou|ni)$/.test(token))
}

/** Who wants no white flour wants it whole, and not another. */
function isOfWhiteFlour(reader: Reader, left: Named, at: number, next: number): boolean {
  const isMilled = left.kind === 'ingredient' && milled.has(left.ingredient.kind)
  const words = [...reader.tokens.slice(at, next), ...wordsWith(reader, at, next)]
  return isMilled && words.some((word) => white.test(word))
}

const milled = kindSet('flour bread pasta')

/** A name with the word that tells its colour, which stands before it or behind. */
function wordsWith({ tokens, language }: Reader, at: number, next: number): readonly Token[] {
  return grammar[language].isHeadFirst ? tokens.slice(at, next + 1) : tokens.slice(Math.max(0, at - 1), next)
}

/** @param left null for what is in nothing here anyway */
function avoid(reader: Reader, avoiding: Avoiding, left: Named | null): void {
  const { found } = reader
  if (left) found.avoided.push(left)
  // Who is allergic to oysters had better not get mussels.
  if (left?.kind === 'unkept' && avoiding.opener === 'allergy') found.avoided.push(...left.food.near.map(toNamed))
  reader.avoiding = { ...avoiding, first: avoiding.first ?? left, count: avoiding.count + 1, listed: null }
}
