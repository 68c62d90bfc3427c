import type { Language } from '@roux/contract/language'
import type { Mention } from './mention.ts'
import type { Signal } from './speech-table.ts'
import { isSpoken, speechWords } from './speech-words.ts'
import type { Clause } from './spoken-clauses.ts'
import type { Word } from './words.ts'

/** A phrase at words `at` to `to` (half-open) that tells something of the foods beside it. */
export type Heard = { at: number; to: number; signal: Signal | 'denies' }

/** The phrases of a clause that tell something of its foods, in order. */
export function hear(
  words: readonly Word[],
  { from, to }: Clause,
  language: Language,
  starts: ReadonlyMap<number, Mention>,
): Heard[] {
  const heard: Heard[] = []
  for (let at = from; at < to; ) {
    const found = phraseAt(words, at, to, language, starts)
    if (found) heard.push(found)
    at = found?.to ?? at + 1
  }
  return heard
}

function phraseAt(
  words: readonly Word[],
  at: number,
  end: number,
  language: Language,
  starts: ReadonlyMap<number, Mention>,
): Heard | undefined {
  const { phrases, adding } = speechWords[language]
  const text = (index: number) => (index < end ? (words[index]?.text ?? '') : '')
  const adds = (index: number) => adding.some((start) => text(index).startsWith(start))
  const stemAt = (index: number) => (index < end ? (words[index]?.stem ?? '') : '')
  const first = stemAt(at)
  const phrase = [phrases.get(first), phrases.get(`${first.slice(0, 4)}*`)]
    .flatMap((some) => some?.find(({ stems }) => stems.every((own, index) => isSpoken(own, stemAt(at + index)))) ?? [])
    .sort((one, other) => other.stems.length - one.stems.length)[0]
  if (phrase) {
    const to = at + phrase.stems.length
    // "Avoid burning the butter" burns none, but there is butter; "most of the cheese" is no habit.
    const isOther =
      (/^(?:avoid|evit)/.test(text(at)) &&
        isDoing(text, to) &&
        !adds(text(to) === 'de' || text(to) === 'd' ? to + 1 : to)) ||
      (phrase.signal === 'habit' && text(to) === 'of') ||
      (phrase.signal === 'cautions' && text(to) === 'of' && text(to - 1) === 'out') ||
      (phrase.signal === 'like' && /^\d/.test(text(to)))
    return isOther ? undefined : { at, to, signal: phrase.signal }
  }
  if (isLeft(text, at)) return { at, to: at + 1, signal: 'spares' }
  // "Custard has eggs", as it contains them.
  if (language === 'en' && /^ha(?:s|ve)$/.test(text(at)) && starts.has(at + 1))
    return { at, to: at + 1, signal: 'holds' }
  // "As rich as butter", "good as a hot dog".
  const isCompared =
    text(at) === 'as' &&
    (text(at - 2) === 'as' || starts.has(at + 1) || (/^an?$/.test(text(at + 1)) && starts.has(at + 2)))
  if (language === 'en' && isCompared && !['well', 'much', 'soon', 'long'].includes(words[at - 1]?.text ?? ''))
    return { at, to: at + 1, signal: 'like' }
  // "Plus coulante qu'une pâte au beurre".
  const isMeasured =
    language === 'fr' &&
    /^que?$/.test(text(at)) &&
    [1, 2, 3, 4].some((back) => /^(?:plus|moins|aussi|mieux|davantage|autant|meilleure?s?)$/.test(text(at - back)))
  if (isMeasured && !/^\d/.test(text(at + 1))) return { at, to: at + 1, signal: 'like' }
  const isDenied = deniesAt(text, at, language, adds)
  const { later } = speechWords[language]
  for (let next = at + 1; isDenied && next < Math.min(end, at + 30); next++) if (later.has(text(next))) return undefined
  return isDenied ? { at, to: at + 1, signal: 'denies' } : undefined
}

const aside: Record<string, ReadonlySet<string>> = {
  on: new Set(['shelf', 'shelves']),
  at: new Set(['shop', 'store', 'supermarket']),
  in: new Set(['shop', 'store', 'supermarket']),
  au: new Set(['rayon', 'magasin', 'placard', 'supermarche']),
  en: new Set(['rayon']),
}

/** "Leave the crab sticks on the shelf", « laissez-les au rayon »: what is not even bought. */
function isLeft(text: (at: number) => string, at: number): boolean {
  if (!/^(?:leav|laiss)/.test(text(at))) return false
  return [1, 2, 3, 4, 5, 6, 7].some((next) =>
    [1, 2].some((after) => aside[text(at + next)]?.has(text(at + next + after)) ?? false),
  )
}

/** Is a thing to do at a word: "burning", "de brûler"? */
function isDoing(text: (at: number) => string, at: number): boolean {
  return /ing$/.test(text(at)) || (/^d[e']?$/.test(text(at)) && /(?:er|ir|re)$/.test(text(at + 1)))
}

const between: ReadonlySet<string> = new Set(
  'be even ever try to the attempt y en le la les l lui vous se s de d'.split(' '),
)
const negating: ReadonlySet<string> = new Set('pas jamais ni plus aucun aucune point rien'.split(' '))

/** "Do not add", "n'ajoutez pas", "sans fariner"; not "do not burn", "n'ajoutez que". */
function deniesAt(
  text: (at: number) => string,
  at: number,
  language: Language,
  adds: (at: number) => boolean,
): boolean {
  const isNot =
    language === 'en'
      ? ['not', 'never', 't', 'without', 'cannot'].includes(text(at)) || (text(at) === 'to' && text(at - 1) === 'need')
      : ['n', 'ne', 'sans', 'inutile'].includes(text(at))
  if (!isNot) return false
  let verb = at + 1
  for (let count = 0; count < 3 && between.has(text(verb)); count++) verb++
  if (!adds(verb)) return false
  if (language === 'en' || text(at) === 'sans' || text(at) === 'inutile') return true
  return [1, 2, 3].some((next) => negating.has(text(verb + next)))
}
