import type { Language } from '@roux/contract/language'
import type { Mention } from './mention.ts'
import { speechWords } from './speech-words.ts'
import type { Word } from './words.ts'

const creamed: ReadonlySet<string> = new Set('the together your it them up both half well'.split(' '))

/** "Toast briefly", "soft enough to squash": a name of food that stands where a verb stands and adds nothing. */
export function isEmptyVerb(
  food: Mention,
  words: readonly Word[],
  firsts: ReadonlySet<number>,
  language: Language,
): boolean {
  const { emptyVerbs, afterVerb } = speechWords[language]
  const word = words[food.from]
  if (food.to - food.from !== 1 || !word) return false
  if (language === 'en' && isVerbOf(words, food.from) && emptyVerbs.has(word.text.replace(/(?<=sh)es$|s$/, '')))
    return true
  if (!emptyVerbs.has(word.text)) return false
  const next = words[food.to]
  const before = words[food.from - 1]?.text ?? ''
  const isAfter = next !== undefined && !next.isParted && afterVerb.has(next.text)
  if (before === 'to') return isAfter || next === undefined || next.isParted
  // "Herbs and cream until thick" are no order to cream something.
  if (['cream', 'rice'].includes(word.text) && (!next || !creamed.has(next.text))) return false
  if (!['cream', 'fish'].includes(word.text) && next !== undefined && !next.isParted && next.text.endsWith('ly'))
    return true
  return isAfter && (firsts.has(food.from) || ['and', 'then', 'or'].includes(before))
}

/** "Check that each one squashes", "until it toasts": what something does. */
function isVerbOf(words: readonly Word[], at: number): boolean {
  const [word, subject, before] = [words[at], words[at - 1]?.text ?? '', words[at - 2]?.text ?? '']
  if (!word || word.isParted || /^(?:with|over|on|to|in|into|around|of|for)$/.test(before)) return false
  return word.text.endsWith('s') ? /^(?:it|one|each|that|which)$/.test(subject) : /^(?:they|you|we)$/.test(subject)
}
