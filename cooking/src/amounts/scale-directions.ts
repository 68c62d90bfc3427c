import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import { unitKinds } from '../languages/unit-kinds.ts'
import { words } from '../languages/word-list.ts'
import type { Span } from '../text/tokens.ts'
import { applyChanges, type MarkedText } from './edits.ts'
import { findAmounts, type TextAmount } from './find-amounts.ts'
import { readLine } from './read-line.ts'
import { isScaling, scaleAmount } from './scale-line.ts'

/** Words of ingredient names that other things have too: "2 large bowls" are not "2 large eggs". */
const common = words(
  'large small medium big fresh dried ground chopped sliced plain hot cold warm whole white black red green yellow extra fine thick thin ripe good little half more other piece pieces the and for gros grosse grosses petit petite petits petites grand grande grands grandes frais fraiche fraiches sec seche secs seches moyen moyenne moyens blanc blanche noir noire rouge rouges vert verte verts vertes jaune moulu moulue chaud chaude froid froide fin fine fins fines les des aux pour part parts',
)

/** Names without their numbers, roughly: "tomatoes" and "tomato", "oignons" and "oignon". */
function stems(text: string): string[] {
  const words = foldText(text).match(/\p{L}{3,}/gu) ?? []
  return words.filter((word) => !common.has(word)).map((word) => word.replace(/(?<=.{3})(?:(?<=o)es|ies|[sxy])$/, ''))
}

/**
 * The steps of a recipe for another number of people: amounts in them are scaled where they are of something in the
 * list of ingredients ("Add 200 ml of the milk"). Times, temperatures, sizes ("2 cm slices", "a 400 g tin"), parts
 * ("half the flour", "into 4 pieces") and what is said of each piece or person stay.
 * @param ingredients the lines of the list, scaled or not.
 */
export function scaleDirections(
  directions: readonly string[],
  ingredients: readonly string[],
  factor: number,
  language: CheckedLanguage,
): string[] {
  return markScaledDirections(directions, ingredients, factor, language).map(({ text }) => text)
}

/** The same, with the places of what has changed, now and, as the `marks` of each step, before. */
export function markScaledDirections(
  directions: readonly string[],
  ingredients: readonly string[],
  factor: number,
  language: CheckedLanguage,
  marks: readonly MarkedText['marks'][] = [],
): MarkedText[] {
  if (!isScaling(factor)) return directions.map((text, step) => ({ text, marks: marks[step] ?? [] }))
  const listed = new Set(ingredients.flatMap((line) => namesIn(line, language)))
  // "Whisk the 3 whites"
  if (listed.has('egg') || listed.has('oeuf')) for (const part of partsOfEggs) listed.add(part)
  return directions.map((text, step) => {
    let last: TextAmount | undefined
    const amounts = findAmounts(text, language).filter((amount) => {
      const isOurs = belongs(text, amount, listed) || (last !== undefined && isMoreOf(text, last, amount))
      if (isOurs) last = amount
      return isOurs
    })
    const changes = amounts.map((amount) => scaleAmount(text, amount, factor, language, amount.name))
    return applyChanges({ text, marks: marks[step] ?? [] }, changes)
  })
}

const partsOfEggs = ['white', 'yolk', 'blanc', 'jaune']

function namesIn(line: string, language: CheckedLanguage): string[] {
  const { ingredient, others } = readLine(line, language)
  const spans = [ingredient, ...others.map(({ of }) => of)].filter((span) => span !== undefined)
  return spans.flatMap((span) => stems(line.slice(span.start, span.end)))
}

function belongs(text: string, amount: TextAmount, listed: ReadonlySet<string>): boolean {
  if (amount.isShared || amount.isPackage || !isOwnAmount(text, amount)) return false
  const isListed = (span: Span | undefined) =>
    span !== undefined && stems(text.slice(span.start, span.end)).some((stem) => listed.has(stem))
  if (amount.isBracketed && amount.unit && isListed(amount.before)) return true
  return isListed(amount.name) && !isAtATime(text, amount.name?.end ?? 0)
}

function isAtATime(text: string, at: number): boolean {
  return /^\s*(?:at a time|à la fois)/.test(text.slice(at, at + 20))
}

/** "Sift 200 g of the flour, and keep 50 g back": what names nothing is of what the sentence has named. */
function isMoreOf(
  text: string,
  last: TextAmount,
  { unit, name, isShared, isBracketed, start, end }: TextAmount,
): boolean {
  const kind = unit && unitKinds[unit.id]
  const isMeasured = kind === 'weight' || kind === 'volume' || kind === 'spoon'
  const isUnnamed = name === undefined || /^(?:back|aside)$/i.test(text.slice(name.start, name.end))
  const between = text.slice(last.end, start)
  const isRate = /\b(?:per|par)\s*$/i.test(between)
  return (
    isMeasured && isUnnamed && !isShared && !isBracketed && !isRate && !/[.!;]/.test(between) && !isAtATime(text, end)
  )
}

/** Words before an amount that make pieces of a thing: "cut into 4 wedges". */
const dividing = words('into between among en entre step etape serves last first')
/** … and these a rate: "30 minutes per 500 g". */
const rating = words('per par')

/** Is it an amount of its own, not a part of what is there, a length, or the pieces that something is cut into? */
function isOwnAmount(text: string, { numbers, unit, before, start, end }: TextAmount): boolean {
  if (before && rating.has(foldText(text.slice(before.start, before.end)))) return false
  const kind = unit && unitKinds[unit.id]
  // "3 parts oil with 1 part vinegar"
  if (kind === 'length' || unit?.word.one === 'part') return false
  const isMeasured = kind !== undefined && kind !== 'piece' && kind !== 'container'
  if (!isMeasured && before && dividing.has(foldText(text.slice(before.start, before.end)))) return false
  const [number] = numbers
  if (!number) return false
  if (number.form === 'words') return number.value >= 2 || (number.value === 1 && isMeasured)
  return (
    unit !== undefined ||
    number.value >= 1 ||
    !/^\s*(?:of|de|d['’]|the)\b/.test(text.slice(Math.max(start, end), end + 6))
  )
}
