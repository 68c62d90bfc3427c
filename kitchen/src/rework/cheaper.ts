import type { Draft } from '@roux/contract/draft'
import type { KitchenLanguage } from '@roux/contract/language'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { type Reworked, replaceFoods } from './replace-foods.ts'
import { allows, type Rules } from './rules.ts'

/** What costs much, and what does much the same for less. */
export const forLess: Readonly<Record<string, readonly string[]>> = {
  'pine-nut': ['sunflower-seed'],
  cashew: ['peanut', 'sunflower-seed'],
  pistachio: ['sunflower-seed'],
  pecan: ['walnut', 'sunflower-seed'],
  'ground-almonds': ['sunflower-seed'],
  saffron: ['turmeric'],
  steak: ['beef-mince'],
  veal: ['pork-shoulder', 'stewing-beef'],
  'veal-escalope': ['chicken-breast'],
  'lamb-shoulder': ['pork-shoulder', 'chicken-thigh'],
  duck: ['chicken-leg'],
  'chicken-breast': ['chicken-thigh'],
  salmon: ['hake'],
  tuna: ['sardine'],
  prawn: ['mussel', 'hake'],
  'maple-syrup': ['sugar'],
  vanilla: ['cinnamon'],
  shallot: ['onion'],
  'olive-oil': ['sunflower-oil'],
  'smoked-salmon': ['trout'],
  gruyere: ['cheddar'],
  'white-wine': ['vegetable-stock'],
  'red-wine': ['vegetable-stock'],
  quinoa: ['bulgur', 'brown-rice'],
  asparagus: ['green-bean', 'leek'],
}

/** A recipe with what costs much replaced; null where nothing does. */
export function makeCheaper(recipe: Draft, rules: Rules, language: KitchenLanguage): Reworked | null {
  const cheaperFor = (id = '') => (forLess[id] ?? []).map(ingredientById).find((food) => allows(food, rules))
  const dear = {
    name: '',
    isKnown: true,
    resembles: () => false,
    covers: ({ id }: { id: string }) => cheaperFor(id) !== undefined,
    isNamedIn: ({ meaning: { foods } }: { meaning: { foods: readonly { id: string }[] } }) =>
      foods.length > 0 && foods.every(({ id }) => cheaperFor(id) !== undefined),
  }
  const reworked = replaceFoods(
    recipe,
    { diets: [], allergies: [], targets: [dear] },
    language,
    ({ meaning }) => {
      const food = cheaperFor(meaning.foods[0]?.id)
      return food ? { food } : null
    },
    () => false,
  )
  return reworked && reworked.swaps.length > 0 ? reworked : null
}
