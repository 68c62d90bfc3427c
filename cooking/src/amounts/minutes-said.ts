import type { Language } from '@roux/contract/language'
import { findTimes, type Time } from './find-times.ts'

const sentenceEnds = /[.;!?]\s/gu

/** A sentence that has come so far speaks of what goes on beside the rest, or of what becomes of the meal. */
const aside: Record<Language, RegExp> = {
  en: /\b(?:while|as the|keeps?|stor(?:e|ed|ing|age)|leftovers?|freezes?|frozen|ahead|in advance|reheat\w*)\b/iu,
  fr: /pendant que|tandis que|conserv|se gard|gardez-|\brestes?\b|cong[eé]l|à l[’']avance|réchauff/iu,
}

/** A sentence with these, before or after its times, tells what goes on beside something that takes longer. */
const beside: Record<Language, RegExp> = {
  en: /\b(?:at the same time|alongside|beneath|underneath|beside|next to|on the (?:shelf|rack) (?:above|below))\b/iu,
  fr: /en m[êe]me temps|en parall[eè]le|à c[ôo]té d|(?:au-|en )dessous d|sur la grille du (?:bas|haut|dessous|dessus)/iu,
}

/** A sentence that begins like this is done meanwhile, and so is what comes after it in its step. */
const meanwhile: Record<Language, RegExp> = {
  en: /^\W*(?:(?:in the )?meanwhile|in the meantime|at the same time|(?:while|during) (?!the oven)\w|(?:as soon as|once|when) (?:[\w-]+ ){1,5}(?:in|on|under way)\b)/iu,
  fr: /^\W*(?:pendant (?:(?:ce|ces|cette|la|le|leur|son|sa) |l[’']|qu)|entre-?temps|en parall[eè]le|en m[êe]me temps|en attendant|durant |(?:dès que|une fois) [^.,;]{1,40}(?:au four|enfourn|au feu|au frais|en cuisson|lève|cuis|mijot))/iu,
}

/** Right before a time that is a part of another, comes instead of one, or only bounds it. */
const partial: Record<Language, RegExp> = {
  en: /\b(?:every|each|after|last|final|first|halfway|up to|within|or|than)\s+(?:about\s+|around\s+|the\s+)?$/iu,
  fr: /(?:toutes les|tous les|après|au bout (?:de|d[’'])|dernières?|premières?|à mi-|jusqu[’']à|sous|dans les|\bou|\bles)\s*(?:environ\s+|les\s+)?$/iu,
}

/** Right after a time that is a rate, a part of another, or counted back from the end. */
const counted: Record<Language, RegExp> = {
  en: /^\s*(?:per\b|(?:a|each|every) batch|for (?:each|every)\b|before\b|ahead\b|in advance|to go\b|into\b)/iu,
  fr: /^\s*(?:par\b|la fournée|chaque fournée|pour chaque|avant\b|à l[’']avance|plus tôt)/iu,
}

/** Between two times that are one, told twice: "150 minutes, about 2 1/2 hours", « 120 minutes, soit 2 heures ». */
const again =
  /^[\s,;:=≈~()–—-]*(?:(?:that is|that’s|that's|i\.e\.|or|about|around|roughly|nearly|at least|soit|c[’']est[- ]à[- ]dire|environ|à peu près|au moins|presque|ou)[\s,]*)*$/iu

/** A clause with these says how long the work is that the steps before it have told of. */
const work: Record<Language, RegExp> = {
  en: /\b(?:so far|hands-on|comes? to|(?:prep(?:ping|aration)?|preparing|the work|all this|all of this|everything)(?: time)? takes?)\b/iu,
  fr: /\b(?:pour (?:le tout|l[’']ensemble)|(?<!plan )(?:de|du|le) (?:travail|préparation))(?!\p{L})/iu,
}

const clauseEnds = /(?<!\ball|total|tout),|[()]/i

/** A sum, where its parts have been said before it. */
const sum: Record<Language, RegExp> = {
  en: /\b(?:in (?:total|all)|altogether|all (?:in|told)|total)\b/iu,
  fr: /\b(?:en tout|au total|tout compris|totale?)(?!\p{L})/iu,
}

/**
 * The times of one step that add to the others: so long it takes at least. What goes on meanwhile, comes every so often,
 * instead of something else or after the meal is none of them, nor what is said twice or is a sum of others.
 */
export function timesThatAdd(step: string, language: Language): Time[] {
  let last: Time | undefined
  let isMeanwhile = false
  const times = findTimes(step, language)
  const starts = [0, ...Array.from(step.matchAll(sentenceEnds), ({ index }) => index + 1)]
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? step.length
    const sentence = step.slice(from, to)
    isMeanwhile ||= meanwhile[language].test(sentence)
    const isBeside = isMeanwhile || beside[language].test(sentence)
    let before: Time | undefined
    let isRate = false
    return times
      .filter(({ start }) => start >= from && start < to)
      .filter((time) => {
        const said = step.slice(from, time.start)
        const clause = `${said.split(clauseEnds).at(-1)}${step.slice(time.start, to).split(/[,:()]/)[0]}`
        const isAgain = before && (isBracketed(said) || again.test(step.slice(before.end, time.start)))
        const isOfEach = counted[language].test(step.slice(time.end, to))
        const adds = !(
          isAgain ||
          isBeside ||
          work[language].test(clause) ||
          // "5 minutes a batch, 20 in all" has told only of one.
          (last && !isRate && sum[language].test(clause)) ||
          aside[language].test(said) ||
          partial[language].test(said) ||
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
  const times = steps.flatMap((step) => timesThatAdd(step, language))
  return Math.round(times.reduce((seconds, { min }) => seconds + min, 0) / 60)
}

function isBracketed(said: string): boolean {
  return said.lastIndexOf('(') > said.lastIndexOf(')')
}
