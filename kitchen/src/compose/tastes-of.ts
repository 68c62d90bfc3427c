import type { Kind } from '@roux/cooking/foods/ingredient'
import type { Way } from '../template/dishes.ts'
import { type Part, parseTemplate } from '../template/parse-template.ts'
import { inUnit, portionsOf } from '../template/portions.ts'
import type { Taste } from '../understand/taste.ts'
import { fillersOf, type Plan } from './plan.ts'

/** Is what a plan makes as it shall taste: by the words of its way, or by what goes in? */
export function hasTaste(
  plan: Pick<Plan, 'way' | 'filled' | 'serves'>,
  { tells, kinds = [], ids = [], never = [], most }: Taste,
): boolean {
  const { way, filled } = plan
  if (most) return gramsOf(plan, most.kinds) <= most.grams * plan.serves
  const foods = fillersOf({ filled }).map(({ ingredient }) => ingredient)
  if (foods.some(({ id, kind }) => never.includes(kind) || never.includes(id))) return false
  return tells.test(wordsOf(way)) || foods.some(({ id, kind }) => kinds.includes(kind) || ids.includes(id))
}

/** Is there more of it than who wants little of it likes? */
export function isTooMuch(plan: Plan, taste: Taste): boolean {
  const { less } = taste
  if (!less) return hasTaste(plan, taste)
  return gramsOf(plan, less.kinds) > less.grams * plan.serves
}

/** How much of these kinds is in all of it. */
export function gramsOf(
  { way, filled, serves }: Pick<Plan, 'way' | 'filled' | 'serves'>,
  kinds: readonly Kind[],
): number {
  return [...portionsOf(way, filled, serves).values()]
    .flat()
    .filter(({ ingredient }) => kinds.includes(ingredient.kind))
    .map(({ amount, ingredient }) => inUnit(amount, 'g', ingredient) ?? 0)
    .reduce((sum, one) => sum + one, 0)
}

const wordsByWay = new WeakMap<Way, string>()

/** The English words of a way in small letters, without the names of the foods that are filled in. */
export function wordsOf(way: Way): string {
  const known = wordsByWay.get(way)
  if (known !== undefined) return known
  const { titles, descriptions, steps } = way
  const words = [...titles, ...descriptions, ...steps].map(({ en }) => wordsIn(parseTemplate(en).parts)).join(' ')
  wordsByWay.set(way, words)
  return words
}

function wordsIn(parts: readonly Part[]): string {
  return parts.map(wordsOfPart).join('')
}

function wordsOfPart(part: Part): string {
  if (part.kind === 'words') return part.words.toLowerCase()
  if (part.kind === 'one-of') return part.choices.map(wordsIn).join(' ')
  if (part.kind === 'optional') return wordsIn(part.parts)
  const [, tin] = /^([a-z]+)Tin$/.exec(part.slots[0] ?? '') ?? []
  return tin ? `${tin} tin` : ' '
}
