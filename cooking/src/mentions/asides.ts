import { foldText } from '@roux/contract/fold-text'
import { denials } from '../languages/negation.ts'
import type { Span } from '../text/tokens.ts'

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

const purpose = /[,(]\s?(?:for the|pour (?:le |la |les |l[’']))[^,()]*(?=\)?$)/iu

/** "80 g sugar, for the praline": what the line is to become with others. */
export function purposeIn(text: string): Span {
  const found = purpose.exec(text)
  return { start: found?.index ?? 0, end: found ? found.index + found[0].length : 0 }
}

/** Where a line begins to say something of what it has named: a bracket, a dash, "since". */
const opening = /\(|\s[–—-]\s|—|,?\s(?=(?:since|because|car|puisque|parce que)(?!\p{L}))/giu
const sentence = /[,;:.!?](?:\s|$)/gu
const joint = `^(?:(?:and|but|so|as|since|because|though|et|mais|car|comme|puisque|parce que?) ?)*`
/** "Some sneak in honey", "the red one is beef", « celle du commerce est au beurre »: other products. */
const others = new RegExp(
  String.raw`${joint}(?:(?:some|most|many|others?|any|certaine?s?|la plupart|d autres|(?:celle|celles|celui|ceux) (?:du|de|des) .*(?:est|sont|etait|etaient|a|ont|avait|contien\p{L}*|met)) |(?:the|l[ae]s?) (?:norm|regul|ordin|classi|usual|habit|indus)\p{L}*|(?:the|l[ae]s?) (?:\p{L}+ ){0,3}(?:ones?|versions?|kinds?|sorts?|stuff|brands?|others?|autres?|marques?) ?(?:s|isn|aren|don|doesn|hasn|is|are|was|do|does|has|have|had|may|can|might|will|contains?|usually|often|est|sont|a|ont|contien\p{L}*) )`,
  'u',
)
/** Somebody's ways: "my mother used dripping", « ma tante y mettait du lard ». What the writer uses goes in. */
const people = new RegExp(
  String.raw`${joint}(?!\p{L}+ (?:own|favou?rite|usual|preferee?|maison)(?!\p{L})|.*(?:makes|does|bakes|buys) (?:it|them|these)|.* l[ae]s? (?:fait|font|prepare|met) )(?:(?:my|our|his|her|their|mum|mom|dad|gran\p{L}*|aunt\p{L}*|uncle|everyone|everybody|people|folk|she|he|ma|mon|mes|notre|nos|sa|son|ses|leur|mamie|mémé|papi|maman|tata|tonton|les gens) |(?:i|we|je|j|nous) (?!(?:also |always |only )?(?:us|buy|bought|like|lov|prefer|tak|took|put|add|go |went|swear|get|got|mad|mak|have|had|keep|util|pren|pris|ach|met|mis|ajout|ai )))`,
  'u',
)
const verb = `(?:is|are|was|were|has|have|had|do|does|can|could|will|would|may|might|est|sont|etait|etaient|a|ont|peut|peuvent)`
const spoken = new RegExp(String.raw`^ ?(?:(?!of |de |d )\p{L}+ )?${verb}(?!\p{L})`, 'u')
const denying = new RegExp(`^(?:and |but |et |mais )?(?:unlike|non|${[...denials].join('|')}) `)
const isOfHead = /^(?:this|these|mine|ours|which|with|plus|and \d+|\d+|ceci|celui ci|celle ci|qui|avec)(?!\p{L})/u
const made = /^=\s*(?:\d+\s*(?:eggs?|œufs?)(?!\p{L})|[^\s\d])/u

/** "Soya milk + 1 tbsp lemon = 'buttermilk'": what it calls what that makes. */
export function callsIn(text: string): Span[] {
  return Array.from(text.matchAll(/=[^,;)=]*/g), ({ 0: called, index }) => ({
    start: index,
    end: index + called.length,
    called,
  })).filter(({ called }) => made.test(called))
}

/**
 * The parts of a line of the list whose foods do not go in: its label, and what it says behind its head of other
 * products, of people and of other foods. In linear time.
 */
export function asidesIn(text: string, foods: readonly Span[]): Span[] {
  const spans: Span[] = [labelIn(text), ...callsIn(text)]
  const openings = [...text.matchAll(opening)]
  for (const [at, { 0: sign, index }] of openings.entries()) {
    const start = index + sign.length
    const isBracket = sign === '('
    const next = text.slice(start, openings[at + 1]?.index ?? text.length)
    const end = start + (isBracket && next.includes(')') ? next.indexOf(')') : next.length)
    const said = plain(text.slice(start, end))
    if (isBracket && ofOthers.test(said) && !holding.test(said)) spans.push({ start, end })
    else spans.push(...clausesOfOthers(text, { start, end }, foods))
  }
  return spans
}

/** "Contains soya, so I don't use it". */
const isRefused =
  /(?<!\p{L})(?:(?:i|we) (?:don t|do not|never|can t|cannot) (?:use|buy|have|touch|eat)|so (?:i|we|please )?(?:skip|avoid)|(?:je|on|nous) n en (?:met|prend|veu|achet|utilis))/u
/** « Le saindoux, c'est pour les autres »: what is named first, and then put away. */
const isPutAway =
  /^(?:c est|ca|it s|that s|those are|that is) (?:non|no|not|pas|pour|for|chez|trop|interdit|out|sans)(?!\p{L})/u

function clausesOfOthers(text: string, { start, end }: Span, foods: readonly Span[]): Span[] {
  const spans: Span[] = []
  const cuts = [start, ...Array.from(text.slice(start, end).matchAll(sentence), (cut) => start + cut.index + 1), end]
  if (isRefused.test(plain(text.slice(start, end)))) return [{ start, end }]
  let isOther = false
  for (const [index, to] of cuts.slice(1).entries()) {
    const from = cuts[index] ?? start
    const own = text.slice(from, to)
    const said = plain(own)
    const first = foods.find((food) => food.start >= from && food.end <= to)
    const isFood =
      first !== undefined &&
      plain(text.slice(from, first.start)).replace(new RegExp(joint, 'u'), '') === '' &&
      spoken.test(plain(text.slice(first.end, to)).padStart(1))
    const isFirst = index === 0 && first !== undefined && isPutAway.test(plain(text.slice(to, cuts[index + 2])))
    if (isOfHead.test(said)) isOther = false
    else if (others.test(`${said} `) || people.test(`${said} `) || isFood || isFirst) isOther = true
    else if (holding.test(said)) isOther = false
    if (isOther || denying.test(said)) spans.push({ start: from, end: to })
  }
  return spans
}

function plain(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
