import { kindsThatAre } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import type { Dish, Way } from '../template/dishes.ts'
import { askable, isMealOfFlesh, type Named } from './named.ts'
import { matchAt } from './phrase-book.ts'
import type { Reader } from './reader.ts'

const plants = new Set(kindsThatAre('plant'))

/**
 * Does the name from `at` to `next` make a dish one of plants? English puts them before it ("mushroom stroganoff"),
 * French after it ("moussaka de courgettes"); only vegetables as such may follow "aux", as "aux champignons" adds them
 * to the meat.
 */
export function isOfPlants(reader: Reader, at: number, next: number, asked: Named | null, dish: Dish | null): boolean {
  const { spans, tokens, language } = reader
  const before = spans.at(-1)
  // A burger with sweet potato fries is of meat.
  if ((dish ?? before?.dish)?.course === 'side' || (before?.dish && reader.found.besides.includes(before.dish)))
    return false
  if (dish) {
    if (namesFlesh(reader, at, next)) return false
    const first = matchAt(tokens.slice(at, next - 1), 0, language)
    const rest = first ? matchAt(tokens.slice(at + first.length, next), 0, language) : null
    const isDishOf =
      rest?.length === next - at - (first?.length ?? 0) && rest.meanings.some(({ kind }) => kind === 'dish')
    return (
      (isDishOf && isPlant(askable(first?.meanings ?? []))) ||
      (before?.end === at && before.dish === null && isPlant(before.asked) && !isUsualIn(dish, before.asked))
    )
  }
  if (!before?.dish || !isPlant(asked) || namesFlesh(reader, before.start, before.end)) return false
  const tie = tokens.slice(before.end, at).join(' ')
  if (/^(?:de|d)$/.test(tie)) return !isUsualIn(before.dish, asked)
  return tie === 'aux' && asked?.kind === 'family' && asked.family.id === 'vegetable' && hasMeatlessWay(before.dish)
}

/** Whoever names the meat in the name of the dish wants it: "poulet rôti aux légumes", "mushroom beef stroganoff". */
function namesFlesh({ tokens, language }: Reader, start: number, end: number): boolean {
  const words = tokens.slice(start, end)
  return words.some((_, index) => {
    // The whole name is the dish.
    const part = index === 0 && words.length > 1 ? words.slice(0, -1) : words.slice(index)
    const food = askable(matchAt(part, 0, language)?.meanings ?? [])
    return food !== null && isMealOfFlesh(food)
  })
}

/** A moussaka is made with aubergines as well as with meat. */
function isUsualIn({ ways }: Dish, named: Named | null): boolean {
  if (named?.kind !== 'ingredient') return false
  const { id } = named.ingredient
  return ways.some((way) =>
    Object.values(way.slots).some(
      ({ first = [], vary = [], optional }) => !optional && [...first, ...vary].includes(id),
    ),
  )
}

function hasMeatlessWay({ ways }: Dish): boolean {
  return ways.some((way) => !isWayOfFlesh(way))
}

function isPlant(named: Named | null): boolean {
  // Many a sauce of meat is named after its tomatoes.
  if (named?.kind === 'ingredient') return plants.has(named.ingredient.kind) && named.ingredient.id !== 'tomato'
  return named?.kind === 'family' && named.family.typical.every((id) => plants.has(ingredientById(id).kind))
}

/** Is it made of meat or fish where nobody says what of? */
export function isUsuallyOfFlesh({ ways }: Dish): boolean {
  return ways.some(isWayOfFlesh)
}

function isWayOfFlesh({ hero, slots }: Way): boolean {
  return Object.entries(slots).some(([name, { first = [], vary = [], optional }]) => {
    if (optional && !hero.includes(name)) return false
    return [...first.slice(0, 1), ...vary].some((id) =>
      isMealOfFlesh({ kind: 'ingredient', ingredient: ingredientById(id) }),
    )
  })
}
