import type { KitchenLanguage } from '@roux/contract/language'
import { avoidable } from './named.ts'
import { matchAt } from './phrase-book.ts'
import type { Heard, Token } from './tokens.ts'
import { fillerWords, joiningWords } from './vocabulary.ts'

const pairs = (words: string, lead: string) => words.split(' ').map((word) => [word, lead] as const)

/** What leads to a food; those of French are the same with whatever article. */
const leads: ReadonlyMap<Token, string> = new Map([
  ...'to from with after of near by at against over avec contre apres'.split(' ').flatMap((word) => pairs(word, word)),
  ...pairs('a au aux', 'à'),
  ...pairs('d de du des', 'de'),
])

/** An "and" in however many words. */
const join =
  /^(?:and|or|nor|et|ou|ni|,|plus|as well as|along with|together with|in addition to|not to mention|but(?= also| even| mostly| mainly| especially)|mais(?= aussi| meme| surtout| egalement)|ainsi qu[e]?|de meme qu[e]?|sans (?:oublier|parler))(?: (?:and|or|et|ou|also|even|then|too|now|especially|particularly|mostly|mainly|maybe|probably|possibly|apparently|recently|sometimes|above all|aussi|meme|surtout|puis|parfois|egalement|encore|peut etre|maintenant|depuis peu))*(?![^ ])/

/** Of these nothing else has a "to". */
const ofAllergy = /^(?:allerg|intoler|react|reagi|sensi|hypersensi)/

/** Words between two of a list, at most. */
const apart = 9

/**
 * Says a list in the plainest words: "allergic to mustard and also to celery" is "… to mustard and the celery". Whatever
 * goes on with a list in more words than an "and" or a comma would end it for who reads lists.
 */
export function withPlainLists(heard: Heard, language: KitchenLanguage): Heard {
  const written = [...heard.written]
  const mended = [...heard.mended]
  const led: { lead: string; end: number; isOfAllergy: boolean }[] = []
  for (let at = 0; at < mended.length; at += 1) {
    const one = ledAt(mended, at, language)
    if (one)
      led.push({ ...one, isOfAllergy: mended.slice(Math.max(0, at - 2), at).some((word) => ofAllergy.test(word)) })
    const next = goesOnAt(mended, at, language)
    const before =
      next && led.findLast(({ lead, end }) => end <= at && at - end < apart && (next.lead ?? lead) === lead)
    if (!next || !before) continue
    const between = mended.slice(before.end, at)
    const isTold = before.isOfAllergy && next.lead !== null && !between.some((word) => /^[.;!?]$/.test(word))
    // "With carrots, with rice on the side" goes on with something else.
    if (!isTold && (mended[at] === ',' || !between.every((word) => fillerWords.has(word)))) continue
    const joint = mended[at] ?? ''
    const isPlain =
      [',', ...joiningWords].includes(joint) &&
      [...between, ...mended.slice(at + 1, next.start)].every((word) => fillerWords.has(word))
    if (isPlain) continue
    // "Prawns, squid and, we think, to clams" keeps its squid.
    const last = lastNameEnd(mended, before.end, at, language)
    for (const words of [written, mended]) {
      words.fill('the', last, next.start)
      words[at] = joiningWords.includes(joint) ? joint : 'and'
    }
    led.push({ ...before, end: next.end })
    at = next.start - 1
  }
  return { ...heard, written, mended }
}

/** A food and what leads to it: "to the eggs". */
function ledAt(tokens: readonly Token[], at: number, language: KitchenLanguage) {
  const lead = leads.get(tokens[at] ?? '')
  const food = lead === undefined ? null : foodAt(tokens, at + 1, language)
  return lead === undefined || !food ? null : { lead, ...food }
}

/** An "and" in more than a word, or with what leads to the next food; not one alone, which everybody reads. */
function goesOnAt(tokens: readonly Token[], at: number, language: KitchenLanguage) {
  const [joint] = join.exec(tokens.slice(at, at + 7).join(' ')) ?? []
  if (joint === undefined) return null
  const end = at + joint.trim().split(' ').length
  const one = ledAt(tokens, end, language)
  if (one) return one
  const food = end - at > 1 ? foodAt(tokens, end, language) : null
  return food && { lead: null, ...food }
}

function foodAt(tokens: readonly Token[], from: number, language: KitchenLanguage) {
  let start = from
  while (start - from < 4 && fillerWords.has(tokens[start] ?? '')) start += 1
  const match = matchAt(tokens, start, language)
  return match && avoidable(match.meanings) ? { start, end: start + match.length } : null
}

/** Where the last name ends that stands between two places. */
function lastNameEnd(tokens: readonly Token[], from: number, to: number, language: KitchenLanguage): number {
  let last = from
  for (let at = from; at < to; at += 1) {
    const match = matchAt(tokens, at, language)
    if (match && at + match.length <= to && avoidable(match.meanings)) last = at + match.length
  }
  return last
}
