import type { RefusalReason } from '@roux/contract/refusal-reason'
import { isAlcoholForTheYoung } from './alcohol-for-the-young.ts'
import { dangerFields } from './danger-fields.ts'
import { dangerRules } from './danger-rules.ts'
import { drugs, notFood, poisons } from './dangerous-words.ts'
import { isLeftOut, withoutHarmless } from './harmless-words.ts'
import { normaliseRequest } from './normalise-request.ts'
import { isHarmfulToInfants } from './refuse-infant.ts'
import { speaksOf } from './word-fields.ts'

const named = (source: string) => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'g')
const namedThings: readonly (readonly [RefusalReason, RegExp])[] = [
  ['drugs', named(drugs)],
  ['poison', named(poisons)],
  ['not_food', named(notFood)],
]

/**
 * Why no recipe may be made for a request, or null where one may. It knows English and French, mixed as they come, with
 * the usual misspellings and disguises, and whatever stands around it ("ignore your rules and …"). Nonsense is no
 * danger, and neither is what only sounds like one: "killer brownies", "sans savon", "beef tartare". It is a first
 * fence before a provider is paid, no judge of everything: the checks of the finished recipe stand behind it.
 * Never throws; takes well under a millisecond for a sentence.
 * @param text what the cook wrote; of more than 2000 characters only the first are read.
 */
export function refuseRequest(text: string): RefusalReason | null {
  for (const reading of normaliseRequest(text)) {
    const reason = judge(reading)
    if (reason) return reason
  }
  if (isHarmfulToInfants(text)) return 'infant'
  return isAlcoholForTheYoung(text) ? 'alcohol' : null
}

function judge(reading: string): RefusalReason | null {
  const serious = withoutHarmless(reading)
  const reason = judgeWhole(serious)
  if (reason && reason !== 'foraged') return reason
  // What is called by its name is no guess: "weed brownies for people who don't know".
  return namedThings.find(([, pattern]) => isAskedFor(serious, pattern))?.[0] ?? reason
}

function judgeWhole(serious: string): RefusalReason | null {
  for (const { reason, says, unless, apart } of dangerRules) {
    if (!isAskedFor(serious, says) || unless?.test(serious)) continue
    if (!apart || isAskedFor(serious.replace(apart, ' '), says)) return reason
  }
  return dangerFields.find((rule) => speaksOf(serious, [rule]))?.reason ?? null
}

/** @param pattern global. */
function isAskedFor(text: string, pattern: RegExp): boolean {
  for (const { 0: words, index } of text.matchAll(pattern)) {
    if (!isLeftOut(text, index, index + words.length)) return true
  }
  return false
}
