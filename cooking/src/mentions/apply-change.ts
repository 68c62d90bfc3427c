import type { CheckedLanguage } from '@roux/contract/language'
import { grammar } from '../languages/grammar.ts'
import { isLeftOpen } from './choices.ts'
import { allergensOf, animalsOf } from './contents.ts'
import { type Lifted, noGluten, noLactose, plants } from './lifted.ts'
import type { OpenMention } from './mention.ts'
import { dividing } from './modifiers.ts'
import { isNextTo } from './name-animals.ts'
import type { Word } from './words.ts'

/** What a word or two of a text say that the food beside them is without. */
export type LiftedRange = { lifted: Lifted; from: number; to: number }

/** Notes what a change of a text changes; in a line of the list it goes for what the line begins with, too. */
export function applyChange(
  change: LiftedRange,
  present: readonly OpenMention[],
  compounds: ReadonlyMap<OpenMention, readonly OpenMention[]>,
  {
    words,
    text,
    language,
    isOfList,
  }: { words: readonly Word[]; text: string; language: CheckedLanguage; isOfList: boolean },
): void {
  const target = apply(change, present, compounds, words, language)
  // "2 eggs (Alpro soya)": what stands in a bracket before its food belongs to that.
  const isOwn =
    target?.from === change.to && words[change.from]?.isParted === true && words[target.from]?.isParted === false
  // "Emmental (hard cheeses hold little lactose)".
  const isSaidOfHead = target && (isIdle(change, target) || change.lifted === noLactose)
  if (isOfList && isSaidOfHead && !isOwn) liftHead(change, target, present, compounds, text)
}

/**
 * Notes what a word such as "vegan" changes: all that the food beside it is called ("vegan Cheddar cheese"). Where the
 * line leaves it open ("plain or gluten-free flour"), it is only a choice.
 */
function apply(
  change: LiftedRange,
  present: readonly OpenMention[],
  compounds: ReadonlyMap<OpenMention, readonly OpenMention[]>,
  words: readonly Word[],
  language: CheckedLanguage,
): OpenMention | undefined {
  const target = targetOf(change, present, words, language)
  if (!target) return undefined
  passOn(change, target, present, words, language)
  const compound = compounds.get(target) ?? [target]
  const before = present[firstFrom(present, change.from) - 1]
  const isOpen = isLeftOpen(change, compound, before, words)
  for (const food of compound) (isOpen ? food.optional : food.lifted).push(change.lifted)
  return isOpen ? undefined : target
}

/** "Vegan rosemary and onion sausages": a word before several that name one thing belongs to the last of them. */
function passOn(
  change: LiftedRange,
  target: OpenMention,
  present: readonly OpenMention[],
  words: readonly Word[],
  language: CheckedLanguage,
): void {
  if (grammar[language].isHeadFirst || target.from < change.to) return
  for (let at = present.indexOf(target); ; at++) {
    const [food, next, last] = [present[at], present[at + 1], present[at + 2]]
    if (!food || !next || !isIdle(change, food)) return
    const between = words.slice(food.to, next.from)
    if ([...between, words[next.from]].some((word) => word?.isParted)) return
    const isPair =
      between.length === 1 && between[0]?.text === 'and' && last !== undefined && isNextTo(next, last, words)
    if (between.length > 1 || (between.length === 1 && !isPair)) return
    next.lifted.push(change.lifted)
  }
}

/** Does it say nothing of the food beside it, which has none of that anyway: "rice miso, gluten-free"? */
function isIdle({ lifted }: LiftedRange, { meaning }: OpenMention): boolean {
  return (
    !lifted.allergens.some((allergen) => allergensOf({ meaning }).has(allergen)) && animalsOf({ meaning }).length === 0
  )
}

/** « Miso de riz sans gluten », "puff pastry made with vegetable oil (vegan)": said of what the line begins with. */
function liftHead(
  { lifted }: LiftedRange,
  target: OpenMention,
  [head]: readonly OpenMention[],
  compounds: ReadonlyMap<OpenMention, readonly OpenMention[]>,
  text: string,
): void {
  if (!head || head.from >= target.from || another.test(text.slice(head.end, target.start))) return
  for (const food of compounds.get(head) ?? [head]) food.lifted.push(lifted)
}

/** Between two foods of a line that are two. */
const another = /[,;+&/]|\b(?:and|or|plus|et|ou)\b|(?<!\b(?:made|faite?s?|prepared|préparée?s?) )\b(?:with|avec)\b/iu

/** "Mayo (Hellmann's plant-based)": what the maker's name says goes for what it is a name of. */
export function takeOver(present: readonly OpenMention[], text: string): void {
  const [head, ...others] = present
  const id = head?.meaning.foods[0]?.id
  for (const other of others)
    if (head && id && other.meaning.foods[0]?.id === id && other.stems.join() !== head.stems.join())
      if (!another.test(text.slice(head.end, other.start))) head.lifted.push(...other.lifted)
}

/** What the first name of a compound says of itself it says of all: "gluten-free bread flour", "vegan butter spread". */
export function spread(compound: readonly OpenMention[]): void {
  if (compound.length < 2) return
  const lifted = ownLifted(compound[0])
  if (lifted) for (const food of compound.slice(1)) food.lifted.push(lifted)
  // "Hellmann's vegan mayo": what a maker's name is known for, and here is not.
  const last = compound.at(-1)
  const own = ownLifted(last)
  const kind = last?.meaning.foods[0]?.kind
  if (own) for (const food of compound.slice(0, -1)) if (food.meaning.foods[0]?.kind === kind) food.lifted.push(own)
}

function ownLifted(food: OpenMention | undefined): Lifted | undefined {
  const id = food?.meaning.foods[0]?.id ?? ''
  if (id.startsWith('gluten-free')) return noGluten
  if (id.startsWith('lactose-free')) return noLactose
  return id.startsWith('vegan') ? plants : undefined
}

/** Where a change belongs: English says it before the food or after it, French after it. */
function targetOf(
  change: LiftedRange,
  present: readonly OpenMention[],
  words: readonly Word[],
  language: CheckedLanguage,
): OpenMention | undefined {
  const next = present[firstFrom(present, change.to)]
  const before = present[firstFrom(present, change.from) - 1]
  const isNear = next && !isDivided(words, change.to, next.from)
  if (grammar[language].isHeadFirst) return before ?? (isNear ? next : undefined)
  if (isNear || before) return isNear ? next : before
  // "4 vegan wraps, 200 g chicken", "vegan salad and bacon" are two things.
  const between = words.slice(change.to, next?.from).map(({ text }) => text)
  const isOfAnother = between.findIndex((text) => dividing.has(text)) > 0
  return isOfAnother || between.some((text) => /^\d/.test(text)) ? undefined : next
}

/** The place of the first food that starts at a word or after it, by halving. */
function firstFrom(foods: readonly OpenMention[], word: number): number {
  let low = 0
  let high = foods.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((foods[middle]?.from ?? 0) < word) low = middle + 1
    else high = middle
  }
  return low
}

function isDivided(words: readonly Word[], from: number, to: number): boolean {
  if (to - from > 6) return true
  for (let at = from; at <= to; at++) {
    const word = words[at]
    if (word && (word.isParted || (at < to && dividing.has(word.text)))) return true
  }
  return false
}
