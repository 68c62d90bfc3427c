import { lineScores } from './line-scores.ts'
import { isWrapped, withoutMarks } from './listed-lines.ts'
import { isNumbered } from './looks-like.ts'
import { type Part, partOf } from './part-of.ts'
import { isTalk } from './said-title.ts'
import type { TextLine } from './text-line.ts'

/** A run of lines, half-open. */
export interface Run {
  readonly start: number
  readonly end: number
}

/** Where the list and the steps of a recipe stand among lines. */
export interface RecipeRuns {
  readonly list: Run | undefined
  readonly steps: Run | undefined
}

/** What a line may stand in, in the order of a recipe, and of one that tells the steps first. */
type State = 'before' | 'list' | 'between' | 'steps' | 'after' | 'stepsFirst' | 'betweenThen' | 'listThen'

/** From where each may be reached, with what that costs. */
const ways: Readonly<Record<State, readonly (readonly [State, number])[]>> = {
  before: [['before', 0]],
  list: [
    ['list', 0],
    ['before', 0],
  ],
  between: [
    ['between', -0.1],
    ['list', 0],
  ],
  steps: [
    ['steps', 0],
    ['list', 0],
    ['between', 0],
    ['before', -2],
  ],
  stepsFirst: [
    ['stepsFirst', 0],
    ['before', -2.5],
  ],
  betweenThen: [
    ['betweenThen', -0.1],
    ['stepsFirst', 0],
  ],
  listThen: [
    ['listThen', 0],
    ['stepsFirst', 0],
    ['betweenThen', 0],
  ],
  after: [
    ['after', 0],
    ['steps', 0],
    ['list', -1.5],
    ['listThen', 0],
  ],
}
const states = Object.keys(ways) as State[]
const kindOf: Partial<Record<State, 'listed' | 'told'>> = {
  list: 'listed',
  listThen: 'listed',
  steps: 'told',
  stepsFirst: 'told',
}

/** The best way to a state, and the heading under which it began. */
interface Way {
  readonly gain: number
  readonly opener?: TextLine | undefined
  /** How its first line is set. */
  readonly look?: string | undefined
  /** Whether it has gone past a heading as high as its own. */
  readonly isOver?: boolean
  /** Its lines so far. */
  readonly count?: number
}

/**
 * The list and the steps among lines: of all ways to cut them into what stands before, list, steps and what stands after
 * the one in which lines look most like what they are taken for, and go on as they began (a shortest way through them).
 */
export function recipeRuns(lines: readonly TextLine[]): RecipeRuns {
  const gains = gainsOf(lines)
  let best = new Map<State, Way>([['before', { gain: 0 }]])
  const came: Map<State, State>[] = []
  for (const at of lines.keys()) {
    const [next, from] = [new Map<State, Way>(), new Map<State, State>()]
    const opener = openerOf(lines, at)
    for (const state of states) {
      for (const [before, cost] of ways[state]) {
        const way = best.get(before)
        if (!way) continue
        const isOn = before === state
        const gain = way.gain + cost + gains(at, state, isOn ? way : undefined)
        if (gain <= (next.get(state)?.gain ?? Number.NEGATIVE_INFINITY)) continue
        next.set(state, { gain, ...(isOn ? goneOn(way, lines[at]) : { opener, look: lookOf(lines[at]), count: 1 }) })
        from.set(state, before)
      }
    }
    best = next
    came.push(from)
  }
  const last = [...best].toSorted(([, one], [, other]) => other.gain - one.gain)[0]?.[0] ?? 'before'
  const path: State[] = []
  for (let at = lines.length - 1, state: State = last; at >= 0; at -= 1) {
    path.push(state)
    state = came[at]?.get(state) ?? 'before'
  }
  path.reverse()
  const runOf = (kind: 'listed' | 'told') => {
    const start = path.findIndex((state) => kindOf[state] === kind)
    return start < 0 ? undefined : { start, end: path.findLastIndex((state) => kindOf[state] === kind) + 1 }
  }
  return { list: runOf('listed'), steps: runOf('told') }
}

function lookOf(line: TextLine | undefined): string | undefined {
  return line && line.kind !== 'heading' ? line.look : undefined
}

function goneOn({ opener, look, isOver = false, count = 0 }: Way, line: TextLine | undefined): Omit<Way, 'gain'> {
  const level = line?.kind === 'heading' && !partOf(line) ? (line.level ?? 6) : 6
  const isPast = opener !== undefined && partOf(opener) !== undefined && level < 5 && level <= (opener.level ?? 6)
  return { opener, look: look ?? lookOf(line), isOver: isOver || isPast, count: count + 1 }
}

/** Lines of a run under no heading that count. */
const longest = 10

const own: Record<'listed' | 'told', Part> = { listed: 'ingredients', told: 'directions' }

function openerOf(lines: readonly TextLine[], at: number): TextLine | undefined {
  return [lines[at], lines[at - 1]].find((line) => line?.kind === 'heading' || (line && partOf(line)))
}

