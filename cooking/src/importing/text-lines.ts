import type { Found } from './found.ts'
import { nothing } from './found.ts'
import { headed, withoutMarks } from './listed-lines.ts'
import { listedRun } from './listed-run.ts'
import { looksLikeIngredient, looksLikeStep } from './looks-like.ts'
import { readDuration } from './read-duration.ts'
import { readYield } from './read-yield.ts'
import * as words from './section-words.ts'
import type { TextLine } from './text-line.ts'
import { isFact, toldIn } from './told-lines.ts'

type Part = 'ingredients' | 'directions' | 'notes' | 'other'

/** A heading with its number: what it heads ends with the next. */
interface Section {
  readonly part: Part
  readonly lines: readonly TextLine[]
}

/** What the lines of a page or of a text say of a recipe, by their headings, else by what they look like. */
export function readLines(all: readonly TextLine[]): Found {
  const lines = all.flatMap(spread)
  const sections = cut(lines)
  const listed = best(sections, 'ingredients', listOf)
  const told = best(sections, 'directions', stepsOf)
  const facts = readFacts(lines.slice(0, 2000), sections)
  if (listed.length > 0 || told.length > 0) {
    const before = sections[0]?.lines ?? []
    const after = told.length > 0 ? told : stepsAfterList(sections)
    // A list that is headed behind the steps alone is another: of what is sold.
    const firstPart = sections.find(({ part }) => part === 'directions' || part === 'ingredients')
    const isOther = listed.length > 0 && told.length > 0 && firstPart?.part === 'directions'
    const rest = listed.length > 0 && told.length > 0 && !isOther ? undefined : readUnheaded(lines)
    return {
      ...nothing,
      ...facts,
      title: titleOf(before),
      description: descriptionOf(before),
      ingredients:
        (isOther ? rest?.ingredients : undefined) ?? (listed.length > 0 ? listed : (rest?.ingredients ?? [])),
      directions: after,
      notes: textOf(sections, 'notes'),
    }
  }
  return { ...nothing, ...facts, ...readUnheaded(lines) }
}

/** What heads which part; undefined for what heads none that is known. */
export function partOf({ text, kind }: TextLine): Part | undefined {
  if (text.length > 80 || kind === 'item') return undefined
  const name = text
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s:：.!–—-]+$/u, '')
    .trim()
  if (words.ingredientsHeading.test(name)) return 'ingredients'
  // « Préparation : 20 min » is a time.
  if (words.directionsHeading.test(name)) return 'directions'
  if (words.notesHeading.test(name)) return 'notes'
  return (kind === 'heading' || name === name.toUpperCase() || !/\s/.test(name)) && words.otherHeading.test(name)
    ? 'other'
    : undefined
}

/** "Ingredients: 1 leek; 2 eggs; salt." and "You will need 1 leek, 2 eggs, and some salt." are a heading and a list. */
export function spread(line: TextLine): TextLine[] {
  const [, head = '', rest = ''] = /^([^:;]{3,40}):\s+(.*;.*;.*)$/su.exec(line.text) ?? []
  const [, need = '', needed = ''] = words.needed.exec(line.text.slice(0, 1000)) ?? []
  const isHeaded = words.ingredientsHeading.test(head.trim())
  const entries = isHeaded ? rest.split(/\s*;\s*/) : needed.split(/,\s+(?:(?:and|et)\s+)?/)
  const bare = entries.map((text) => text.replace(/[.;\s]+$/, '')).filter((text) => text !== '')
  const isList = isHeaded || (bare.length > 2 && bare.every(looksLikeIngredient))
  if (line.kind === 'item' || !isList) return [line]
  return [{ text: head || need, kind: 'heading' }, ...bare.map((text) => ({ text, kind: 'item' as const }))]
}

function cut(lines: readonly TextLine[]): Section[] {
  const sections: { part: Part; lines: TextLine[]; level: number }[] = [{ part: 'other', lines: [], level: 0 }]
  for (const line of lines) {
    const part = partOf(line)
    const at = sections.at(-1)
    const level = line.level ?? 6
    // A heading that is as high as the one before ends what that heads, whatever it says.
    const isHigher = line.kind === 'heading' && at && at.level > 0 && level <= at.level && line.level !== undefined
    if (part) sections.push({ part, lines: [], level })
    else if (
      isHigher &&
      at.part !== 'other' &&
      at.lines.length > 0 &&
      (level < Math.min(at.level, 3) || !isPartial(line.text))
    )
      sections.push({ part: 'other', lines: [line], level: 0 })
    else at?.lines.push(line)
  }
  return sections
}

