import { fold, type Span } from '../text/tokens.ts'

const brackets = /\(([^()]*)\)/gu
/** Says what is in there: "(contains shrimp)". */
const holding = /\b(?:contain|contien|contenan|includ|made (?:with|of|from)|a base d)/
/** Speaks of what is not meant, or of other products: "(not liquid aminos)", "(regular jars usually hold shrimp)". */
const ofOthers =
  /^(?:not|never|unlike|instead|rather|regular|normal|ordinary|standard|traditional|usual|other|most|many|some (?:are|jars|brands)|pas|non|jamais|contrairement|au lieu|plutot|la plupart|certaine?s|les? (?:vrai|classique|ordinaire))\b|\b(?:usually|often|sometimes|normally|traditionally|souvent|parfois|habituellement|normalement|d ordinaire)\b/

/** "For the custard: 2 tbsp custard powder". */
const label = /^\P{L}*(?:(?:for|pour)(?!\p{L})[^:\d]*:(?=\s*[^\s*_])|[^:\d(]*:(?=\s*\d\P{L}*\p{L}[^(]*\p{L}))/iu

/** What a line of the list begins with that only says what it is for. */
export function labelIn(text: string): Span {
  return { start: 0, end: label.exec(text)?.[0].length ?? 0 }
}

/** The parts of a line of the list whose foods do not go in: its label, brackets; in linear time. */
export function asidesIn(text: string): Span[] {
  const bracketed = [...text.matchAll(brackets)].flatMap((match) => {
    const said = fold(match[1] ?? '')
      .replaceAll(/[’']/gu, ' ')
      .trim()
    if (!ofOthers.test(said) || holding.test(said)) return []
    return [{ start: match.index, end: match.index + match[0].length }]
  })
  return [labelIn(text), ...bracketed]
}
