import type { KitchenLanguage } from '@roux/contract/language'
import { matchesOf } from '@roux/cooking/text/matches-of'
import type { Span } from '@roux/cooking/text/tokens'
import { foodsIn } from './clauses.ts'
import { type Part, partsOf, petAt, type Whom } from './sentence-parts.ts'
import {
  anybody,
  butSome,
  isAway,
  isAwayPerhaps,
  isDenial,
  isNotOurs,
  isNotOver,
  isOver,
  isToEat,
  men,
  notWithout,
  outsiders,
  twiceNo,
  women,
} from './taken-back-words.ts'
import type { Token } from './tokens.ts'

/**
 * What is told and taken back, as spans of words that say nothing of what to leave out: of animals, of somebody who is
 * not at the table, of harm that is over, and what is denied twice. Whatever is not surely taken back stays told.
 */
export function takenBackIn(tokens: readonly Token[], language: KitchenLanguage): Span[] {
  const parts = partsOf(tokens, language)
  const lifted = new Set<Part>()
  const petOnly = petAlone(parts, tokens)
  for (const [at, part] of parts.entries()) {
    if (
      isOfPet(part, tokens) ||
      (petOnly !== undefined && parts[at - 1]?.whom === petOnly && isDoneToIt.test(part.text))
    )
      lifted.add(part)
    const next = parts[at + 1]?.text ?? ''
    // "I'm not saying she can't have nuts, but her throat closes"
    const isConceded =
      /(?<![^ ])(?:saying|said|dis|disent)(?![^ ])/.test(part.text) && /^(?:but|mais)(?![^ ])/.test(next)
    if (isDenial.test(part.text) && !isConceded && !butSome.test(`${part.text} ${next}`)) lifted.add(part)
    if (isOver.test(part.text) && !isNotOver.test(part.text) && !isPartlyOver(parts[at + 1])) {
      lifted.add(part)
      for (const before of toldBefore(parts, at)) lifted.add(before)
    }
  }
  const absent = absentIn(parts, tokens, language)
  for (const part of parts) {
    const isOfThem = part.whom !== null && part.whom !== 'us' && absent.has(part.whom)
    if (isOfThem || (absent.size > 0 && !part.hasFood && isNotOurs.test(part.text))) lifted.add(part)
  }
  const words = Array.from(lifted, ({ start, end }) => ({ start, end }))
  return [...words, ...deniedTwice(tokens)]
}

/** The only one who is spoken of, where that is an animal: whom "him" means is sure then. */
function petAlone(parts: readonly Part[], tokens: readonly Token[]): Whom | undefined {
  const [one, ...others] = new Set(parts.flatMap(({ whom }) => (whom === null || whom === 'us' ? [] : [whom])))
  const isSomebody = (word: string) =>
    !/^(?:him|her|other|half|petite?|belle|beau)$/.test(word) &&
    [women, men, anybody, outsiders].some((all) => all.has(word))
  return one?.isPet && others.length === 0 && !tokens.some(isSomebody) ? one : undefined
}

/** "Chocolate would kill him", « le chocolat le tuerait » */
const isDoneToIt =
  /(?<![^ ])(?:(?:kill|poison|harm|hurt|finish)(?:s|ed)? (?:him|her|it|them)|(?:makes?|made|sends?|gives?) (?:him|her|it|them)(?: [a-z]+){1,4}|(?:le|la|l|les) (?:tue|empoisonne)[a-z]*|(?:le|la|l|les) rend[a-z]* malades?)$/

/** "But not the milk one" */
function isPartlyOver(next: Part | undefined): boolean {
  return next !== undefined && /^(?:but|mais) (?:not|pas|still|toujours|to|a|au|aux|also|aussi)(?![^ ])/.test(next.text)
}

/** What was told right before it was said to be over, of the same one or of nobody: back to where a food is named. */
function toldBefore(parts: readonly Part[], at: number): Part[] {
  const told: Part[] = []
  if (parts[at]?.hasFood) return told
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1) {
    const [part, next] = [parts[before], parts[before + 1]]
    if (!part || !next || next.sentence - part.sentence > 1) break
    if (part.whom !== next.whom && part.whom !== null && next.whom !== null) break
    told.push(part)
    if (part.hasFood) break
  }
  return told
}

