import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import { kindSet } from '@roux/cooking/foods/kinds'
import { ingredientById } from '@roux/cooking/foods/lexicon'
import { isFlesh } from '@roux/cooking/foods/restrictions'
import type { Slot } from '../template/dishes.ts'
import { takes } from '../template/slot-takes.ts'

/** What stands in for one and not for all of its kind, and is no `swap`: who asks for cream is not given milk for it. */
const byId: Readonly<Record<string, readonly string[]>> = {
  cream: ['creme-fraiche', 'oat-cream', 'soy-cream', 'yoghurt', 'milk'],
  buttermilk: ['yoghurt', 'soy-yoghurt'],
  anchovy: ['caper'],
  'peanut-oil': ['sunflower-oil', 'rapeseed-oil'],
  tahini: ['almond-butter', 'yoghurt', 'soy-yoghurt'],
}

const vegetables = ['mushroom', 'courgette']
const byKind: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  butter: ['olive-oil', 'sunflower-oil'],
  milk: ['oat-milk', 'soy-milk', 'rice-milk', 'coconut-milk', 'water'],
  cream: ['oat-cream', 'soy-cream', 'coconut-milk'],
  yoghurt: ['soy-yoghurt', 'coconut-yoghurt'],
  mince: ['tofu', 'chickpea', ...vegetables],
  poultry: ['tofu', 'chickpea', ...vegetables],
  joint: ['tofu', 'chickpea', ...vegetables],
  'stewing-meat': ['mushroom', 'tofu', 'chickpea'],
  steak: ['mushroom', 'tofu'],
  sausage: ['smoked-tofu', 'chickpea', ...vegetables],
  'cured-meat': ['smoked-tofu', ...vegetables],
  'white-fish': ['tofu', 'chickpea', ...vegetables],
  'oily-fish': ['tofu', 'chickpea', ...vegetables],
  'smoked-fish': ['smoked-tofu', ...vegetables],
  'tinned-fish': ['chickpea', 'white-bean'],
  shellfish: ['tofu', ...vegetables],
  mollusc: [...vegetables],
  'meat-stock': ['vegetable-stock', 'water'],
  'fish-stock': ['vegetable-stock', 'water'],
  stock: ['water'],
  'quick-grain': ['quinoa', 'millet', 'basmati-rice'],
  grain: ['quinoa', 'brown-rice'],
  nut: ['pumpkin-seed', 'sunflower-seed'],
  'ground-nut': ['sunflower-seed'],
  'nut-butter': ['tahini', 'almond-butter'],
  'nutty-oil': ['olive-oil', 'sunflower-oil'],
  tofu: ['chickpea', 'white-bean', ...vegetables],
  pulse: ['green-lentil', ...vegetables],
  wine: ['vegetable-stock', 'water'],
  chocolate: ['dark-chocolate'],
  raising: ['gluten-free-baking-powder', 'bicarbonate'],
  oil: ['olive-oil', 'sunflower-oil', 'rapeseed-oil'],
  sugar: ['maple-syrup', 'honey'],
  syrup: ['sugar'],
  rice: ['quinoa', 'millet'],
  onion: ['leek', 'celery'],
}

/** What a good cook would take in place of a food, the best first, whoever may eat it. */
export function standInsFor({ id, kind, swap = [] }: Ingredient): readonly Ingredient[] {
  const ids = new Set([...(byId[id] ?? []), ...swap, ...(byKind[kind] ?? [])])
  return [...ids].filter((one) => one !== id).map(ingredientById)
}

/** What is eaten as it is needs no time where bacon fries: smoked salmon. */
function isCuredToo(own: Ingredient, { id, kind }: Ingredient): boolean {
  return own.kind === 'cured-meat' && kind === 'smoked-fish' && id !== 'smoked-haddock'
}

/** Of one kind, and yet no two do the same in a dish. */
const particular = kindSet('egg flour gluten-free-flour pasta noodle pastry raising rice spice yeast')

/**
 * May a slot have an ingredient in it where a cook wants that: as its own, as one of the same kind, or as what stands in
 * for one? Meat only as its own, since its time is another.
 */
export function accepts(slot: Slot, food: Ingredient): boolean {
  if (takes(slot, food)) return true
  const { first = [], vary = [], all = [] } = slot
  return [...first, ...vary, ...all].map(ingredientById).some((own) => {
    const isAlike = (own.kind === food.kind && !particular.has(food.kind)) || isCuredToo(own, food)
    return isFlesh(own) || isFlesh(food) ? isAlike : isAlike || standInsFor(own).includes(food)
  })
}

/** Is it another meat, fish or cheese than the one that a slot is known for? It fits where it is cooked as long as it needs. */
export function isInItsPlace({ first: [known] = [] }: Slot, food: Ingredient): boolean {
  if (known === undefined) return false
  const own = ingredientById(known)
  const isMeal = (one: Ingredient) => isFlesh(one) && !besides.has(one.kind)
  const isAsLong = slow.has(own.kind) ? !quick.has(food.kind) : !slow.has(food.kind) && food.kind !== 'sausage'
  return (isMeal(own) && isMeal(food) && isAsLong) || (cheeses.has(own.kind) && cheeses.has(food.kind))
}

/** What simmers or roasts for long, and what a ragù would cook to shreds. */
const slow = kindSet('stewing-meat roast joint mince')
const quick = kindSet('white-fish oily-fish shellfish mollusc smoked-fish steak cured-meat')

const besides = kindSet('meat-stock fish-stock condiment salty-sauce gelatine tinned-fish')
const cheeses = kindSet('melting-cheese hard-cheese fresh-cheese grilling-cheese')
