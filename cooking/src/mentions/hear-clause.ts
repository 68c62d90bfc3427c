import type { CheckedLanguage } from '@roux/contract/language'
import { clauses } from '../languages/clauses.ts'
import { denials } from '../languages/negation.ts'
import { speech } from '../languages/speech.ts'
import type { Signal } from '../languages/speech-words.ts'
import { words } from '../languages/word-list.ts'
import type { Mention } from './mention.ts'
import { isSpoken, speechPhrases } from './speech-words.ts'
import type { SpokenClause } from './spoken-clauses.ts'
import type { Word } from './words.ts'

/** A phrase at words `at` to `to` (half-open) that tells something of the foods beside it. */
export type Heard = { at: number; to: number; signal: Signal | 'denies' }

/** The phrases of a clause that tell something of its foods, in order. */
export function hear(
  words: readonly Word[],
  { from, to, mood }: SpokenClause,
  language: CheckedLanguage,
  starts: ReadonlyMap<number, Mention>,
): Heard[] {
  const heard: Heard[] = []
  for (let at = from; at < to; ) {
    const found = phraseAt(words, at, to, language, starts)
    if (found) heard.push(found)
    at = found?.to ?? at + 1
  }
  // "Check the dashi for bonito": what is looked for is not put in, nor what it is looked for in.
  const looked = heard.find(({ signal }) => signal === 'minds')
  const sought = looked && words.slice(looked.to, to).findIndex(({ text }) => /^for$/.test(text))
  if (looked && sought !== undefined && sought > 0 && /^check/.test(words[looked.at]?.text ?? ''))
    heard.push({ at: looked.at, to: looked.to, signal: 'cautions' })
  const whose = forWhom(words, from, to)
  if (whose) heard.push({ at: from, to: from + 1, signal: 'who' })
  const kept = whose ? undefined : keptFor(words, from, to)
  if (kept !== undefined) return [...heard.filter(({ at }) => at < kept), { at: kept, to: kept + 1, signal: 'spares' }]
  // « Huilez le moule, jamais à l'huile de noix ».
  if (
    mood === 'lists' &&
    denials.has(words[from]?.text ?? '') &&
    words.slice(from, to).some((_, at) => starts.has(from + at))
  )
    heard.unshift({ at: from, to: from + 1, signal: 'denies' })
  if (isKeptAway(words, from)) heard.unshift({ at: from, to: from + 1, signal: 'spares' })
  // Who has it there is told by other words.
  const isServed = isAtTable(words, from, to) || (starts.has(from) && isBeside(words, from, to))
  if (heard[0]?.at !== from && isServed) heard.unshift({ at: from, to: from + 1, signal: 'serves' })
  return heard
}

/** "Keep whole nuts, grapes and popcorn away from under-fives". */
function isKeptAway(words: readonly Word[], from: number): boolean {
  const isAway = ({ text }: Word) => /^(?:away|reach|portee|ecart)$/.test(text)
  return /^(?:keep|garde[rz])$/.test(words[from]?.text ?? '') && words.slice(from, from + 16).some(isAway)
}

/** "For meat lovers", "for the grown-ups", « pour les plus grands »: what they get is theirs. */
function forWhom(words: readonly Word[], from: number, to: number): boolean {
  if (!/^(?:for|pour)$/.test(words[from]?.text ?? '')) return false
  return words.slice(from + 1, Math.min(from + 6, to)).some(({ text }, at, all) => {
    const isNumber = /^\d/.test(all[0]?.text ?? '')
    return !isNumber && people.test(text) && !all.slice(0, at).some((one) => one.isParted)
  })
}
const people =
  /^(?:lover|fan|eater|carnivore|omnivore|adult|grown|older|grownup|parent|non|meat|amateur|adulte|grand|carnivore|gourmand|mangeur|adepte)s?$/

const keeping = /^(?:keep|save|freeze|reserve|store|hold|set|put|gard|réserv|reserv|conserv|congel|mett)/
const lasting = /^(?:min|mn|h$|hour|heure|day|jour|night|nuit|week|semaine|month|mois|second|long|later|ever)/

/** "Keep the carcass for stock": where that begins which it is kept for, and which is no part of the meal. */
function keptFor(words: readonly Word[], from: number, to: number): number | undefined {
  const first = words.slice(from, Math.min(from + 3, to)).find(({ text }) => keeping.test(text))
  if (
    !first ||
    (/^(?:set|put|hold|mett)/.test(first.text) && !words.slice(from, to).some(({ text }) => isAside.test(text)))
  )
    return undefined
  for (let at = from + 1; at < to - 1; at++) {
    const isTime = words.slice(at + 1, Math.min(at + 6, to)).some(({ text }) => lasting.test(text))
    if (/^(?:for|pour)$/.test(words[at]?.text ?? '') && !isTime && !/^\d/.test(words[at + 1]?.text ?? '')) return at
  }
  return undefined
}
const isAside = /^(?:aside|back|away|by|cote)$/

/** "Bring the pan to the table with lemon", « portez à table »: all that is named there is on the table. */
function isAtTable(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) {
    if (!/^tables?$/.test(words[at]?.text ?? '') || words[at + 1]?.text === 'de') continue
    const [one, two] = [words[at - 1]?.text ?? '', words[at - 2]?.text ?? '']
    if (/^(?:a|to)$/.test(one) && !/^(?:c|cs|cuilleres?|tasses?)$/.test(two)) return true
    if (/^(?:the|your|la|votre)$/.test(one) && /^(?:to|on|at|sur|a|around|de|of)$/.test(two)) return true
  }
  return false
}

