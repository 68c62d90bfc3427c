import type { Language } from '@roux/contract/language'
import { fold, type Span } from '../text/tokens.ts'
import { countedWord } from './counted-words.ts'
import type { Edit } from './edits.ts'
import type { ReadUnit } from './read-unit.ts'

/** Does a number ask for the plural? In English what is more than one, in French from two on. */
export function isMany(value: number, language: Language): boolean {
  return language === 'fr' ? value >= 2 : value > 1
}

/** Where the noun of an English name ends: "cloves of garlic", "lemon for serving". */
const englishStops = new Set('of with in for from on and or to plus each'.split(' '))
const frenchStops = new Set("de d' du des a au aux en pour avec sans et ou la le les sur".split(' '))
const frenchBefore = new Set(
  'gros grosse grosses petit petite petits petites beau belle beaux belles bon bonne bons bonnes grand grande grands grandes jeune jeunes jolie jolies'.split(
    ' ',
  ),
)
const invariable = new Set(
  'bio nature standard maison extra marron gros frais epais gris doux gras bas mais roux creux bien environ tres nicois francais anglais'.split(
    ' ',
  ),
)

/** A French adjective in the other number; what has but one form stays. */
function agreeAdjective(word: string, many: boolean): string {
  const folded = fold(word)
  if (invariable.has(folded) || !/^\p{L}+$/u.test(word) || folded.endsWith('ment')) return word
  if (many) return /[sxz]$/.test(folded) ? word : word + (folded.endsWith('eau') ? 'x' : 's')
  return word.replace(/(?<=eau)x$|(?<=.{2})s$/, '')
}

function wordsOf(text: string, span: Span): (Span & { word: string })[] {
  return Array.from(text.slice(span.start, span.end).matchAll(/[^\s(),;]+/g), ({ 0: word, index }) => ({
    word,
    start: span.start + index,
    end: span.start + index + word.length,
  }))
}

function inCaseOf(word: string, anew: string): string {
  return word.charAt(0) === word.charAt(0).toUpperCase() ? anew.charAt(0).toUpperCase() + anew.slice(1) : anew
}

function swap(place: Span & { word: string }, anew: string): Edit[] {
  return fold(anew) === fold(place.word)
    ? []
    : [{ start: place.start, end: place.end, text: inCaseOf(place.word, anew) }]
}

/** Puts a unit and its adjectives into a number: "1 grosse pincée" – "2 grosses pincées". "gousse(s)" is both. */
export function agreeUnit(line: string, unit: ReadUnit, many: boolean, language: Language): Edit[] {
  const { noun, word } = unit
  const written = line.slice(noun.start, noun.end)
  if (written.includes('(') || word.one === word.many) return []
  const anew = many ? word.many : word.one
  const edits = fold(written) === fold(many ? word.one : word.many) ? [{ ...noun, text: inCaseOf(written, anew) }] : []
  if (language === 'en' || edits.length === 0) return edits
  const adjectives = [
    ...wordsOf(line, { start: unit.start, end: noun.start }),
    ...wordsOf(line, { start: noun.end, end: unit.end }),
  ]
  return [
    ...edits.map(({ start, end, text }) => ({ start, end, text })),
    ...adjectives.flatMap((place) => swap(place, agreeAdjective(place.word, many))),
  ]
}

/** Puts a counted name into a number, where its noun is known: "2 gros oignons rouges", "1 red onion". */
export function agreeName(line: string, name: Span, many: boolean, language: Language): Edit[] {
  const words = wordsOf(line, name)
  return language === 'en' ? agreeEnglish(words, many) : agreeFrench(words, many)
}

function agreeEnglish(words: readonly (Span & { word: string })[], many: boolean): Edit[] {
  const stop = words.findIndex(({ word }, index) => index > 0 && englishStops.has(fold(word)))
  const noun = words[(stop < 0 ? words.length : stop) - 1]
  const pair = noun && countedWord(noun.word, 'en')
  return pair ? swap(noun, many ? pair.many : pair.one) : []
}

function agreeFrench(words: readonly (Span & { word: string })[], many: boolean): Edit[] {
  const nounAt = words.findIndex(({ word }) => !frenchBefore.has(fold(word)))
  const noun = words[nounAt]
  const pair = noun && countedWord(noun.word, 'fr')
  if (!pair) return []
  const rest = words.slice(nounAt + 1)
  const stop = rest.findIndex(({ word }) => frenchStops.has(fold(word)) || /^[dl]['’]/i.test(word))
  const adjectives = [...words.slice(0, nounAt), ...rest.slice(0, stop < 0 ? rest.length : stop)]
  return [
    ...swap(noun, many ? pair.many : pair.one),
    ...adjectives.flatMap((place) => {
      const known = countedWord(place.word, 'fr')
      return swap(place, known ? (many ? known.many : known.one) : agreeAdjective(place.word, many))
    }),
  ]
}

/**
 * Puts the French participles of a preparation into a number: "pelé et finement émincé" – "pelés et finement émincés".
 * @param feminine whether what is counted is; only participles that agree with it are changed.
 */
export function agreePreparation(
  line: string,
  preparation: Span,
  many: boolean,
  feminine: boolean | undefined,
): Edit[] {
  const edits: Edit[] = []
  for (const place of wordsOf(line, preparation)) {
    const folded = place.word.normalize('NFC').toLowerCase()
    const isParticiple = /(?:é|ée)s?$/.test(folded)
    const isFeminine = /ées?$/.test(folded)
    const isOther = feminine !== undefined && isFeminine !== feminine
    if (!isParticiple || isOther) {
      if (/ment$|^(?:et|puis|ou|bien)$/.test(folded)) continue
      if (line[place.end] === ',') continue
      break
    }
    edits.push(...swap(place, agreeAdjective(place.word, many)))
  }
  return edits
}
