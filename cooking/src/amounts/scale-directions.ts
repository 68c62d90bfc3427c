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
  return directions.map((text, step) => {
    const amounts = findAmounts(text, language).filter((amount) => belongs(text, amount, listed))
    const changes = amounts.map((amount) => scaleAmount(text, amount, factor, language, amount.name))
    return applyChanges({ text, marks: marks[step] ?? [] }, changes)
  })
}

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
  return (
    isListed(amount.name) &&
    !/^\s*(?:at a time|à la fois)/.test(text.slice(amount.name?.end, (amount.name?.end ?? 0) + 20))
  )
}

/** Words before an amount that make pieces of a thing: "cut into 4 wedges". */
const dividing = words('into between among en entre step etape serves other last first')

/** Is it an amount of its own, not a part of what is there, a length, or the pieces that something is cut into? */
function isOwnAmount(text: string, { numbers, unit, before, start, end }: TextAmount): boolean {
  const kind = unit && unitKinds[unit.id]
  if (kind === 'length') return false
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
