import { findTemperatures } from '../amounts/find-temperatures.ts'
import { findTimes, type Time } from '../amounts/find-times.ts'
import { foldInPlace } from '../text/fold-in-place.ts'
import { matchesOf } from '../text/matches-of.ts'
import type { Span } from '../text/tokens.ts'
import type { Mention } from './mention.ts'
import type { FoodLine } from './read-foods.ts'

/** A part of a step in which one thing is done after the other. `plain` has no accents and is as long as the text. */
export type Clause = {
  line: FoodLine
  start: number
  plain: string
  times: readonly Time[]
  foods: readonly Mention[]
  celsius: number | undefined
}

const parting =
  /(?<=[!?;]|\.(?<!(?<!\p{L})(?:min|mn|env|c|approx)\.))\s+|,?\s(?=(?:and then|then|puis|ensuite)(?!\p{L}))/giu

const oven = /^(?!.*(?:inside|core|thermomet|probe|coeur|c(?:oe|œ)ur|sonde)).*(?:enfourn|\boven at\b|au four a)/

/** A step is read once, wherever it stands. */
const read = new WeakMap<FoodLine['foods'], readonly Omit<Clause, 'line'>[]>()

/** Cuts steps into what is done one after the other. */
export function clausesOf(steps: readonly FoodLine[]): Clause[] {
  return steps.flatMap((line) => {
    const clauses = read.get(line.foods) ?? cut(line)
    read.set(line.foods, clauses)
    return clauses.map((clause) => ({ ...clause, line }))
  })
}

function cut({ text, language, foods }: FoodLine): Omit<Clause, 'line'>[] {
  const times = findTimes(text, language)
  const temperatures = /\d/.test(text) ? findTemperatures(text) : []
  const cuts = [0, ...matchesOf(text, parting).map((match) => match.index + match[0].length), text.length]
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0
    const inside = (one: Span) => one.start >= start && one.start < end
    const plain = foldInPlace(text.slice(start, end))
    // A very cool oven is told of where it is said to be one.
    const least = oven.test(plain) ? 50 : 100
    return {
      start,
      plain,
      times: times.filter(inside).map((time) => ({ ...time, start: time.start - start, end: time.end - start })),
      foods: foods.filter(inside).map((food) => ({ ...food, start: food.start - start, end: food.end - start })),
      celsius: temperatures.filter(inside).find(({ max }) => max >= least && max < 300)?.max,
    }
  })
}
