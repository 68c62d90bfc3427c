import { foldText } from '@roux/contract/fold-text'
import { ofAll } from '../languages/in-each.ts'
import { negation } from '../languages/negation.ts'
import { words } from '../languages/word-list.ts'
import type { OpenMention } from './mention.ts'
import type { Word } from './words.ts'

const openings: ReadonlySet<string> = ofAll(negation, ({ openings }) => new Set(openings.map(foldText)))
const fillers = ofAll(negation, ({ fillers }) => fillers)
const carrying = ofAll(negation, ({ carrying }) => carrying)
const absences = ofAll(negation, ({ absences }) => absences)
const shunning = ofAll(negation, ({ shunning }) => shunning)

/** Is a food said not to be there, by words before it or after it? */
export function isAbsent(
  words: readonly Word[],
  found: readonly OpenMention[],
  index: number,
): 'before' | 'after' | undefined {
  const food = found[index]
  if (!food) return undefined
  if (isFree(words, food.to) || isHalfFree(words, food.to)) return 'after'
  return isShunned(words, food.to) || isNegated(words, food.from) || isCarried(words, found, index)
    ? 'before'
    : undefined
}

/** "For the mustard allergic", "my lactose-intolerant sister": what somebody must not have. */
function isShunned(words: readonly Word[], to: number): boolean {
  const after = words[to]
  return after !== undefined && !after.isParted && shunning.has(after.text)
}

/** Are the words `from` to `to` said not to be there? */
export function isDenied(words: readonly Word[], from: number, to: number): boolean {
  return isFree(words, to) || isNegated(words, from)
}

function isFree(words: readonly Word[], to: number): boolean {
  const after = words[to]
  if (after === undefined || after.isParted) return false
  // "Our egg-wash stand-in".
  const isStandIn = after.text === 'stand' && words[to + 1]?.text === 'in'
  return isStandIn || (absences.has(after.text) && words[to + 1]?.text !== 'range')
}

/** "Gelatine- and carmine-free": a hyphen that hangs in the air is taken up by a later one. */
function isHalfFree(words: readonly Word[], to: number): boolean {
  const [last, after] = [words[to - 1], words[to]]
  // Nothing but the hyphen and a space, and a comma where the list goes on.
  if (!last || !after || after.start - last.end !== (after.isParted ? 3 : 2)) return false
  return words.slice(to, to + longestHalves).some(({ text }) => text === 'free')
}

const longestHalves = 6

/** Foods of a list that "or" may end: "without milk, eggs, nuts or soya". */
const longestList = 12

/** "Without butter or milk", "sans lait, beurre ni œufs". */
function isCarried(words: readonly Word[], found: readonly OpenMention[], index: number): boolean {
  const food = found[index]
  const last = found[index - 1]
  if (!food || !last?.isAbsent) return false
  const joint = words[last.to]?.text ?? ''
  // "Free of fish and shrimp"; "without butter and with cream" has cream.
  const isFreeOf = joint === 'and' && words[last.from - 2]?.text === 'free'
  if (food.from - last.to <= 3 && (carrying.has(joint) || isFreeOf)) return true
  if (food.from !== last.to) return false
  for (let at = index; at + 1 < found.length && at < index + longestList; at++) {
    const gap = (found[at + 1]?.from ?? 0) - (found[at]?.to ?? 0)
    if (gap > 0) return gap <= 2 && carrying.has(words[found[at]?.to ?? 0]?.text ?? '')
  }
  return false
}

function isNegated(words: readonly Word[], from: number): boolean {
  let at = from - 1
  for (let count = 0; count < 2 && fillers.has(words[at]?.text ?? '') && !isOpening(words, at); count++) at -= 1
  return words[at + 1]?.isParted !== true && isOpening(words, at)
}

/** Most words end no opening, and need not be put together with those before. */
const lastWords: ReadonlySet<string> = new Set(Array.from(openings, (words) => words.split(' ').at(-1) ?? words))

/** Does "without" end at this word? */
function isOpening(words: readonly Word[], at: number): boolean {
  if (!lastWords.has(words[at]?.text ?? '')) return false
  const texts = [3, 2, 1, 0].map((back) => words[at - back]?.text ?? '')
  return [0, 1, 2, 3].some((skip) => openings.has(texts.slice(skip).join(' ')))
}

/** Foods whose absence says that a whole allergen is not there; a dish without butter may still have cream. */
const whole = words(
  'milk milk-powder egg egg-powder gelatine peanut celery lupin-flour sesame-seed tahini mixed-nuts mustard tofu anchovy prawn shrimp-paste',
)

/** Does its absence say something of the food beside it? "Dairy-free" does, "almond-free" does not. */
export function denies({ meaning }: OpenMention): boolean {
  return meaning.generic !== undefined
    ? meaning.generic.isWhole === true
    : meaning.foods.some(({ id }) => whole.has(id))
}