/** "Kimchi on the side is never wrong": what a clause begins with and puts beside the dish. */
function isBeside(words: readonly Word[], from: number, to: number): boolean {
  const said = words.slice(from, to).map(({ text }) => text)
  return /(?:^| )(?:on the side|alongside|next to it|a cote|en accompagnement)(?: |$)/.test(said.join(' '))
}

function phraseAt(
  words: readonly Word[],
  at: number,
  end: number,
  language: CheckedLanguage,
  starts: ReadonlyMap<number, Mention>,
): Heard | undefined {
  const { adding, later } = speech[language]
  const { holding, compares } = clauses[language]
  const phrases = speechPhrases[language]
  const text = (index: number) => (index < end ? (words[index]?.text ?? '') : '')
  const adds = (index: number) => adding.some((start) => text(index).startsWith(start))
  const stemAt = (index: number) => (index < end ? (words[index]?.stem ?? '') : '')
  const first = stemAt(at)
  const phrase = [phrases.get(first), phrases.get(`${first.slice(0, 4)}*`)]
    .flatMap((some) =>
      (some ?? [])
        .flatMap((one) => {
          const to = phraseEnd(one.stems, at, stemAt, text)
          return to === undefined ? [] : [{ ...one, to }]
        })
        .slice(0, 1),
    )
    .sort((one, other) => other.stems.length - one.stems.length)[0]
  if (phrase) {
    const { to } = phrase
    // "Avoid burning the butter" burns none, but there is butter; "most of the cheese" is no habit.
    const isOther =
      (/^(?:avoid|evit)/.test(text(at)) &&
        isDoing(text, to) &&
        !adds(text(to) === 'de' || text(to) === 'd' ? to + 1 : to)) ||
      // « Il ne manque plus que la crème ».
      (text(at) === 'plus' && [2, 3].some((back) => /^ne?$/.test(words[at - back]?.text ?? ''))) ||
      (phrase.signal === 'habit' && text(to) === 'of') ||
      (phrase.signal === 'cautions' && text(to) === 'of' && text(to - 1) === 'out') ||
      (phrase.signal === 'like' && /^\d/.test(text(to)))
    return isOther ? undefined : { at, to, signal: phrase.signal }
  }
  if (isLeft(text, at)) return { at, to: at + 1, signal: 'spares' }
  if (holding?.test(text(at)) && starts.has(at + 1)) return { at, to: at + 1, signal: 'holds' }
  if (compares(text, at, (place) => starts.has(place))) return { at, to: at + 1, signal: 'like' }
  // "Do not rinse mushrooms" speaks of any.
  const isDenied = deniesAt(text, at, language, (verb) => adds(verb) || [verb, verb + 1].some((one) => starts.has(one)))
  for (let next = at + 1; isDenied && next < Math.min(end, at + 30); next++) if (later.has(text(next))) return undefined
  return isDenied ? { at, to: at + 1, signal: 'denies' } : undefined
}

/** Where a phrase ends that begins at a word; adverbs may stand in it: « est évidemment à bannir ». */
function phraseEnd(
  stems: readonly string[],
  from: number,
  stemAt: (at: number) => string,
  text: (at: number) => string,
): number | undefined {
  let at = from
  for (const own of stems) {
    if (at > from && !isSpoken(own, stemAt(at)) && adverb.test(text(at))) at++
    if (!isSpoken(own, stemAt(at))) return undefined
    at++
  }
  return at
}
const adverb = /(?:..ment|ly)$|^(?:aussi|also|surtout|donc|just)$/

const aside: Record<string, ReadonlySet<string>> = {
  on: new Set(['shelf', 'shelves']),
  at: new Set(['shop', 'store', 'supermarket']),
  in: new Set(['shop', 'store', 'supermarket']),
  au: new Set(['rayon', 'magasin', 'placard', 'supermarche']),
  en: new Set(['rayon']),
}

/** "Leave the crab sticks on the shelf", "leave the oil out", « laissez-les au rayon »: what is not even bought. */
function isLeft(text: (at: number) => string, at: number): boolean {
  if (!/^(?:leav|laiss)/.test(text(at))) return false
  return [1, 2, 3, 4, 5, 6, 7].some(
    (next) =>
      (text(at + next) === 'out' && !/^(?:to|of|on|at|in|for|over\w*)$/.test(text(at + next + 1))) ||
      [1, 2].some((after) => aside[text(at + next)]?.has(text(at + next + after)) ?? false),
  )
}

/** Is a thing to do at a word: "burning", "de brûler"? */
function isDoing(text: (at: number) => string, at: number): boolean {
  return /ing$/.test(text(at)) || (/^d[e']?$/.test(text(at)) && /(?:er|ir|re)$/.test(text(at + 1)))
}

const between = words('be even ever try to the attempt y en le la les l lui vous se s de d')

/** "Do not add", "n'ajoutez pas", "sans fariner"; not "do not burn", "n'ajoutez que". */
function deniesAt(
  text: (at: number) => string,
  at: number,
  language: CheckedLanguage,
  adds: (at: number) => boolean,
): boolean {
  const { negates, closesNegation } = clauses[language]
  if (!negates(text, at)) return false
  let verb = at + 1
  for (let count = 0; count < 3 && between.has(text(verb)); count++) verb++
  return adds(verb) && closesNegation(text, at, verb)
}