/** What it gains to take a line for one of a list or of steps: as its first, or as one that goes on a way. */
function gainsOf(lines: readonly TextLine[]) {
  const scores = lineScores(lines)
  const parts = lines.map(partOf)
  const befores = linesBefore(lines)
  const rests = restsOf(lines, befores)
  return (at: number, state: State, way: Way | undefined): number => {
    const [line, score, kind] = [lines[at], scores[at], kindOf[state]]
    if (!line || !score) return 0
    // Steps follow the list that is theirs, and begin under a heading that says so where there is one.
    if (state === 'between' && parts[at] === 'directions') return -30
    if (state === 'between') return parts[at] === 'ingredients' ? -6 : -Math.max(0, score.listed)
    // A heading of a recipe is hardly passed over for what has none.
    if (state === 'before' && line.kind === 'heading' && (parts[at] === 'ingredients' || parts[at] === 'directions'))
      return -5
    if (!kind) return 0
    const beside = (line.aside ?? 0) * -1.2
    const part = parts[at]
    // A list under no such heading is another one than that under it.
    if (part === own[kind]) return beside + (!way ? 3 : way.opener && partOf(way.opener) === part ? -1.5 : -30)
    if (part) return -8
    if (line.kind === 'heading')
      return beside + (way ? ofHeading(line, kind, way, isHeadingNear(lines, at)) + ofBreak(lines, at) : -4)
    // What stands before the heading of the steps is of the list.
    const isLast = kind === 'listed' && parts[at + 1] === 'directions' && score.told < 0 ? 1 : 0
    // Behind the heading of something else only what is set as before goes on, however much there is.
    if (way?.isOver && line.look !== way.look) return -0.5
    const said = Math.max(kind === 'listed' ? -6 : -4, Math.min(3.5, score[kind])) + beside + isLast
    if (way) {
      const goesOn = parts[at - 1] === own[kind] ? 0 : likeBefore(line, befores[at]) + ofBreak(lines, at)
      // Under no heading of its own no recipe is as long as what readers say of one.
      const isLong = (way.count ?? 0) > longest && !(way.opener && partOf(way.opener) === own[kind])
      if (isLong && said + goesOn > 0.1) return 0.1
      // An entry of the same list is of it, whatever it says, and so is the rest of a wrapped line.
      const isRest = kind === 'told' && rests.has(line)
      return Math.max(said + goesOn, isRest || isOfList(line, befores[at]) ? 0.3 : Number.NEGATIVE_INFINITY)
    }
    const { kind: kindBefore, text: before = '' } = lines[at - 1] ?? {}
    const isHeaded = kindBefore === 'heading' || (/[:：]$/.test(before) && !isTalk(before))
    // What stands above a list like one of it may be what it is called.
    const isTitle = kind === 'listed' && score.listed < 1 ? (at === 0 ? -3 : -1) : 0
    return said + (kind === 'listed' ? -2.5 : -1) + (isHeaded ? 0.8 : isTitle)
  }
}

/** The rests of lines that are wrapped in print; who writes no capitals wraps none. */
function restsOf(lines: readonly TextLine[], befores: readonly (TextLine | undefined)[]): Set<TextLine> {
  const rests = new Set<TextLine>()
  for (const [at, line] of lines.entries()) {
    const before = befores[at]
    if (!before || line.kind !== 'line' || !isWrapped(before.text, line.text)) continue
    if (rests.has(before) || /^\p{Lu}/u.test(withoutMarks(before.text))) rests.add(line)
  }
  return rests
}

/** A heading as high as the one under which steps began ends them. */
function ofHeading({ text, level = 6 }: TextLine, kind: 'listed' | 'told', { opener }: Way, isEach: boolean): number {
  if (kind === 'told' && withoutMarks(text) === '') return 0.3
  const above = opener?.level ?? 6
  if ((opener && level < above) || (!opener && level < 4 && kind === 'told')) return -6
  // … unless each of them heads a step.
  if (opener && level === above && kind === 'told') return partOf(opener) ? -6 : isEach ? -1 : -5
  return [-6, -6, -3, -1.5, -0.8][level] ?? -0.8
}

function isHeadingNear(lines: readonly TextLine[], at: number): boolean {
  return lines.slice(Math.max(0, at - 3), at).some(({ kind }) => kind === 'heading')
}

/** A rule ends a run, and so does an empty line where its neighbours have none. */
function ofBreak(lines: readonly TextLine[], at: number): number {
  const behind = lines[at]?.behind
  if (behind === 'rule') return -3
  const isUsual = lines[at - 1]?.behind === 'gap' || lines[at + 1]?.behind === 'gap'
  return behind === 'gap' && !isUsual ? -1.2 : 0
}

/** Of each line the one before it that is no heading, and no number that stands before its step. */
function linesBefore(lines: readonly TextLine[]): (TextLine | undefined)[] {
  let last: TextLine | undefined
  return lines.map((line) => {
    const before = last
    if (line.kind !== 'heading' && withoutMarks(line.text) !== '') last = line
    return before
  })
}

function isOfList(line: TextLine, before: TextLine | undefined): boolean {
  return line.kind === 'item' && before?.kind === 'item' && line.within === before.within && !line.isLink
}

/** An entry of a list that the browser numbers. */
function isInOrder({ kind, look = '' }: TextLine): boolean {
  return kind === 'item' && /^li\.[^<]*<ol\./.test(look)
}

/** Lines of a run are set alike. */
function likeBefore(line: TextLine, before: TextLine | undefined): number {
  if (!before || withoutMarks(line.text) === '') return 0
  const isSame = before.within === line.within
  // Where steps are numbered what follows the last number is none, and what begins otherwise is of something else.
  const isRest = isWrapped(before.text, line.text)
  const isPast =
    (isNumbered(before.text) && !isNumbered(line.text) && !isRest) || (isInOrder(before) && line.kind !== 'item')
  const ends = isPast || (line.lead && !before.lead) ? -2.5 : 0
  if (line.look !== before.look) return ends - 0.7
  return isSame && line.kind === 'item' ? 1.2 : ends + (isSame ? 0.4 : 0.2)
}
