import { foldText } from '@roux/contract/fold-text'
import type { CheckedLanguage } from '@roux/contract/language'
import { tins } from '../languages/tins.ts'
import { glyphs } from '../text/fractions.ts'
import type { Span } from '../text/tokens.ts'
import { isTin, loafWidth, type Tin, type TinUnit } from './tin.ts'

/**
 * A size as it is written, in one of the measures that it is said in: "20cm x 30cm x 4 cm" is one, what stands behind
 * that (`between`), `times`, other, `ending` and `tail`. Other is empty where there is one number.
 */
export type TinSize = Span & {
  one: string
  between: string
  times: string
  other: string
  ending: string
  tail: string
  unit: TinUnit
}

/** A tin that a text names: its size, in every measure, what it is called, and the word for its shape if there is one. */
export type NamedTin = { tin: Tin; sizes: readonly [TinSize, ...TinSize[]]; vessel: Span; shape: Span | undefined }

const number = String.raw`\d{1,4}(?:[.,]\d{1,2}(?!\d))?(?:\s?[½¼¾])?`
const unit = String.raw`cm\b|centim[eè]tres?\b|centimeters?\b|in(?:ch(?:es)?)?\b|pouces?\b|["”″]|g\b|lbs?\b|pounds?\b`
const times = String.raw`\s?(?:x|×|by\b|sur\b|par\b)\s?`
/** "24 cm", "9-inch", "20 × 30 cm", "20cm x 30cm x 4cm", "9x13": the third side is how high it is. */
const sizePattern = new RegExp(
  String.raw`(?<![\d.,–-])(?<!\d\s[–-]\s)(${number})(\s?-?\s?(?:${unit}))?(?:(${times})(${number})(\s?-?\s?(?:${unit}))?(${times}${number}(?:\s?-?\s?(?:${unit}))?)?)?`,
  'giu',
)
const joins = /^\s*(?:\/|[([]|(?:or|ou|about|environ)\s+)?\s*$/iu
/** Sides of so many are in inches where nothing else is said. */
const mostInches = 18

/** The tins that a text names with their sizes, in order. Takes time in proportion to its length; never throws. */
export function findTins(text: string, language: CheckedLanguage): NamedTin[] {
  const sizes = [...text.matchAll(sizePattern)].flatMap(readSize)
  const groups: [TinSize, ...TinSize[]][] = []
  for (const size of sizes) {
    const [before] = groups.at(-1) ?? []
    const last = groups.at(-1)?.at(-1)
    const isSame = before && last && isOtherMeasure(before.unit, size.unit) && isJoined(text, last, size)
    if (isSame) groups.at(-1)?.push(size)
    else groups.push([size])
  }
  const vessels = [...text.matchAll(tins[language].vessel)]
  let next = 0
  return groups.flatMap((group) => {
    const [start, end] = [group[0].start - furthest, (group.at(-1)?.end ?? 0) + furthest]
    while (startOf(vessels[next]) + 12 < start) next += 1
    for (let at = next; startOf(vessels[at]) < end; at += 1) {
      const vessel = vessels[at]
      if (vessel && isOf(text, vessel, group, language)) return namedTin(text, vessel, group, language)
    }
    return []
  })
}

/** As far as a vessel may stand from its size, in characters. */
const furthest = 60

function startOf(vessel: RegExpMatchArray | undefined): number {
  return vessel?.index ?? Infinity
}

function isJoined(text: string, { end }: TinSize, { start }: TinSize): boolean {
  return start - end < furthest && joins.test(text.slice(end, start))
}

function readSize(match: RegExpMatchArray): TinSize[] {
  const [whole, one = '', own = '', times = '', other = '', later = '', tail = ''] = match
  const start = match.index ?? 0
  const said = later + own || (/\D+$/.exec(tail)?.[0] ?? '')
  if (said === '' && other === '') return []
  const [between, ending] = other === '' ? ['', own] : later === '' ? ['', own] : [own, later]
  const unit = said === '' ? unsaid([one, other]) : unitOf(said)
  return [{ start, end: start + whole.length, one, between, times, other, ending, tail, unit }]
}

function unsaid(numbers: readonly string[]): TinUnit {
  return numbers.every((side) => numberOf(side) <= mostInches) ? 'in' : 'cm'
}

function unitOf(written: string): TinUnit {
  const [first = ''] = /[a-z]+/i.exec(written) ?? []
  if (/^c/i.test(first)) return 'cm'
  if (/^g/i.test(first)) return 'g'
  return /^(?:lb|pound)/i.test(first) ? 'lb' : 'in'
}

function isOtherMeasure(one: TinUnit, other: TinUnit): boolean {
  return ['cm in', 'in cm', 'g lb', 'lb g'].includes(`${one} ${other}`)
}

/** "9½", "22,5". */
export function numberOf(written: string): number {
  const glyph = glyphs.get(written.at(-1) ?? '')
  return Number((glyph ? written.slice(0, -1) : written).trim().replace(',', '.')) + (glyph ?? 0)
}

const mostWords = 6

/** Is a size that of a vessel: "a 24 cm round tin", "a tin of 24 cm", "a tin (24 cm)"? */
function isOf(
  text: string,
  vessel: RegExpMatchArray,
  sizes: readonly [TinSize, ...TinSize[]],
  language: CheckedLanguage,
) {
  const { apart, other, notAcross } = tins[language]
  const [start, end] = [sizes[0].start, sizes.at(-1)?.end ?? 0]
  const from = vessel.index ?? 0
  const to = from + vessel[0].length
  if (other.test(text.slice(Math.max(0, from - 16), from)) || notAcross.test(text.slice(end, end + 20))) return false
  const between = from >= end ? text.slice(end, from) : to <= start ? text.slice(to, start) : undefined
  if (between === undefined || between.length > furthest || /[.;:!?\d]/u.test(between)) return false
  const said = foldText(between).match(/\p{L}+/gu) ?? []
  return said.length <= mostWords && said.every((word) => !apart.has(word))
}

function namedTin(
  text: string,
  vessel: RegExpMatchArray,
  sizes: readonly [TinSize, ...TinSize[]],
  language: CheckedLanguage,
): NamedTin[] {
  const [size] = sizes
  const named = { start: vessel.index ?? 0, end: (vessel.index ?? 0) + vessel[0].length }
  const from = Math.min(named.start, size.start)
  const to = Math.max(named.end, sizes.at(-1)?.end ?? 0)
  const found = shapeIn(text, { start: from, end: to }, language)
  const isLoaf = found?.shape === 'loaf'
  const isTwo = size.other !== ''
  const one = numberOf(size.one)
  const other = isTwo ? numberOf(size.other) : one
  const isSaidSquare = tins[language].saidOfSquare?.test(text.slice(sizes.at(-1)?.end).slice(0, 20))
  const unsaid = isSaidSquare ? 'square' : 'round'
  const shape = isLoaf ? 'loaf' : isTwo ? (one === other ? 'square' : 'oblong') : (found?.shape ?? unsaid)
  // A tray of 30 cm, without more, is long rather than round.
  const isLong = vessel[1] !== undefined && !found && !tins[language].saidAcross.test(text.slice(to, to + 20))
  if ((shape === 'oblong' || isLong) && !isTwo) return []
  const width = size.unit === 'in' ? loafWidth.in : loafWidth.cm
  const isLength = isLoaf && !isTwo && (size.unit === 'cm' || size.unit === 'in')
  const tin: Tin = {
    shape,
    sides: isLength ? [width, one] : one < other ? [one, other] : [other, one],
    unit: size.unit,
  }
  return isTin(tin) ? [{ tin, sizes, vessel: named, shape: isLoaf ? undefined : found?.span }] : []
}

/** The word for a shape in what is said of a tin, or just before or behind it. */
function shapeIn(text: string, { start, end }: Span, language: CheckedLanguage) {
  const before = /(?:\p{L}+[\s,-]+){0,2}$/u.exec(text.slice(Math.max(0, start - 30), start))?.[0].length ?? 0
  const after = /^[\s,]*(?:\p{L}+)?/u.exec(text.slice(end, end + 20))?.[0].length ?? 0
  const first = start - before
  const said = text.slice(first, end + after)
  for (const shape of ['loaf', 'square', 'oblong', 'round'] as const) {
    const found = tins[language].shapes[shape].found.exec(said)
    if (found) return { shape, span: { start: first + found.index, end: first + found.index + found[0].length } }
  }
  return undefined
}
