import type { KitchenLanguage } from '@roux/contract/language'
import { foodsIn, type Span } from './clauses.ts'
import { judgeNames, keyOf } from './judge-names.ts'
import type { Mentions } from './reader.ts'
import { gone, type Harm } from './set-harm-aside.ts'

/** How likely a food must be harmful that was not read so, and how unlikely one that was; see decision 29. */
const [sure, unsure] = [0.45, 0.05]

/**
 * What a text says does harm, where the tagger judges its names otherwise than the rules did: what likely harms goes,
 * and what was only inferred to harm and hardly does comes back. Null where both agree. What is plainly called an
 * allergy or refused stays so.
 */
export function thinkAgain(read: Mentions, language: KitchenLanguage): Harm | null {
  const { harm, heard } = read
  const judged = judgeNames(read, language)
  const foodsOf = (spans: readonly Span[]) =>
    spans.flatMap((span) =>
      foodsIn(heard.mended, span, language).flatMap(({ named, within }) => (named ? [named] : within)),
    )
  // What the rules took back, or read as said of nobody here, is gone already.
  const harmful = judged.filter(
    ({ start, isLeftOut, likely }) => !isLeftOut && harm.tokens[start] !== gone && likely.harmful > sure,
  )
  const leftOut = judged.filter(({ isLeftOut }) => isLeftOut)
  const harmless = leftOut.filter(({ likely }) => likely.harmful + likely.refused < unsure)
  const others = leftOut.filter((name) => !harmless.includes(name))
  // A food may be named twice, once as what harms and once in the name of the dish.
  const stays = new Set(foodsOf(others).map(keyOf))
  const cleared = new Set(
    foodsOf(harmless)
      .map(keyOf)
      .filter((food) => !stays.has(food)),
  )
  const isCleared = ({ named, isInferred }: Harm['foods'][number]) => isInferred && cleared.has(keyOf(named))
  if (harmful.length === 0 && !harm.foods.some(isCleared)) return null
  const tokens = [...harm.tokens]
  for (const { start, end } of harmful) tokens.fill(gone, start, end)
  for (const { start, end } of harmless) tokens.splice(start, end - start, ...heard.mended.slice(start, end))
  const added = foodsOf(harmful).map((named) => ({ named, isAllergy: false, isInferred: true }))
  return { ...harm, tokens, foods: [...harm.foods.filter((food) => !isCleared(food)), ...added] }
}
