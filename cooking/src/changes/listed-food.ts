import { foldText } from '@roux/contract/fold-text'
import { sizeOf, systemOf, type UnitSystem } from '../amounts/convert-amount.ts'
import { readLine } from '../amounts/read-line.ts'
import type { Ingredient } from '../foods/ingredient.ts'
import { unitKinds } from '../languages/unit-kinds.ts'
import type { FoodLine } from '../mentions/read-foods.ts'
import { wordsOf } from '../mentions/words.ts'
import { foodOf, namedIn } from '../nutrition/line-food.ts'
import { weighLine } from '../nutrition/weigh-line.ts'
import type { Span } from '../text/tokens.ts'

/** A line of a list as it is compared with those of another one. */
export type ListedFood = {
  /** The same for the same food, whatever the line says of it; also in another language, where the food is known. */
  key: string
  /** How it stands there, but for blanks, case and signs. */
  plain: string
  food?: Ingredient
  /** "2 tbsp olive oil", without what is done to it. */
  brief: string
  name: string
  amount?: { text: string; number: number; kind: string; grams?: number; system?: UnitSystem }
}

/** What a line of a list has, how much of it, and what both are called. */
export function listedFood(line: FoodLine): ListedFood {
  const { text, language } = line
  const read = readLine(text, language)
  const named = namedIn(line, read)
  const food = typeof named === 'string' ? undefined : named.meaning.foods[0]
  const span = read.ingredient && { start: read.taken?.start ?? read.ingredient.start, end: read.ingredient.end }
  const name = nameOf(text, read.taken, span)
  return {
    key: keyOf(line, named, name),
    plain: plainOf(text),
    ...(food && { food }),
    brief: text.slice(0, Math.max(span?.end ?? text.length, read.size?.end ?? 0, read.amount?.end ?? 0)).trim(),
    name,
    ...amountOf(line, read, named),
  }
}

function nameOf(text: string, taken: Span | undefined, span: Span | undefined): string {
  if (!span) return text.trim()
  const start = taken ? Math.min(taken.start, span.start) : span.start
  return text.slice(start, span.end).trim()
}

function keyOf({ language, foods }: FoodLine, named: ReturnType<typeof namedIn>, name: string): string {
  const idOf = ({ meaning, stems }: FoodLine['foods'][number]) => meaning.foods[0]?.id ?? stems.join(' ')
  if (typeof named !== 'string') return idOf(named)
  if (foods.length > 0) return foods.map(idOf).toSorted().join(' + ')
  return `? ${wordsOf(name, language)
    .map(({ stem }) => stem)
    .filter((stem) => !/^\d/.test(stem))
    .toSorted()
    .join(' ')}`
}

function amountOf(
  line: FoodLine,
  read: ReturnType<typeof readLine>,
  named: ReturnType<typeof namedIn>,
): Pick<ListedFood, 'amount'> {
  const { amount, size } = read
  if (!amount) return {}
  const { unit } = amount
  const each = size ? (size.min + size.max) / 2 : 1
  const measure = size?.unit ?? unit
  const kind = measure ? unitKinds[measure.id] : 'piece'
  const isMeasured = measure !== undefined && sizeOf(measure.id) !== undefined
  const food = typeof named === 'string' ? undefined : foodOf(named, read, line)
  const grams = food?.id === undefined ? undefined : weighLine(read, food.id)
  const system = systemOf(measure?.id)
  return {
    amount: {
      text: line.text.slice(amount.start, Math.max(amount.end, size && size.start <= amount.end + 2 ? size.end : 0)),
      number: ((amount.min + amount.max) / 2) * each * (measure ? (sizeOf(measure.id) ?? 1) : 1),
      // A spoon and a litre are both volumes; other units are compared with themselves alone.
      kind: isMeasured ? (kind === 'spoon' ? 'volume' : kind) : (measure?.id ?? 'piece'),
      ...(grams !== undefined && { grams }),
      ...(system && { system }),
    },
  }
}

function plainOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}½¼¾⅓⅔/.,]+/gu, ' ')
    .replace(/[.,]$/, '')
    .trim()
}
