import type { Way } from '../template/dishes.ts'
import type { Taste } from '../understand/taste.ts'
import type { Plan } from './plan.ts'

/** Is what a plan makes as it shall taste: by the words of its way, or by what goes in? */
export function hasTaste(
  { way, filled }: Pick<Plan, 'way' | 'filled'>,
  { tells, kinds = [], ids = [], never = [] }: Taste,
): boolean {
  const foods = [...filled.slots.values()].flat().map(({ ingredient }) => ingredient)
  if (foods.some(({ id, kind }) => never.includes(kind) || never.includes(id))) return false
  return tells.test(wordsOf(way)) || foods.some(({ id, kind }) => kinds.includes(kind) || ids.includes(id))
}

const wordsByWay = new WeakMap<Way, string>()

/** The English words of a way in small letters, without the names of the foods that are filled in. */
export function wordsOf(way: Way): string {
  const known = wordsByWay.get(way)
  if (known !== undefined) return known
  const { titles, descriptions, steps } = way
  const words = [...titles, ...descriptions, ...steps]
    .map(({ en }) =>
      en
        .toLowerCase()
        .replace(/\{([a-z]+)tin\}/g, '$1 tin')
        .replace(/\{[^}]*\}/g, ' '),
    )
    .join(' ')
  wordsByWay.set(way, words)
  return words
}
