import { fieldsOf, isFields } from '@roux/contract/fields-of'
import { looksLikeIngredient } from './looks-like.ts'
import { partOf } from './part-of.ts'
import { markup, plainLines, plainText } from './plain-lines.ts'
import { fieldOf, isOfType } from './recipe-nodes.ts'

/** Deeper than sections of groups of steps. */
const deepest = 12

/** What stands before a line that is numbered or marked: bullets, boxes, "1.", "Step 2:", « Étape 3 : ». */
const marks =
  /^(?:\d\uFE0F?\u20E3\s*|(?![©®™])\p{Extended_Pictographic}\uFE0F?\s*(?=[\p{L}\p{N}])|(?:[-–—•*·▢☐□▪◦‣●○✓+]|\[[ x]?\])\s*(?=\D|\d)|\(?\d{1,2}[.)/](?!\d)\s*|\d{1,2}\s[-–—:]\s(?=\p{L})|(?:step|étape|etape)\s*(?:n[°o]\s*)?\d{1,2}\s*(?:[:.)–—-]\s*|(?=\p{Lu}))|(?:step|étape|etape)\s*\d{1,2}$)+/iu

/** A line without what marks it; empty where it was nothing else. */
export function withoutMarks(line: string): string {
  return line.replace(marks, '').trim()
}

/** Numbers inside one text: "1. Peel the apples. 2. Bake them." */
const numbered = /(?:^|\s)(?:step\s*|étape\s*)?(\d{1,2})\s*[.):]\s+(?=\p{Lu})/giu

/** The ingredient lines in what a page's data has for them. */
export function ingredientLines(raw: unknown): string[] {
  const found = linesIn(Array.isArray(raw) && raw.length > 1 ? raw.map(asEntry) : raw, 0, nameOfIngredient)
  return found.flatMap(({ section, line: said }, place) => {
    // Some plug-ins put notes, which have theirs, into brackets.
    const told = said.replace(/\(\(([^()]*)\)\)/g, '($1)')
    const line = place < found.length - 1 && isPurpose(told) ? headed(told) : told
    return section ? [headed(section), line] : partOf({ text: line, kind: 'line' }) === 'ingredients' ? [] : [line]
  })
}

/** An entry of a list whose parts templates have put on lines of their own. */
function asEntry(entry: unknown): unknown {
  if (typeof entry !== 'string' || markup.test(entry)) return entry
  const parts = entry.split(/[\n\r]+/).filter((part) => part.trim() !== '')
  return parts.length > 1 && !parts.every(looksLikeIngredient) ? parts.join(' ') : entry
}

