import type { KitchenLanguage } from '@roux/contract/language'
import { grammar } from '@roux/cooking/languages/grammar'
import { numbers } from '@roux/cooking/languages/numbers'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import type { Span } from '@roux/cooking/text/tokens'
import { cutClause, isVerb } from './cut-clause.ts'

const articles: Record<KitchenLanguage, string> = {
  en: '(?:the|an?|some|your|half|plenty|lots|most|all|more|enough|\\d+)\\s',
  fr: "(?:(?:les?|la|des?|du|une?)\\s|[ld]['’])",
}

const determiner: Record<KitchenLanguage, RegExp> = {
  en: /\b(?:the|an?|some|your)\s$/i,
  fr: /\b(?:(?:les?|la|de la|du|des?|une?)\s|(?:de )?[ld]['’])$/i,
}

/**
 * A sentence without a name, where it can go cleanly: out of a list, with its "with", or with the clause that was about
 * nothing else. Null where the sentence would not stand.
 */
export function cutName(text: string, { start, end }: Span, language: KitchenLanguage): string | null {
  const whole = text.slice(0, start)
  const before = whole.replace(determiner[language], '')
  const after = text.slice(end)
  const [and = ''] = numbers[language].and
  const joint = new RegExp(String.raw`,?\s+(?:${and}|ou|or)\s+$`, 'i')
  if (joint.test(before)) return lastOfList(before.replace(joint, ''), and, language) + after
  const clause = cutClause(before, after, language)
  if (clause !== null) return clause
  const next = new RegExp(String.raw`^(?:\s+(?:${and})\s+|,\s+(?=${articles[language]}))(?=\p{L})`, 'iu').exec(after)
  if (next && /(?:^|[\s(])$/.test(before)) {
    const rest = after.slice(next[0].length)
    if (isVerb(rest, language)) return null
    // "the onions, leeks and garlic" without the leeks needs its "and" before the garlic.
    if (/,\s+$/.test(before) && !next[0].startsWith(',')) return before.replace(/,\s+$/, next[0]) + rest
    // "the onion and garlic" share their article.
    return (new RegExp(`^${articles[language]}`, 'i').test(rest) ? before : whole) + alone(rest)
  }
  // "the onions, carrots and celery" share theirs too.
  const shared = new RegExp(String.raw`^,\s+(?=\p{L}[^.;]*?\s${and}\s)`, 'u').exec(after)
  if (shared && !grammar[language].isHeadFirst && whole !== before) {
    const rest = after.slice(shared[0].length)
    if (startsWithFood(rest, language)) return whole + rest
  }
  if (/,\s*$/.test(before) && /^\s*(?:[,.;)]|$)/.test(after)) return before.replace(/,\s*$/, '') + after
  const withName = /,?\s+(?:with|avec)\s+$/i
  if (withName.test(before) && /^\s*(?:[,.;)]|$)/.test(after)) return before.replace(withName, '') + after
  return null
}

/** What is left of two things is not stirred together. */
function alone(rest: string): string {
  return rest.replace(/^((?:the )?\p{L}+(?: \p{L}+)?) together(?!\p{L})/u, '$1')
}

function startsWithFood(text: string, language: KitchenLanguage): boolean {
  const [first] = findFoods(text, language)
  return (
    first !== undefined && /^(?:(?!until|with|for|to|in|on|then|so|and)\p{L}+ )?$/u.test(text.slice(0, first.start))
  )
}

/** "the onions, the leeks" with the last gone from behind it needs an "and" before what is last now. */
function lastOfList(before: string, and: string, language: KitchenLanguage): string {
  const list = /,\s+((?:(?:the|les?|la|des?|du)\s|[ld]['’])?\p{L}+(?:\s(?:de |d['’])?\p{L}+){0,2})$/u.exec(before)
  const [, last = ''] = list ?? []
  return list && !isVerb(last, language) ? `${before.slice(0, list.index)} ${and} ${last}` : before
}
