import { isFact } from './facts.ts'
import { type FoundRecipe, nothing } from './found.ts'
import { headed, isPurpose, withLinesJoined, withoutCount, withoutMarks } from './listed-lines.ts'
import { type Naming, titleOf } from './page-title.ts'
import { partOf } from './part-of.ts'
import { readDuration } from './read-duration.ts'
import { type Run, recipeRuns } from './recipe-runs.ts'
import { saidOfDish } from './said-of-dish.ts'
import { saidTitle } from './said-title.ts'
import { saidYield, yieldAbove, yieldAlone } from './said-yield.ts'
import * as words from './section-words.ts'
import { spread } from './spread-lines.ts'
import type { TextLine } from './text-line.ts'

/** Lines of a page that are looked at. */
const mostLines = 4000

/** What the lines of a page or of a text say of a recipe. */
export function readLines(all: readonly TextLine[], naming: Naming = { parts: [], site: '' }): FoundRecipe {
  const lines = withToldHeadings(
    withLabels(
      all
        .slice(0, mostLines)
        .filter(({ text }) => !words.scaleLine.test(text))
        .flatMap((line, at, near) => spread(line, [near[at - 1], near[at + 1]])),
    ),
  )
  const { list, steps } = recipeRuns(lines)
  const isHeaded = [list, steps].some((run) => run && partOf(lines[run.start] ?? { text: '', kind: 'item' }))
  const isWhole = isHeaded || (list && steps)
  const ingredients = isWhole && list ? listOf(lines, list) : []
  const directions = isWhole && steps ? stepsOf(lines.slice(steps.start, steps.end)) : []
  const start = Math.min(list?.start ?? lines.length, steps?.start ?? lines.length)
  const before = isWhole ? lines.slice(0, start) : []
  const end = list?.end ?? steps?.end ?? lines.length
  const title = titleOf(lines, [start, end], [...ingredients, ...directions].join(' '), naming)
  return {
    ...nothing,
    ...readFacts(lines, list, steps),
    title,
    saidTitle: title === '' ? saidTitle(lines.slice(0, start)) : '',
    description: saidOfDish(before, title),
    ingredients,
    directions,
    notes: notesOf(lines),
  }
}

/** Headings that tell are steps that are set large, where there are several. */
function withToldHeadings(lines: readonly TextLine[]): TextLine[] {
  const isTold = ({ kind, text, level = 1 }: TextLine) =>
    kind === 'heading' && level > 1 && /[.!]$/.test(text) && text.split(' ').length > 3
  const told = Map.groupBy(lines.filter(isTold), ({ level }) => level)
  return lines.map((line) =>
    isTold(line) && (told.get(line.level)?.length ?? 0) > 1 ? { ...line, kind: 'line' } : line,
  )
}

/** Short lines that are set otherwise than those around them head what follows. */
export function withLabels(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, at) => {
    const [before, next] = [lines[at - 1], lines[at + 1]]
    const isOwn =
      line.kind === 'line' && !line.isLink && line.look && line.look !== before?.look && line.look !== next?.look
    const heads = next && next.kind !== 'heading' && !partOf(next) && next.text.length > 3
    const isShort = line.text.length <= 60 && /^\p{L}/u.test(line.text) && /[\p{L})]$/u.test(line.text)
    return isOwn && heads && isShort && !partOf(line) && !isFact(line.text)
      ? { ...line, kind: 'heading', level: 6 }
      : line
  })
}

function listOf(lines: readonly TextLine[], { start, end }: Run): string[] {
  const own = lines.slice(start, end)
  const first = lines[start - 1]
  const hasGroups = own.some((line) => isGroup(line) && line.look === first?.look && line.kind === first?.kind)
  const isFirst = first && isGroup(first) && (hasGroups || isPurpose(first.text.replace(/\s*[:：]$/u, '')))
  const kept = (isFirst ? [first, ...own] : own)
    .filter(
      (line) =>
        isGroup(line) ||
        (partOf(line) === undefined &&
          line.kind !== 'heading' &&
          (line.kind === 'item' || !(isFact(line.text) || line.isLink))),
    )
    .flatMap((line) => (isGroup(line) ? [headed(withoutMarks(line.text))] : inGroup(withoutMarks(line.text))))
    .filter((line) => /\p{L}/u.test(line) && !/^\W*[a-z]\W*$/i.test(line) && !words.tableHead.test(line))
  // A heading that heads nothing is none.
  return kept.filter((line, place) => !isHead(line) || !isHead(kept[place + 1] ?? ':'))
}

