import type { KitchenLanguage } from '@roux/contract/language'
import type { Span } from '@roux/cooking/text/tokens'
import { foodsIn, meantBy } from './clauses.ts'
import { type Judged, judgeNames } from './judge-names.ts'
import { harmedWith } from './kin-allergens.ts'
import { madeThingsIn } from './made-of.ts'
import { isLactose, keyOf, type Named } from './named.ts'
import type { Mentions } from './reader.ts'
import { gone, type Harm } from './set-harm-aside.ts'
import type { Heard, Token } from './tokens.ts'

/**
 * How likely a food must be harmful that was not read so, and one that was only inferred to be for it to stay out; see
 * decision 29. Where the tagger wavers between harmful and refused for another reason, less is enough: it is left out
 * either way.
 */
const [sure, unsure, beyondDoubt] = [0.34, 0.3, 0.95]
const wavering = { harmful: 0.25, leftOut: 0.6 }

/**
 * What a text says does harm, where the tagger judges its names otherwise than the rules did: what likely harms goes,
 * and what was only inferred to harm and hardly does comes back. Null where both agree. What is plainly called an
 * allergy or refused stays so.
 */
export function thinkAgain(read: Mentions, language: KitchenLanguage): Harm | null {
  const { harm, heard } = read
  const judged = judgeNames(read, language)
  const foodsOf = (spans: readonly Span[]) => spans.flatMap((span) => foodsAt(heard.mended, span, language))
  // What the rules took back, or read as said of nobody here, is gone already.
  const isDenied = isDeniedIn(harm.denied, heard.mended)
  const harmful = judged.filter(
    (name) =>
      name.read === 'kept' &&
      harm.tokens[name.start] !== gone &&
      (isDenied(name.start) ? name.likely.harmful > beyondDoubt : isLikelyHarmful(name)),
  )
  const leftOut = judged.filter((name) => name.read !== 'kept')
  const harmless = leftOut.filter(
    ({ read: how, likely }) => how === 'inferred' && likely.harmful + likely.refused < unsure,
  )
  // A food may be named twice, once as what harms and once in the name of the dish.
  const stays = new Set(foodsOf(leftOut.filter((name) => !harmless.includes(name))).map(keyOf))
  const cleared = new Set(foodsOf(harmless).map(keyOf))
  const foods = harm.foods.filter(
    ({ named, isInferred }) => !isInferred || !cleared.has(keyOf(named)) || stays.has(keyOf(named)),
  )
  const isElse = judged.some((name) => name.read === 'kept' && !harmful.includes(name))
  const known = new Set(harm.foods.map(({ named }) => keyOf(named)))
  const found = harmful
    .flatMap((span) => harmedBy(span, { heard, language, isElse }))
    .filter((named) => !known.has(keyOf(named)))
  if (harmful.length === 0 && found.length === 0 && foods.length === harm.foods.length) return null
  const tokens = [...harm.tokens]
  for (const { start, end } of harmful) tokens.fill(gone, start, end)
  // What is only told of is neither ordered nor refused: "it's not the fish that makes me ill".
  for (const { start, end, likely } of harmless)
    if (likely.nothing > 0.5) tokens.fill(gone, start, end)
    else tokens.splice(start, end - start, ...heard.mended.slice(start, end))
  // What the tagger has found may be what the rules did not understand.
  const isFound = found.length > 0
  return {
    ...harm,
    tokens,
    foods: [...foods, ...found.map((named) => ({ named, isAllergy: !isLactose(named), isInferred: true }))],
    isUnknown: harm.isUnknown && !isFound,
    unknown: isFound ? [] : harm.unknown,
  }
}

function isLikelyHarmful({ likely: { harmful, refused } }: Judged): boolean {
  return harmful > sure || (harmful > wavering.harmful && harmful + refused > wavering.leftOut)
}

function foodsAt(tokens: readonly Token[], span: Span, language: KitchenLanguage): readonly Named[] {
  return foodsIn(tokens, span, language).flatMap(meantBy)
}

/** The foods of a name that harms, with their kin; of a dish, where something else is asked for, what it is made of. */
function harmedBy(
  span: Span,
  { heard, language, isElse }: { heard: Heard; language: KitchenLanguage; isElse: boolean },
): Named[] {
  const foods = foodsAt(heard.mended, span, language)
  const said = heard.written.join(' ')
  if (foods.length > 0) return foods.flatMap((food) => [food, ...harmedWith(food, { said, isAllergy: true })])
  return isElse ? madeThingsIn(heard.mended, span, language).flatMap(({ of }) => of) : []
}

/** Is a place in a part of a sentence, from sign to sign, that says that there is no harm? */
function isDeniedIn(denied: readonly Span[], tokens: readonly Token[]): (at: number) => boolean {
  return (at) =>
    denied.some(({ start, end }) => {
      const [first, last] = at < start ? [at, start] : [Math.min(at, end), at]
      return !tokens.slice(first, last).some((token) => /^[,.;!?]$/.test(token))
    })
}
