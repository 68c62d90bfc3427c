import type { KitchenLanguage } from '@roux/contract/language'
import type { Span } from '@roux/cooking/text/tokens'
import { foodsIn } from './clauses.ts'
import { judgeNames } from './judge-names.ts'
import { keyOf } from './named.ts'
import type { Mentions } from './reader.ts'
import { gone, type Harm } from './set-harm-aside.ts'
import type { Token } from './tokens.ts'

/**
 * How likely a food must be harmful that was not read so, and how unlikely one that was; see decision 29. Where the
 * tagger wavers between harmful and refused for another reason, less is enough: it is left out either way.
 */
const [sure, unsure] = [0.45, 0.05]
const wavering = { harmful: 0.25, leftOut: 0.7 }

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
  const isDenied = isDeniedIn(harm.denied, heard.mended)
  const harmful = judged.filter(
    ({ start, isLeftOut, likely: { harmful, refused } }) =>
      !isLeftOut &&
      harm.tokens[start] !== gone &&
      !isDenied(start) &&
      (harmful > sure || (harmful > wavering.harmful && harmful + refused > wavering.leftOut)),
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
  // What the tagger has found may be what the rules did not understand.
  const isFound = added.length > 0
  return {
    ...harm,
    tokens,
    foods: [...harm.foods.filter((food) => !isCleared(food)), ...added],
    isUnknown: harm.isUnknown && !isFound,
    unknown: isFound ? [] : harm.unknown,
  }
}

/** Is a place in a part of a sentence, from sign to sign, that says that there is no harm? */
function isDeniedIn(denied: readonly Span[], tokens: readonly Token[]): (at: number) => boolean {
  return (at) =>
    denied.some(({ start, end }) => {
      const [first, last] = at < start ? [at, start] : [Math.min(at, end), at]
      return !tokens.slice(first, last).some((token) => /^[,.;!?]$/.test(token))
    })
}
