import { type CheckedLanguage, isChecked, type Language } from '@roux/contract/language'
import { times } from '../languages/times.ts'
import { matchesOf } from '../text/matches-of.ts'
import { findTimes, type Time } from './find-times.ts'

const sentenceEnds = /[.;!?]\s/gu

/** Between two times that are one, told twice: "150 minutes, about 2 1/2 hours", « 120 minutes, soit 2 heures ». */
const again =
  /^[\s,;:=≈~()–—-]*(?:(?:that is|that’s|that's|i\.e\.|or|about|around|roughly|nearly|at least|soit|c[’']est[- ]à[- ]dire|environ|à peu près|au moins|presque|ou)[\s,]*)*$/iu

const clauseEnds = /(?<!\ball|total|tout),|[()]/i

/**
 * The times of one step that add to the others: so long it takes at least. What goes on meanwhile, comes every so often,
 * instead of something else or after the meal is none of them, nor what is said twice or is a sum of others.
 */
export function timesThatAdd(step: string, language: CheckedLanguage): Time[] {
  let last: Time | undefined
  let isMeanwhile = false
  const found = findTimes(step, language)
  const starts = [0, ...matchesOf(step, sentenceEnds).map(({ index }) => index + 1)]
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? step.length
    const sentence = step.slice(from, to)
    isMeanwhile ||= times[language].meanwhile.test(sentence)
    const isBeside = isMeanwhile || times[language].beside.test(sentence)
    let before: Time | undefined
    let isRate = false
    return found
      .filter(({ start }) => start >= from && start < to)
      .filter((time) => {
        const said = step.slice(from, time.start)
        const clause = `${said.split(clauseEnds).at(-1)}${step.slice(time.start, to).split(/[,:()]/)[0]}`
        const isAgain = before && (isBracketed(said) || again.test(step.slice(before.end, time.start)))
        const isOfEach = times[language].counted.test(step.slice(time.end, to))
        const adds = !(
          isAgain ||
          isBeside ||
          times[language].work.test(clause) ||
          // "5 minutes a batch, 20 in all" has told only of one.
          (last && !isRate && times[language].sum.test(clause)) ||
          times[language].aside.test(said) ||
          times[language].partial.test(said) ||
          isOfEach
        )
        isRate = isOfEach
        before = time
        if (adds) last = time
        return adds
      })
  })
}

/** The minutes that the steps of a recipe say, added up (`timesThatAdd`). Of a range the lower end. */
export function minutesSaid(steps: readonly string[], language: Language): number {
  if (!isChecked(language)) return 0
  const found = steps.flatMap((step) => timesThatAdd(step, language))
  return Math.round(found.reduce((seconds, { min }) => seconds + min, 0) / 60)
}

function isBracketed(said: string): boolean {
  return said.lastIndexOf('(') > said.lastIndexOf(')')
}
