import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import { agreement } from '../languages/agreement.ts'
import { grammar } from '../languages/grammar.ts'
import type { Span } from '../text/tokens.ts'
import { countedWord, factOf } from './counted-words.ts'
import type { Edit } from './edits.ts'
import type { ReadUnit } from './read-unit.ts'

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
  return foldText(anew) === foldText(place.word)
    ? []
    : [{ start: place.start, end: place.end, text: inCaseOf(place.word, anew) }]
}

/** Puts a unit and its adjectives into a number: "1 grosse pincée" – "2 grosses pincées". "gousse(s)" is both. */
export function agreeUnit(line: string, unit: ReadUnit, many: boolean, language: CheckedLanguage): Edit[] {
  const { noun, word } = unit
  const written = line.slice(noun.start, noun.end)
  if (written.includes('(')) return []
  const anew = many ? word.many : word.one
  const isOther = word.one !== word.many && foldText(written) === foldText(many ? word.one : word.many)
  if (!isOther && word.one !== word.many) return []
  const edits = isOther ? [{ ...noun, text: inCaseOf(written, anew) }] : []
  const adjectives = [
    ...wordsOf(line, { start: unit.start, end: noun.start }),
    ...wordsOf(line, { start: noun.end, end: unit.end }),
  ]
  return [
    ...edits.map(({ start, end, text }) => ({ start, end, text })),
    ...adjectives.flatMap((place) => agreeAdjective(place, many, language)),
  ]
}

/** Puts a counted name into a number, where its noun is known: "2 gros oignons rouges", "1 red onion". */
export function agreeName(line: string, name: Span, many: boolean, language: CheckedLanguage): Edit[] {
  const words = wordsOf(line, name)
  const { nameEnds, beforeNoun } = agreement[language]
  const { isHeadFirst } = grammar[language]
  const first = isHeadFirst ? words.findIndex(({ word }) => !beforeNoun.has(foldText(word))) : 0
  const stop = words.findIndex(
    ({ word }, index) => index > first && (nameEnds.has(foldText(word)) || (isHeadFirst && /^[dl]['’]/i.test(word))),
  )
  const own = words.slice(0, stop < 0 ? words.length : stop)
  const noun = isHeadFirst ? own[first] : own.at(-1)
  if (!noun) return []
  const number = many ? 'many' : 'one'
  const pair = countedWord(noun.word, language) ?? unchanging(noun.word, language)
  if (!pair) return swap(noun, unknownNoun(noun.word, words[stop]?.word, many, language))
  if (!isHeadFirst) return swap(noun, pair[number])
  const ofEgg = /^(?:jaune|blanc)s?$/i.test(noun.word) ? words[stop] : undefined
  const egg = ofEgg && /^d['’](?:œ|oe)ufs?$/i.test(ofEgg.word) ? [ofEgg] : []
  const ofEggs = egg.flatMap((place) => swap(place, place.word.replace(/s?$/i, many ? 's' : '')))
  const agreed = own.flatMap((place) => {
    const known = place === noun ? pair : countedWord(place.word, language)
    return known ? swap(place, known[number]) : agreeAdjective(place, many, language)
  })
  return [...agreed, ...ofEggs]
}

/** « 1 radis noir, 2 radis noirs » */
function unchanging(noun: string, language: CheckedLanguage) {
  const isSo = grammar[language].isHeadFirst && /[sxz]$/.test(noun) && factOf(noun, language)
  return isSo ? { one: noun, many: noun } : undefined
}

/** A noun that is not known, in a number, where it surely is one: "2 nubs of ginger", « 2 reblochons ». */
function unknownNoun(noun: string, following: string | undefined, many: boolean, language: CheckedLanguage): string {
  const { isHeadFirst } = grammar[language]
  // « 1 ananas » has an s of its own.
  const isSure = isHeadFirst ? many || !factOf(noun, language) : following === 'of'
  return isSure && /^\p{L}{3,}$/u.test(noun) ? agreement[language].agreeNoun(noun, many) : noun
}

function agreeAdjective(place: Span & { word: string }, many: boolean, language: CheckedLanguage): Edit[] {
  return swap(place, agreement[language].agree(place.word, foldText(place.word), many))
}

/**
 * Puts the participles of a preparation into a number: "pelé et finement émincé" – "pelés et finement émincés".
 * @param feminine whether what is counted is; only participles that agree with it are changed.
 */
export function agreePreparation(
  line: string,
  preparation: Span,
  many: boolean,
  feminine: boolean | undefined,
  language: CheckedLanguage,
): Edit[] {
  const edits: Edit[] = []
  const { participles } = agreement[language]
  for (const place of wordsOf(line, preparation)) {
    const folded = place.word.normalize('NFC').toLowerCase()
    const isFeminine = participles?.feminine.test(folded)
    const isOther = feminine !== undefined && isFeminine !== feminine
    if (!participles?.all.test(folded) || isOther) {
      if (participles?.besides.test(folded)) continue
      if (line[place.end] === ',') continue
      break
    }
    edits.push(...agreeAdjective(place, many, language))
  }
  return edits
}