/** "For the sauce", « Pour la sauce »: what an entry of a list is called that only heads the next. */
export function isPurpose(line: string): boolean {
  return /^(?:for (?:the|your)|pour (?:la|le|les)|pour l['’](?=\p{L}))\s?[^\d,;:.()]{2,40}$/iu.test(line)
}

/**
 * The steps in what a page's data has for them. The name of one stands before it, and so does that of several in an
 * `ItemList`, as programs keep what a cook wrote; that of a `HowToSection` is a line of its own, where there are others.
 */
export function directionLines(raw: unknown): string[] {
  const found = linesIn(raw, 0, textOfStep)
  const sections = new Set(found.map(({ section }) => section).filter((section) => section !== undefined))
  const lines = found.flatMap(({ section, line, isStepOf }) => {
    if (!section || sections.size < 2) return [line]
    return isStepOf ? [`${headed(section)} ${line}`] : [headed(section), line]
  })
  const parts =
    typeof raw === 'string' ? inNumberedParts(plainText(raw)) : lines.length === 1 ? lines.flatMap(inNumberedParts) : []
  // The address of the steps tells none, and neither does what heads them.
  return withoutCount(parts.length > lines.length ? parts : lines).filter(
    (line) => !/^https?:\/\/\S+$/i.test(line) && partOf({ text: line, kind: 'line' }) !== 'directions',
  )
}

/** "1 Peel the apples", "2 Bake them": numbers that nothing parts from what they count, where all lines have them. */
export function withoutCount(lines: readonly string[]): string[] {
  const isCounted =
    lines.length > 1 && lines.every((line, at) => new RegExp(`^${at + 1}\\s+(?=\\p{Lu})`, 'u').test(line))
  return lines.map((line) => (isCounted ? line.replace(/^\d+\s+/, '') : line))
}

/** "Sauce" and "For the sauce:" alike with a colon at their end, by which a heading in a list is known. */
export function headed(section: string): string {
  return /[:：]$/.test(section) ? section : `${section}:`
}

/** Does a line go on in small letters where the one before had no end? */
export function isWrapped(before: string, line: string): boolean {
  return before.length > 20 && /^\p{Ll}(?:\p{L}|['’]|\s)/u.test(line) && /[\p{L},]$/u.test(before)
}

/** A line that goes on with the one before is the same one, wrapped. */
export function withLinesJoined(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    if (before !== undefined && isWrapped(before, line)) {
      whole[whole.length - 1] = `${before} ${line}`
    } else whole.push(line)
  }
  return whole
}

interface Listed {
  readonly line: string
  /** The name of the section that begins with it. */
  readonly section?: string
  /** … where that is said in the same line. */
  readonly isStepOf?: boolean
}

function linesIn(raw: unknown, depth: number, read: (part: Readonly<Record<string, unknown>>) => unknown): Listed[] {
  if (depth > deepest) return []
  if (typeof raw === 'string') {
    return withLinesJoined(plainLines(raw))
      .map(withoutMarks)
      .filter((line) => line !== '')
      .map((line) => ({ line }))
  }
  if (Array.isArray(raw)) return raw.flatMap((part: unknown) => linesIn(part, depth + 1, read))
  if (!isFields(raw) || isOfType(raw, 'HowToTip')) return []
  // What PHP makes of a list with gaps.
  const keys = Object.keys(raw)
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return linesIn(Object.values(raw), depth + 1, read)
  const inner = partsOf(raw)
  const own = read(raw)
  if (inner === undefined) return isBare(own) ? linesIn(joined(own), depth + 1, read) : linesIn(own, depth + 1, read)
  const lines = linesIn(inner, depth + 1, read)
  const isStepOf = isOfType(raw, 'ItemList')
  return isStepOf || isOfType(raw, 'HowToSection') ? withSection(lines, fieldOf(raw, 'name'), isStepOf) : lines
}

/** The hints among the steps. */
export function tipLines(raw: unknown, depth = 0): string[] {
  if (depth > deepest) return []
  if (Array.isArray(raw)) return raw.flatMap((part: unknown) => tipLines(part, depth + 1))
  if (!isFields(raw)) return []
  if (isOfType(raw, 'HowToTip')) return linesIn(textOfStep(raw), 0, textOfStep).map(({ line }) => line)
  return tipLines(partsOf(raw), depth + 1)
}

function partsOf(raw: Readonly<Record<string, unknown>>): unknown {
  return fieldOf(raw, 'itemListElement', 'steps', 'item', 'recipeInstructions', 'recipeIngredient')
}

function isBare(value: unknown): value is string {
  return typeof value === 'string'
}

/** The text of one step or ingredient stays one line, whatever tags break it, but for a list in it. */
function joined(text: string): string | string[] {
  return /<(?:li|p)\b/i.test(text) ? plainLines(text) : plainText(text)
}

function withSection(lines: readonly Listed[], name: unknown, isStepOf: boolean): Listed[] {
  const section = typeof name === 'string' ? plainText(name) : ''
  const [first, ...rest] = lines
  return first && section !== '' && first.section === undefined
    ? [{ ...first, section, isStepOf }, ...rest]
    : [...lines]
}

function textOfStep(part: Readonly<Record<string, unknown>>): unknown {
  const [name, text] = [fieldOf(part, 'name'), fieldOf(part, 'text')]
  if (typeof name === 'string' && typeof text === 'string' && isOfType(part, 'HowToStep') && isHeadline(name, text)) {
    const lines = plainLines(text)
    return `${headed(withoutMarks(plainText(name)))} ${lines.length === 1 ? lines[0] : text}`
  }
  return fieldOf(part, 'text', 'description', 'name', 'step', 'instruction', '@value')
}

/** Is the name of a step a word on it, and not its number or its beginning? */
function isHeadline(name: string, text: string): boolean {
  const [said, told] = [name, text].map((one) =>
    plainText(one)
      .toLowerCase()
      .replace(/[.…:\s]+$/u, ''),
  )
  if (!said || !told || said.length > 40 || !/\p{L}/u.test(withoutMarks(said)) || /^(?:step|étape|etape)\b/u.test(said))
    return false
  return !told.startsWith(said)
}

/** `{ amount: 200, unit: 'g', name: 'flour' }` is "200 g flour". */
function nameOfIngredient(part: Readonly<Record<string, unknown>>): unknown {
  const whole = fieldOf(part, 'text', 'original', '@value')
  if (whole !== undefined) return whole
  // What markup says once is a list of one.
  const fieldIn = (...names: readonly string[]) => [fieldOf(part, ...names)].flat()[0]
  const name = fieldIn('name', 'ingredient', 'food', 'description')
  if (typeof name !== 'string') return fieldOf(fieldsOf(name), 'name')
  const said = fieldIn('amount', 'quantity', 'requiredQuantity', 'value')
  const { value: amount = said, unitText } = fieldsOf(said)
  const unit = fieldIn('unit', 'unitText') ?? unitText
  return [amount, unit, name].filter((one) => typeof one === 'string' || typeof one === 'number').join(' ')
}

/** One text that numbers its steps is as many. */
function inNumberedParts(text: string): string[] {
  const starts = Array.from(text.matchAll(numbered), ({ index, 1: number }) => ({ index, number: Number(number) }))
  const isCounted =
    starts.length > 1 && starts.every(({ number }, place) => number === (starts[0]?.number ?? 0) + place)
  if (!isCounted) return [text]
  const cuts = [0, ...starts.map(({ index }) => index)]
  return cuts
    .map((start, place) => withoutMarks(text.slice(start, cuts[place + 1]).trim()))
    .filter((line) => line !== '')
}