function isOfPet({ whom, text, start, end }: Part, tokens: readonly Token[]): boolean {
  if (whom !== null && whom !== 'us') return whom.isPet
  // "Onions make the dog ill"
  const at = tokens.slice(start, end).findIndex((_, on) => petAt(tokens, start + on))
  if (whom === null && at > 0 && /^(?:who|that|qui)$/.test(tokens[start + at + 1] ?? '')) return true
  return (
    whom === null &&
    at > 0 &&
    !/(?<![^ ])(?:for|pour|like|comme|hot) (?:my |the |our |mon |le |la |notre )?[a-z]+$/.test(
      tokens.slice(start, start + at + 1).join(' '),
    ) &&
    /(?<![^ ])(?:make|makes|made|give|gives|gave|rend|rendent|fait|font|kill|kills|tue|tuent)(?![^ ])/.test(text)
  )
}

/** Those who are said not to be there, and are to eat nothing of it; a former partner is not, if not said to come. */
function absentIn(parts: readonly Part[], tokens: readonly Token[], language: KitchenLanguage): Set<Whom> {
  const absent = new Set<Whom>()
  const text = parts.map((part) => part.text).join(' , ')
  if (isToEat.test(text)) return absent
  for (const [at, { whom, text: said }] of parts.entries()) {
    if (whom === null || whom === 'us') {
      // "My neighbour is allergic, not me"
      const last = parts.slice(0, at).findLast((part) => part.whom !== null && part.whom !== 'us')?.whom
      if (isNotOurs.test(said) && last && last !== 'us' && (last.isOutside || last.isPet)) absent.add(last)
    } else if (
      isAway.test(said) ||
      (isAwayPerhaps.test(said) && isSetAgainst(parts, at, tokens, language)) ||
      whom.name === 'ex' ||
      (whom.isOutside && isNotOurs.test(said))
    )
      absent.add(whom)
  }
  return absent
}

/** Told of in a part of its own, and then that food is asked for, or "so" something else. */
function isSetAgainst(
  parts: readonly Part[],
  at: number,
  tokens: readonly Token[],
  language: KitchenLanguage,
): boolean {
  const own = parts[at]
  const told = parts.filter((part, index) => index !== at && part.whom === own?.whom && part.hasFood)
  if (!own || own.hasFood || told.length === 0) return false
  const namesIn = (some: readonly Part[]) =>
    some.flatMap((part) => foodsIn(tokens, part, language)).map(({ start, end }) => tokens.slice(start, end).join(' '))
  const others = parts.filter((part) => part.whom !== own.whom)
  const asked = others.map(({ text }) => text).join(' , ')
  const isAsked = namesIn(told).some((name) => asked.includes(name.replace(/e?[sx]$/, '')))
  const isBut = /^(?:but|mais|luckily|heureusement|thankfully)(?![^ ])/.test(own.text)
  return isAsked || (isBut && /^(?:so|donc|alors|then)(?![^ ])/.test(parts[at + 1]?.text ?? ''))
}

/** The words of refusal that another takes back: "don't leave out", "can't live without". */
function deniedTwice(tokens: readonly Token[]): Span[] {
  const text = tokens.join(' ')
  const at = (index: number) => (index === 0 ? 0 : text.slice(0, index).split(' ').length - 1)
  const spans = twiceNo.flatMap((says) =>
    matchesOf(text, says).map(({ 0: words, index }) => ({
      start: at(index),
      end: at(index) + words.trim().split(' ').length,
    })),
  )
  for (const { index, 1: first = '', 2: named = '' } of matchesOf(text, notWithout)) {
    const start = at(index)
    const next = start + first.split(' ').length
    spans.push({ start, end: next })
    const after = next + named.split(' ').length
    const close = tokens.findIndex((token, place) => place > after && /^[.;!?,]$/.test(token))
    spans.push({ start: after, end: Math.min(close === -1 ? tokens.length : close, after + 5) })
  }
  return spans
}
