import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isCovered, type Named } from './named.ts'

/** What is bought with it inside, though no label calls it by that name; who only dislikes it may have them. */
const carriers: readonly { of: readonly string[]; in: readonly string[] }[] = [
  {
    of: ['garlic', 'onion'],
    in: [
      ...['worcestershire', 'harissa', 'pesto', 'curry-paste', 'hummus', 'chorizo', 'merguez'],
      ...['vegetable-stock', 'chicken-stock', 'beef-stock', 'fish-stock'].flatMap((id) => [id, `gluten-free-${id}`]),
    ],
  },
  { of: ['onion'], in: ['leek', 'chives'] },
  { of: ['prawn', 'crab'], in: ['fish-stock', 'gluten-free-fish-stock'] },
  { of: ['strawberry', 'raspberry', 'apricot', 'blackberry', 'cherry', 'orange', 'plum'], in: ['jam'] },
]

/** What is nearly never made without it, which who leaves it out wants no more than it. */
const holders: readonly { of: readonly string[]; in: readonly string[] }[] = [
  { of: ['garlic'], in: ['harissa', 'hummus', 'pesto', 'merguez', 'chorizo', 'curry-paste'] },
]

/** What holds a food that is left out. */
export function holdersOf(named: Named): Named[] {
  return held(holders, named)
}

/** What had better not be bought for who is harmed by a food. */
export function carriersOf(named: Named): Named[] {
  return held(carriers, named)
}

function held(rows: typeof carriers, named: Named): Named[] {
  const holds = rows.filter(({ of }) => of.some((id) => isCovered(ingredientById(id), named)))
  return holds.flatMap((one) => one.in.map((id): Named => ({ kind: 'ingredient', ingredient: ingredientById(id) })))
}