/** "For the sauce", « Pour la pâte » is a heading inside a part. */
function isPartial(text: string): boolean {
  return /^(?:for|pour|to serve|the |la |le |l['’]|les |step|étape|part|partie|day|jour)\b|:$/iu.test(text)
}

/** Of several parts of a kind the one that gives most. */
function best(sections: readonly Section[], part: Part, read: (section: Section) => string[]): string[] {
  const found = sections.filter((section) => section.part === part).map(read)
  return found.toSorted((one, other) => other.length - one.length)[0] ?? []
}

function listOf({ lines }: Section): string[] {
  const hasItems = lines.some(({ kind }) => kind === 'item')
  const kept: string[] = []
  for (const { kind, text } of lines) {
    const line = withoutMarks(text)
    if (
      !/\p{L}/u.test(line) ||
      words.tableHead.test(line) ||
      (kind === 'line' && words.yieldLine.exec(line)?.index === 0)
    )
      continue
    const isHeading = kind === 'heading' || (kind === 'line' && /[:：]$/.test(line) && line.length <= 60)
    if (isHeading) kept.push(headed(line))
    else if (kind === 'item' || (!hasItems && !looksLikeStep(line))) kept.push(line)
    else if (!hasItems && kept.length > 1) break
  }
  // A heading that heads nothing is none.
  return kept.filter(
    (line, place) => !(/[:：]$/.test(line) && (kept[place + 1] === undefined || /[:：]$/.test(kept[place + 1] ?? ''))),
  )
}

function stepsOf({ lines: all }: Section): string[] {
  const lines = withoutAsides(all)
  const told = lines.filter(({ kind }) => kind === 'line')
  const first = lines.findIndex(({ kind }) => kind === 'item')
  // What answers a post of a forum may be an entry behind its lines.
  const isBehind = lines.slice(0, Math.max(first, 0)).filter(({ text }) => looksLikeStep(text)).length > 1
  return toldIn(first < 0 || isBehind ? told : lines.filter(({ kind }) => kind === 'item'))
}

/** Without what stands at the end under headings of its own, and of which nothing is told as a step is. */
function withoutAsides(lines: readonly TextLine[]): readonly TextLine[] {
  const last = lines.findLastIndex(({ kind }) => kind === 'heading')
  const told = lines.slice(last + 1)
  const isTold = ({ text }: TextLine) => /[.!]$/.test(text)
  const isAside = last > 0 && !told.some(isTold) && lines.slice(0, last).some(isTold)
  return isAside ? withoutAsides(lines.slice(0, last)) : lines
}

/** Steps without a heading, behind a list that has one. */
function stepsAfterList(sections: readonly Section[]): string[] {
  const place = sections.findIndex(({ part }) => part === 'ingredients')
  const lines = sections
    .slice(place)
    .filter(({ part }) => part !== 'notes')
    .flatMap((section) => section.lines)
  const first = lines.findIndex(({ text }) => looksLikeStep(text))
  const end = lines.findIndex((line, at) => at > first && (line.isBehindRule || (line.level ?? 6) <= 2))
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .map(({ text }) => withoutMarks(text))
    .filter((line) => looksLikeStep(line))
}

/** A text of which nothing is headed: a run of lines that look like ingredients, and what is told after them. */
function readUnheaded(lines: readonly TextLine[]): Partial<Found> {
  const run = listedRun(lines)
  if (!run) return {}
  const before = lines.slice(0, run.start)
  return { title: titleOf(before), description: descriptionOf(before), ...run }
}

function titleOf(before: readonly TextLine[]): string {
  const heading = before.find(({ kind, level }) => kind === 'heading' && level === 1)
  return (heading ?? before.find(({ text }) => !isFact(text) && text.length <= 150))?.text.replace(/[\s:]+$/, '') ?? ''
}

function descriptionOf(before: readonly TextLine[]): string {
  const title = titleOf(before)
  const told = before.filter(({ kind, text }) => kind === 'line' && text !== title && !isFact(text) && text.length > 30)
  return told[0]?.text ?? ''
}

function textOf(sections: readonly Section[], part: Part): string {
  const own = sections.find((section) => section.part === part && section.lines.length > 0)
  return own?.lines.map(({ text }) => withoutMarks(text)).join('\n') ?? ''
}

/** Of what stands among the steps only what is none. */
function readFacts(lines: readonly TextLine[], sections: readonly Section[]): Partial<Found> {
  const told = new Set(sections.flatMap(({ part, lines }) => (part === 'directions' ? lines : [])))
  const isSaid = (line: TextLine) => !told.has(line) || (line.kind !== 'item' && isFact(line.text))
  const said = lines.filter((line) => line.text.length <= 200 && isSaid(line))
  // A story may speak of people and hours before.
  const short = said.toSorted((one, other) => Number(isFact(other.text)) - Number(isFact(one.text)))
  const firstOf = (pattern: RegExp) => {
    for (const { text } of short) {
      const found = pattern.exec(text)
      if (found) return found.slice(1).find((part) => part !== undefined)
    }
    return undefined
  }
  const [prep, cook, total] = [words.prepLine, words.cookLine, words.totalLine].map((line) =>
    readDuration(firstOf(line)),
  )
  const rest = total === undefined ? undefined : total - (prep ?? 0)
  return {
    preparation_time: prep,
    cook_time: cook ?? (rest && rest > 0 ? rest : undefined),
    serves: readYield(firstOf(words.yieldLine)),
    author: firstOf(words.authorLine) ?? '',
  }
}
