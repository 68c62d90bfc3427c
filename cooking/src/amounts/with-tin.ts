import type { CheckedLanguage } from '@roux/contract/language'
import { tins } from '../languages/tins.ts'
import { type AmountChange, applyChanges, type MarkedText } from './edits.ts'
import { findTins, type NamedTin, numberOf, type TinSize } from './find-tins.ts'
import { centimetresInInch, loafPound, type Tin, type TinUnit, tinKey } from './tin.ts'
import { writeDecimal, writeFraction } from './write-number.ts'

type Line = string | MarkedText
type Written = { ingredients: readonly Line[]; directions: readonly Line[] }

/** The tin that a recipe is baked in: the first that a step names, or a line of the list. */
export function tinNamed(
  { ingredients, directions }: { ingredients: readonly string[]; directions: readonly string[] },
  language: CheckedLanguage,
): Tin | undefined {
  for (const text of [...directions, ...ingredients]) {
    const [first] = findTins(text, language)
    if (first) return first.tin
  }
  return undefined
}

/** The lines and steps of a recipe with another tin wherever they name theirs, with the places of that. */
export function withTin(
  { ingredients, directions }: Written,
  { from, to }: { from: Tin; to: Tin },
  language: CheckedLanguage,
): { ingredients: MarkedText[]; directions: MarkedText[] } {
  const anew = (line: Line) => {
    const marked = typeof line === 'string' ? { text: line, marks: [] } : line
    if (tinKey(from) === tinKey(to)) return marked
    const own = findTins(marked.text, language).filter(({ tin }) => isAlike(tin, from))
    return applyChanges(
      marked,
      own.flatMap((named) => changesFor(marked.text, named, to, language)),
    )
  }
  return { ingredients: ingredients.map(anew), directions: directions.map(anew) }
}

/** Steps do not say twice that it is square. */
function isAlike({ sides, unit }: Tin, other: Tin): boolean {
  return unit === other.unit && sides.every((side, place) => side === other.sides[place])
}

function changesFor(text: string, { tin, sizes, shape }: NamedTin, to: Tin, language: CheckedLanguage): AmountChange[] {
  const { shapes, across, saidAcross } = tins[language]
  const isOther = tin.shape !== to.shape
  const changes = sizes.map((size, place): AmountChange => {
    const isLast = isOther && place === sizes.length - 1
    const behind = isLast ? (saidAcross.exec(text.slice(size.end))?.[0].length ?? 0) : 0
    const says = isLast && !shape && to.shape !== 'loaf' && !isInTwo(size, to) ? across[to.shape] : ''
    const span = { start: size.start, end: size.end + behind }
    const target = sizes.length > 1 ? size.unit : to.unit
    const anew = written(size, to, target, language) + says
    const article = tins[language].article(text.slice(0, size.start), anew)
    return { edits: [...(article ? [article] : []), { ...span, text: anew }], mark: span }
  })
  if (!shape || !isOther) return changes
  const said = shapes[to.shape].write(text.slice(shape.start, shape.end))
  return [...changes, { edits: [{ ...shape, text: said }], mark: shape }]
}

/** Is the size of a tin two numbers there? */
function isInTwo({ other }: TinSize, { shape }: Tin): boolean {
  return shape === 'oblong' || (shape !== 'round' && other !== '')
}

/** The size of a tin in the place of another's, as that is written. */
function written(size: TinSize, to: Tin, target: TinUnit, language: CheckedLanguage): string {
  const [small, large] = to.sides.map((side) => numberIn(side, to.unit, target, language))
  const isOwn = target === size.unit
  const unsaid = target === 'in' ? tins[language].inch(size.ending.startsWith('-') || size.ending === '') : ' cm'
  const isSaid = isOwn && (size.ending !== '' || isInTwo(size, to))
  const ending = isSaid ? size.ending : unsaid
  if (!isInTwo(size, to)) return large + ending
  const isLargeFirst = size.other !== '' && numberOf(size.one) > numberOf(size.other)
  const [one, other] = isLargeFirst ? [large, small] : [small, large]
  const tail = size.other === '' || !isOwn ? '' : size.tail
  return `${one}${isOwn ? size.between : ''}${size.times || ' × '}${other}${ending}${tail}`
}

/** Whole centimetres, and half inches. */
const steps = { cm: 1, in: 0.5, g: 50, lb: 0.5 } as const

function numberIn(side: number, unit: TinUnit, target: TinUnit, language: CheckedLanguage): string {
  if (unit === target) return unit === 'in' ? writeFraction(side, language) : writeDecimal(side, language)
  const converted = {
    cm: side * centimetresInInch,
    in: side / centimetresInInch,
    g: side * loafPound,
    lb: side / loafPound,
  }
  const rounded = Math.round(converted[target] / steps[target]) * steps[target]
  return target === 'in' ? writeFraction(rounded, language) : writeDecimal(rounded, language)
}