/** « Pour le décor : sucre perlé » is a heading and what it heads. */
function inGroup(line: string): string[] {
  const [, purpose = '', colon = '', rest = ''] = /^([^:：]{3,50}?)(\s*[:：])\s+(\S.*)$/u.exec(line) ?? []
  return isPurpose(purpose) ? [`${purpose}${colon}`, rest] : [line]
}

const isHead = (line: string) => /[:：]$/.test(line)

/** Heads a part of a list: "For the sauce". */
function isGroup(line: TextLine): boolean {
  return (
    partOf(line) === undefined &&
    !isFact(line.text) &&
    (line.kind === 'heading' || (line.kind === 'line' && isHead(line.text) && line.text.length <= 60))
  )
}

/** Characters of a link that only leads elsewhere. */
const longestLink = 60

function stepsOf(lines: readonly TextLine[]): string[] {
  const told = lines
    .filter(
      (line) =>
        (line.kind === 'item' && !(line.isLink && line.text.length <= longestLink)) ||
        (line.kind === 'line' && !line.isLink && partOf(line) === undefined && !isFact(line.text)),
    )
    .map(({ text }) => withoutMarks(text))
    .filter((text) => /\p{L}{2}/u.test(text))
  // Lines of print may be lines of the page. Who writes no capitals and no stops has steps.
  const isPrinted = told.some((text) => /[.!]$/.test(text)) && told.some((text) => /^\p{Lu}/u.test(text))
  return withoutCount(isPrinted ? withLinesJoined(told) : told)
}

/** What a cook wrote beside it, under a heading that says so. */
function notesOf(lines: readonly TextLine[]): string {
  const at = lines.findIndex((line) => partOf(line) === 'notes')
  const end = lines.findIndex(
    (line, place) => place > at && (line.kind === 'heading' || partOf(line) || line.behind === 'rule'),
  )
  return at < 0
    ? ''
    : lines
        .slice(at + 1, end < 0 ? lines.length : end)
        .filter(({ isLink, aside = 0 }) => !isLink && aside <= (lines[at]?.aside ?? 0))
        .map(({ text }) => withoutMarks(text))
        .join('\n')
}

/** Lines around a recipe, or below the name of one that stands in data, that may say for how many it is and how long it takes. */
const [above, below, belowName] = [80, 8, 25]

/**
 * What is said of a recipe around it; of what stands among the steps and behind them only what says no more, since
 * readers tell there what they did.
 */
function readFacts(lines: readonly TextLine[], list: Run | undefined, steps: Run | undefined): Partial<FoundRecipe> {
  const [start, end] = [
    Math.min(list?.start ?? lines.length, steps?.start ?? lines.length),
    Math.max(list?.end ?? 0, steps?.end ?? 0),
  ]
  const named = lines.findIndex(({ level }) => level === 1)
  // What is headed otherwise than parts of recipes are is another matter.
  const next = lines.findIndex((line, at) => at >= end && line.kind === 'heading' && partOf(line) === undefined)
  const last = Math.min(end + below, next < 0 ? lines.length : next)
  const [from, to] = end > 0 ? [start - above, last] : [named, named + belowName]
  const isSaid = ({ text, kind }: TextLine, at: number) => {
    if (text.length > 200 || at < from || at >= to) return false
    return (
      (at < start && end > 0) || (isFact(text) && !(kind === 'item' && steps && at >= steps.start && at < steps.end))
    )
  }
  const said = lines.filter(isSaid)
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
    serves:
      saidYield(short.map(({ text }) => text)) ??
      (list && yieldAbove(lines, list.start)) ??
      short.map(({ text }) => yieldAlone(text)).find((count) => count !== undefined),
    author: firstOf(words.authorLine) ?? '',
  }
}
