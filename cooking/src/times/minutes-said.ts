import type { Language } from '@roux/contract/language'
import { findTimes } from './find-times.ts'

const sentenceEnds = /[.;:!?]\s/gu

/** A sentence that has come so far speaks of what goes on beside the rest, or of what becomes of the meal. */
const aside: Record<Language, RegExp> = {
  en: /\b(?:meanwhile|while|as the|at the same time|keeps?|stor(?:e|ed|ing|age)|leftovers?|freezes?|frozen|ahead|in advance|reheat\w*)\b/iu,
  fr: /pendant ce temps|entre-temps|pendant que|tandis que|en m[êe]me temps|conserv|se gard|gardez-|\brestes?\b|cong[eé]l|à l[’']avance|réchauff/iu,
}

/** Right before a time that is a part of another, comes instead of one, or only bounds it. */
const partial: Record<Language, RegExp> = {
  en: /\b(?:every|each|after|last|final|first|halfway|up to|within|or|than)\s+(?:about\s+|around\s+|the\s+)?$/iu,
  fr: /(?:toutes les|tous les|après|au bout (?:de|d[’'])|dernières?|premières?|à mi-|jusqu[’']à|sous|dans les|\bou|\bles)\s*(?:environ\s+|les\s+)?$/iu,
}

/** Right after a time that is a rate, a part of another, or counted back from the end. */
const counted: Record<Language, RegExp> = {
  en: /^\s*(?:per\b|for (?:each|every)\b|before\b|ahead\b|in advance)/iu,
  fr: /^\s*(?:par\b|pour chaque|avant\b|à l[’']avance|plus tôt)/iu,
}

/**
 * The minutes that the steps of a recipe say, added up: so long it takes at least. Of a range the lower end; what goes
 * on meanwhile, comes every so often, instead of something else or after the meal is not added.
 */
export function minutesSaid(steps: readonly string[], language: Language): number {
  const times = steps.flatMap((step) =>
    findTimes(step, language).filter(({ start, end }) => {
      const before = step.slice(0, start)
      return !(
        aside[language].test(before.slice(lastSentence(before))) ||
        partial[language].test(before) ||
        counted[language].test(step.slice(end))
      )
    }),
  )
  return Math.round(times.reduce((seconds, { min }) => seconds + min, 0) / 60)
}

function lastSentence(text: string): number {
  return [...text.matchAll(sentenceEnds)].at(-1)?.index ?? 0
}
