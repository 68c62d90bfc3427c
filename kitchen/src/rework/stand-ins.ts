import type { KitchenLanguage } from '@roux/contract/language'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { containsAllergen } from '@roux/cooking/foods/restrictions'
import { without } from '@roux/cooking/foods/without'
import type { Mention } from '@roux/cooking/mentions/mention'
import { standInsFor } from '../compose/stand-in-foods.ts'
import { allows, type Rules } from './rules.ts'

/** What takes the place of a food: another one, or the same made without what is not wanted. */
export type StandIn = { food: Ingredient } | { made: Made }

export type Made = { name: Record<KitchenLanguage, string> }

const made = (en: string, fr: string): Made => ({ name: { en, fr } })

export const glutenFree = made('gluten-free', 'sans gluten')
export const vegetarian = made('vegetarian', 'végétarien')
export const vegan = made('vegan', 'végan')

/** Made without gluten they do the same in a dish. */
const madeGlutenFree = kindSet('flour bread pasta noodle pastry crumbs tortilla oats stock')
const madeVegan = kindSet('melting-cheese hard-cheese fresh-cheese grilling-cheese condiment pastry')

/** A dish is whole without them. */
const leavable = kindSet(
  'herb bouquet spice hot-spice sweet-spice seed nut nut-butter condiment spread salty-sauce alcohol spirit citrus dried-fruit berry preserve leaf salad-leaf salad-vegetable tender-vegetable firm-vegetable root aromatic onion seasoning melting-cheese hard-cheese fresh-cheese vinegar coconut chocolate sugar syrup',
)

/** What a good cook would take in place of a food under these rules; null where nothing does. */
export function standInFor({ meaning, lifted }: Mention, rules: Rules): StandIn | null {
  const food = meaning.foods[0]
  if (!food) return null
  const isMadeFree = lifted.length === 0 && rules.targets.every((target) => !target.covers(food))
  const needsGlutenFree = containsAllergen(food, 'gluten') && !allows(without(food, [], 'all'), rules)
  if (isMadeFree && needsGlutenFree && madeGlutenFree.has(food.kind)) {
    if (allows(without(food, ['gluten'], []), rules)) return { made: glutenFree }
  }
  const taken = standInsFor(food).find((one) => allows(one, rules))
  if (taken) return { food: taken }
  if (!isMadeFree || !madeVegan.has(food.kind)) return null
  if (allows(without(food, [], ['rennet']), rules)) return { made: vegetarian }
  return allows(without(food, [], 'all'), rules) ? { made: vegan } : null
}

/** May a food simply be left out? */
export function isLeavable({ meaning }: Mention): boolean {
  return meaning.foods.every(({ kind }) => leavable.has(kind))
}
