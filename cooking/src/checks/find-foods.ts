import type { Allergen } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'
import { allergensOf, animalsOf } from './contents.ts'
import { type Meaning, nameAt } from './food-book.ts'
import { carrying, dividing, fillers, type Lifted, lifting, modifiers, without } from './modifiers.ts'
import { stem } from './stem.ts'
import { type Word, wordsOf } from './words.ts'

/** A place in a text that speaks of food. Words `from` to `to` (half-open) are its name. */
export type Mention = {
  start: number
  end: number
  text: string
  stems: readonly string[]
  meaning: Meaning
  /** What words beside it say that it does not contain. */
  lifted: readonly Lifted[]
}

type Found = Mention & { from: number; to: number; absent: boolean }

type Change = { lifted: Lifted; from: number; to: number }

/**
 * The foods that a text names, in order; never overlapping. Foods that it says are not there ("sans beurre",
 * "egg-free") are left out, and what that says of the food beside them is noted there. Linear in the text's length.
 */
export function findFoods(text: string, language: Language): Mention[] {
  const words = wordsOf(text, language)
  const found: Found[] = []
  const changes: Change[] = []
  for (let at = 0; at < words.length; ) {
    const change = modifierAt(words, at, language)
    const name = nameAt(words, at, language)
    if (change && change.to - at >= (name?.length ?? 0)) {
      changes.push(change)
      at = change.to
    } else if (name) {
      found.push(mention(text, words, at, at + name.length, name.meaning))
      at += name.length
    } else at += 1
  }
  markAbsent(words, found, changes, language)
  for (const change of changes) applied(change, found, words, language)?.push(change.lifted)
  return found.filter(({ absent, meaning }) => !absent && (meaning.foods.length > 0 || meaning.generic !== undefined))
}

function mention(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  meaning: Meaning,
): Found & { lifted: Lifted[] } {
  const start = words[from]?.start ?? 0
  const end = words[to - 1]?.end ?? start
  const stems = words.slice(from, to).map((word) => word.stem)
  return { start, end, text: text.slice(start, end), stems, meaning, lifted: [], from, to, absent: false }
}

function modifierAt(words: readonly Word[], at: number, language: Language): Change | undefined {
  const one = words[at]?.stem ?? ''
  const next = words[at + 1]
  const two = next && !next.parted ? `${one} ${next.stem}` : ''
  const long = modifiers[language].get(two)
  if (long) return { lifted: long, from: at, to: at + 2 }
  const short = modifiers[language].get(one)
  return short && { lifted: short, from: at, to: at + 1 }
}

/** After a food these say that it is not there. */
const absences: ReadonlySet<string> = new Set(['free', 'substitute', 'alternative', 'replacer', 'replacement'])

/** Marks the foods that are said not to be there, and notes what that changes in others. */
function markAbsent(words: readonly Word[], found: Found[], changes: Change[], language: Language): void {
  let last: Found | undefined
  for (const food of found) {
    const isFree =
      language === 'en' &&
      absences.has(words[food.to]?.text ?? '') &&
      !words[food.to]?.parted &&
      words[food.to + 1]?.text !== 'range'
    const carried = last?.absent && food.from - last.to <= 3 && carrying.has(words[last.to]?.text ?? '')
    if (isFree || carried || isNegated(words, food.from, language)) {
      food.absent = true
      const isLactose = food.stems[0] === stem('lactose', language)
      const contained: ReadonlySet<Allergen> = allergensOf(food)
      changes.push({
        lifted: lifting(contained, animalsOf(food), isLactose),
        from: food.from,
        to: food.to + (isFree ? 1 : 0),
      })
    }
    last = food
  }
}

const openings: Record<Language, ReadonlySet<string>> = {
  en: new Set(without.en),
  fr: new Set(without.fr.map((words) => words.normalize('NFD').replace(/\p{M}/gu, ''))),
}

function isNegated(words: readonly Word[], from: number, language: Language): boolean {
  let at = from - 1
  for (let count = 0; count < 2 && fillers.has(words[at]?.text ?? '') && !isOpening(words, at, language); count++)
    at -= 1
  return words[at + 1]?.parted !== true && isOpening(words, at, language)
}

/** Does "without" end at this word? */
function isOpening(words: readonly Word[], at: number, language: Language): boolean {
  const texts = [2, 1, 0].map((back) => words[at - back]?.text ?? '')
  return [0, 1, 2].some((skip) => openings[language].has(texts.slice(skip).join(' ')))
}

/** Where a change belongs: English says it before the food or after it, French after it. */
function applied(
  change: Change,
  found: readonly Found[],
  words: readonly Word[],
  language: Language,
): Lifted[] | undefined {
  const present = found.filter(({ absent, meaning }) => !absent && (meaning.foods.length > 0 || meaning.generic))
  const next = present.find(({ from }) => from >= change.to)
  const before = present.findLast(({ to }) => to <= change.from)
  const isNear = next && !isDivided(words, change.to, next.from)
  const target = language === 'en' && isNear ? next : (before ?? (language === 'en' ? next : undefined))
  return target && (target.lifted as Lifted[])
}

function isDivided(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at <= to; at++) {
    const word = words[at]
    if (word && (word.parted || (at < to && dividing.has(word.text)))) return true
  }
  return false
}
