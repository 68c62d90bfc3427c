import type { Kind } from '../../lexicon/ingredient.ts'
import { ingredientById } from '../../lexicon/lexicon.ts'
import type { Dish } from '../dish.ts'
import { askable, isMealOfFlesh, type Named } from './named.ts'
import { matchAt } from './phrase-book.ts'
import type { Reader } from './reader.ts'

/** What a cook makes a dish of in place of meat. */
const plants: ReadonlySet<Kind> = new Set([
  ...(['root', 'firm-vegetable', 'tender-vegetable', 'leaf', 'salad-vegetable'] as const),
  ...(['pulse', 'lentil', 'tofu'] as const),
])

/**
 * Does the name from `at` to `next` make a dish one of plants? English puts them before it ("mushroom stroganoff"),
 * French after it ("moussaka de courgettes"); only vegetables as such may follow "aux", as "aux champignons" adds them
 * to the meat.
 */
export function isOfPlants(reader: Reader, at: number, next: number, asked: Named | null, isDish: boolean): boolean {
  const { spans, tokens, language } = reader
  const before = spans.at(-1)
  if (isDish) {
    const first = matchAt(tokens.slice(at, next - 1), 0, language)
    const rest = first ? matchAt(tokens.slice(at + first.length, next), 0, language) : null
    const isDishOf =
      rest?.length === next - at - (first?.length ?? 0) && rest.meanings.some(({ kind }) => kind === 'dish')
    return (
      (isDishOf && isPlant(askable(first?.meanings ?? []))) ||
      (before?.end === at && before.dish === null && isPlant(before.asked))
    )
  }
  if (!before?.dish || !isPlant(asked)) return false
  const tie = tokens.slice(before.end, at).join(' ')
  return /^(?:de|d)$/.test(tie) || (tie === 'aux' && asked?.kind === 'family' && asked.family.id === 'vegetable')
}

function isPlant(named: Named | null): boolean {
  // Many a sauce of meat is named after its tomatoes.
  if (named?.kind === 'ingredient') return plants.has(named.ingredient.kind) && named.ingredient.id !== 'tomato'
  return named?.kind === 'family' && (named.family.typical ?? []).every((id) => plants.has(ingredientById(id).kind))
}

/** Is it made of meat or fish where nobody says what of? */
export function isUsuallyOfFlesh({ ways }: Dish): boolean {
  return ways.some(({ hero, slots }) =>
    Object.entries(slots).some(([name, { first = [], vary = [], optional }]) => {
      if (optional && !hero.includes(name)) return false
      return [...first.slice(0, 1), ...vary].some((id) =>
        isMealOfFlesh({ kind: 'ingredient', ingredient: ingredientById(id) }),
      )
    }),
  )
}
