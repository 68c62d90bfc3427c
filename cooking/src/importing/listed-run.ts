import { headed, withoutMarks } from './listed-lines.ts'
import { looksLikeIngredient, looksLikeStep } from './looks-like.ts'
import type { TextLine } from './text-line.ts'
import { isFact, toldIn } from './told-lines.ts'

/** A list that nothing heads, where it begins, and the steps behind it. */
interface ListedRun {
  readonly start: number
  readonly ingredients: readonly string[]
  readonly directions: readonly string[]
}

/** Other lines between two that look like ingredients. */
const mostBetween = 2

/** Of the runs of lines that look like ingredients, and behind which something is told, the longest. */
export function listedRun(lines: readonly TextLine[]): ListedRun | undefined {
  const listed = lines.flatMap((line, place) => (isListed(line) ? [place] : []))
  const runs: number[][] = []
  for (const place of listed) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const between = last === undefined ? [] : lines.slice(last + 1, place)
    const isSame =
      lines[last ?? place]?.kind === lines[place]?.kind &&
      between.length <= mostBetween &&
      !between.some(({ text }) => looksLikeStep(text))
    if (run && isSame) run.push(place)
    else runs.push([place])
  }
  return runs
    .filter((run) => run.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .map((run) => readRun(lines, run[0] ?? 0, run.at(-1) ?? 0))
    .find(({ directions }) => directions.length > 0)
}

function isListed({ kind, text, isLink }: TextLine): boolean {
  if (kind === 'heading' || isLink || isFact(text)) return false
  // "Flour: 3 cups"
  const [, name, amount] = /^([^\d:]{2,40}):\s+(\S.*)$/.exec(text) ?? []
  return looksLikeIngredient(name === undefined ? text : `${amount} ${name}`)
}

function readRun(lines: readonly TextLine[], start: number, last: number): ListedRun {
  const behind = lines.slice(last + 1)
  // "Salt, thyme" without an amount may be the last of a list.
  const isLast = ({ kind, text, isBehindGap }: TextLine) =>
    kind !== 'heading' && isBehindGap !== true && text.length <= 60 && /,/.test(text) && !/[.!:]$/.test(text)
  const more = behind[0] && behind[1] && isLast(behind[0]) && looksLikeStep(behind[1].text) ? 1 : 0
  const told = behind.slice(more)
  const first = told.findIndex(({ kind, isLink }) => kind !== 'heading' && !isLink)
  // Steps that stand in one part of the page end with it.
  const isTogether = told[first]?.within === told[first + 1]?.within
  const end = told.findIndex(
    (line, place) => place > first && isEnd(line, told[place + 1], isTogether ? told[first] : undefined),
  )
  return {
    start,
    ingredients: lines
      .slice(start, last + 1 + more)
      .map(({ kind, text }) => (kind === 'heading' ? headed(text) : withoutMarks(text)))
      .filter((line) => /\p{L}/u.test(line)),
    directions:
      first < 0 ? [] : toldIn(told.slice(first, end < 0 ? told.length : end).filter(({ kind }) => kind !== 'heading')),
  }
}

/** A heading under which no step stands, or that calls out, as a good-bye does; and what stands elsewhere than the first. */
function isEnd(line: TextLine, next: TextLine | undefined, first: TextLine | undefined): boolean {
  const { kind, text, level = 6, within } = line
  if (kind !== 'heading') return first !== undefined && within !== first.within
  return level <= 2 || /!$/.test(text) || !next || !looksLikeStep(next.text)
}
