import type { Ingredient, Kind } from '../foods/ingredient.ts'
import type { Mention } from '../mentions/mention.ts'
import type { FoodLine, RecipeFoods } from '../mentions/read-foods.ts'
import { isDefinite } from './listed.ts'

type Members = { kinds?: readonly Kind[]; ids?: readonly string[] }

/** Words that cooks say for each of several foods that the list names in particular: "the sausage" is its chorizo. */
const general: readonly [RegExp, Members][] = [
  [
    /^(?:sausages?|saucisses?|saucissons?)$/iu,
    { kinds: ['sausage'], ids: ['chorizo', 'salami', 'pepperoni', 'black-pudding'] },
  ],
  [/^(?:bacon|lardons?|ham|jambon)$/iu, { kinds: ['cured-meat'] }],
  [/^(?:mushrooms?|champignons?)$/iu, { ids: ['mushroom', 'oyster-mushroom', 'wild-mushroom'] }],
  [/^(?:onions?|oignons?)$/iu, { kinds: ['onion'] }],
  [/^(?:wine|vin)$/iu, { kinds: ['wine'], ids: ['mirin', 'shaoxing', 'port'] }],
  [/^(?:nuts?|noix)$/iu, { kinds: ['nut'] }],
  [/^biscuits?$/iu, { kinds: ['biscuit'] }],
]

/** May a word for several be one that no lexicon knows, where it is spoken of as known: "the cheese" for its kashkaval? */
const mayBeUnknown =
  /^(?:(?:\p{L}+ )?sauce|sauce \p{L}+|sausages?|saucisses?|cheese|fromage|fish|poissons?|meat|viande|noodles?|nouilles?|pasta|pâtes|beans?|haricots?|lentils?|lentilles?|bread|buns?|baps?|pain|petits pains|mushrooms?|champignons?|seafood|shellfish|coquillages)$/iu

/** Is it a general word for what the list names in particular? */
export function isGeneralWord(mention: Mention, { text }: FoodLine, { stock, listed }: RecipeFoods): boolean {
  if (mayBeUnknown.test(mention.text) && isDefinite(mention, text)) {
    // A line of weight, and not the flaky salt.
    if (listed.some(({ foods, harmless, text: line }) => foods.length + harmless.length === 0 && weighed.test(line)))
      return true
  }
  return stock.foods.some(({ meaning }) =>
    meaning.foods.some((food) => isGeneralFor({ ...mention, meaning: { foods: [] } }, food)),
  )
}

/** May a word of a step be a food of the list: its kind's word, or "the cream" for crème fraîche? */
export function isGeneralFor({ text, meaning }: Mention, { id, kind }: Ingredient): boolean {
  const [, members] = general.find(([word]) => word.test(text)) ?? []
  return (
    meaning.generic?.kinds?.includes(kind) === true ||
    members?.kinds?.includes(kind) === true ||
    members?.ids?.includes(id) === true
  )
}

const weighed = /\d/u
