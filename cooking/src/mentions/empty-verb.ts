import type { CheckedLanguage } from '@roux/contract/language'
import { speech } from '../languages/speech.ts'
import { words } from '../languages/word-list.ts'
import type { Mention } from './mention.ts'
import type { Word } from './words.ts'

const creamed = words('the together your it them up both half well')

/** "Toast briefly", "soft enough to squash": a name of food that stands where a verb stands and adds nothing. */
export function isEmptyVerb(
  food: Mention,
  words: readonly Word[],
  firsts: ReadonlySet<number>,
  language: CheckedLanguage,
  starts: ReadonlyMap<number, Mention>,
): boolean {
  const { emptyVerbs, otherVerbs, foodVerbs, afterVerb } = speech[language]
  const word = words[food.from]
  if (food.to - food.from !== 1 || !word) return false
  const isBuried = isGreased(words, food, starts)
  // « On sucre avec du miel ».
  if (isBuried && /^(?:on|nous|je)$/.test(words[food.from - 1]?.text ?? '')) return true
  if (isBuried && (food.meaning.generic?.is || (foodVerbs.has(word.text) && canBegin(words, food.from, firsts))))
    return true
  if ((otherVerbs.has(word.stem) || otherVerbs.has(word.text)) && isOtherVerb(words, food.from, firsts)) return true
  if (isVerbOf(words, food.from) && emptyVerbs.has(word.text.replace(/(?<=sh)es$|s$/, ''))) return true
  if (!emptyVerbs.has(word.text)) return false
  if (word.text === 'cream' && canBegin(words, food.from, firsts) && fats.has(words[food.to]?.text ?? '')) return true
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

/** "Butter the dish with the margarine", « beurrez le plat à l'huile »: it says itself what with. */
function isGreased(words: readonly Word[], { to }: Mention, starts: ReadonlyMap<number, Mention>): boolean {
  let isWith: 'any' | 'fat' | undefined
  for (let at = to; at < to + 12 && words[at]?.isParted === false; at++) {
    const { text = '', isAccented = false } = words[at] ?? {}
    const food = starts.get(at)
    if (isWith && food) return isWith === 'any' || food.meaning.foods.some(({ id }) => greasy.test(id))
    if (/^(?:and|then|et|puis)$/.test(text)) return false
    if (/^(?:with|avec)$/.test(text)) isWith = 'any'
    else if (text === 'au' || (text === 'a' && isAccented)) isWith ??= 'fat'
  }
  return false
}

const greasy = /oil|butter|lard|dripping|fat/
const fats = words('butter margarine marg marge fat')
const persons = words('me you him us')
const objects = words('it them her me you him us')
const determiners = words('the it them her me you him us my your our his their this these those each a an')
const particles = words('up on out off down over')
const leading = words('and then to t don not never please just now always gently let will ll can might would may')
/** "A minute a side" is a time. */
const spans = words(
  'last first next way same other size whole rest final splash drop dash glug knob minute few little bit second touch good side third day',
)
const articles = words('the a an your some more of with')

function canBegin(words: readonly Word[], at: number, firsts: ReadonlySet<number>): boolean {
  return firsts.has(at) || words[at]?.isParted === true || leading.has(words[at - 1]?.text ?? '')
}

/** Stands it where only a verb can: "ham it up", "she eggs you on", "perch the chicken on top", "don't chicken out"? */
function isOtherVerb(words: readonly Word[], at: number, firsts: ReadonlySet<number>): boolean {
  const [word, next, last] = [words[at], words[at + 1], words[at + 2]]
  if (!word || !next || next.isParted) return false
  const isBound = objects.has(next.text) && last !== undefined && !last.isParted && particles.has(last.text)
  const isAdding = /^(?:egg|honey|milk)$/.test(word.stem)
  if (isBound && !articles.has(words[at - 1]?.text ?? '') && (!isAdding || persons.has(next.text))) return true
  // "It clams up", "who chickens out".
  if (/[^s]s$/.test(word.text))
    return (
      /^(?:clam|chicken|ham|beef|pork)$/.test(word.stem) &&
      /^(?:out|up)$/.test(next.text) &&
      !articles.has(words[at - 1]?.text ?? '') &&
      !word.isParted
    )
  if (!canBegin(words, at, firsts)) return false
  if (word.text === 'skate' && /^(?:over|around|past)$/.test(next.text)) return true
  if (word.text === 'perch' && /^(?:on|atop)$/.test(next.text)) return true
  if (/^(?:out|up)$/.test(next.text)) return /^(?:ham|chicken|clam|pork|beef|duck)$/.test(word.text)
  if (word.text === 'egg' || word.text === 'honey') return false
  return determiners.has(next.text) && !spans.has(last?.text ?? '')
}
