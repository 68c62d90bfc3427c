import type { KitchenLanguage } from '@roux/contract/language'
import type { Span } from '@roux/cooking/text/tokens'
import type { Dish } from '../template/dishes.ts'
import { foodsIn } from './clauses.ts'
import { saysNothing } from './common-words.ts'
import { namesOf } from './judge-names.ts'
import { optionsOf } from './named.ts'
import { matchAt } from './phrase-book.ts'
import { besideMeals } from './prefer-meal.ts'
import type { Mentions, Taken } from './reader.ts'
import type { Saying } from './sayings.ts'
import { idle, type Said } from './what-is-said.ts'

/**
 * How sure it must be that the name of a food names none ("a date", « bisou »), more so where nothing else is asked for,
 * and that a dish is to stand beside another; see decision 38.
 */
const limits = { sense: 0.6, senseAlone: 0.85, beside: 0.4 }

const making = ['dish', 'wanted', 'at_hand'] as const satisfies readonly Saying[]
const besides = ['beside', 'course'] as const satisfies readonly Saying[]

/**
 * Names of foods and dishes that the cook does not want in the dish: what is only talk (`little`), and what is eaten
 * before, after or beside it (`beside`). Whatever is left out, for whatever reason, is left to its readers.
 */
export function asidesIn(mentions: Mentions, said: Said, language: KitchenLanguage): Taken[] {
  const { mended } = mentions.heard
  const names = namesOf(mentions, language).filter(
    ({ start, end, read }) =>
      read === 'kept' && mentions.harm.tokens.slice(start, end).every((token, at) => token === mended[start + at]),
  )
  const sure = (name: { start: number; end: number }, ofThese: readonly Saying[]) => {
    let sum = 0
    for (let at = name.start; at < name.end; at += 1) sum += said.likely(at, ofThese)
    return sum / (name.end - name.start)
  }
  const wanted = names.filter((name) => sure(name, making) > 0.5)
  const talk = names.filter(
    (name) => isToBeMade(mentions, name) && sure(name, idle) > (wanted.length > 0 ? limits.sense : limits.senseAlone),
  )
  const other = wanted.length === 0 ? [] : names.filter((name) => sure(name, besides) > limits.beside)
  const phrases = said.phrases
    .filter(
      ({ start, end, saying }) =>
        besides.some((one) => one === saying) && other.some((name) => start <= name.start && name.end <= end),
    )
    .filter(({ start, end, saying }) => saying === 'course' || standsBeside(mentions, { start, end }, language))
    .map(({ start, end }) => {
      // "Tomato salad": what it is made of goes with it, and « à » of « à côté » does not.
      const first = names.find((name) => name.end === start)?.start ?? start
      const last = mended.findLastIndex((word, at) => at < end && !saysNothing(word))
      return { start: first, end: Math.max(last + 1, first + 1) }
    })
  return [
    ...talk.map(({ start, end }): Taken => ({ kind: 'little', start, end })),
    ...phrases.map(({ start, end }): Taken => ({ kind: 'beside', start, end })),
  ]
}

/** Was it read as what goes in or is made, and not as what is broken, missing or had too often? */
function isToBeMade({ taken }: Mentions, { start }: Span): boolean {
  const read = taken.filter((one) => one.start <= start && start < one.end && one.kind !== 'little')
  return read.length > 0 && read.every(({ kind }) => made.has(kind))
}

const made: ReadonlySet<Taken['kind']> = new Set(['wanted', 'at_hand', 'dish', 'unmade_dish'] as const)

/** Does it name a dish that would be made and may stand beside another, or a salad? Other foods go where there is a place. */
function standsBeside({ heard, besides }: Mentions, span: Span, language: KitchenLanguage): boolean {
  return foodsIn(heard.mended, span, language).some(
    ({ start, named }) =>
      (named !== null && optionsOf(named).length > 0 && optionsOf(named).every(({ kind }) => kind === 'salad-leaf')) ||
      (matchAt(heard.mended, start, language)?.meanings ?? []).some(
        (meaning) => meaning.kind === 'dish' && isSide(meaning.dish) && !besides.includes(meaning.dish),
      ),
  )
}

/**
 * No main dish is one, whichever was named first: "mash and roast pork"; what is never more than a side gives way to a
 * meal anyway.
 */
function isSide({ course, alsoAs }: Dish): boolean {
  return course === 'main'
    ? alsoAs?.some((one) => one === 'side' || one === 'starter') === true
    : !besideMeals.includes(course)
}
