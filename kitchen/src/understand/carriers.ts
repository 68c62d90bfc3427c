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

/** What had better not be bought for who is harmed by a food. */
export function carriersOf(named: Named): Named[] {
  const holds = carriers.filter(({ of }) => of.some((id) => isCovered(ingredientById(id), named)))
  return holds.flatMap((one) => one.in.map((id): Named => ({ kind: 'ingredient', ingredient: ingredientById(id) })))
}
