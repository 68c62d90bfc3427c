import { belongsTo, families } from '@roux/cooking/foods/families'
import type { Ingredient } from '@roux/cooking/foods/ingredient'
import { ingredientById, ingredients } from '@roux/cooking/foods/lexicon'
import { isOfKin, type Kin, kins, soured } from '@roux/cooking/mentions/kin'
import { isCovered, type Named, optionsOf } from './named.ts'

/** "Cashews, the whole family": the words of which one means all, the narrowest first. */
const wholes = 'nut seed allium citrus cabbage squash berry nightshade mollusc seafood legume dairy gluten'
  .split(' ')
  .flatMap((id) => families.find((family) => family.id === id) ?? [])

const wholeFamily =
  /(?<![a-z])(?:(?:the |all |that |this |same |tout[e]? )(?:whole |entire |rest of the |of the |la |le |leur |sa )*(?:family|clan|gang|tribe|lot of them|bunch|aisle|crew|clique|famille|bande|tribu|smala|ribambelle)|(?:and |et )?(?:co|company|compagnie|cie|consorts)|(?:and |et )(?:all )?(?:their |its |his |the |tous )?(?:leurs |ses )?(?:friends|cousins?|relatives|kin|relations|copains|semblables))(?![a-z])/

/** Of what one plant is, fresh, dried, pressed or milled: whom one of them harms the others may harm. */
const onePlant = [
  'grape raisin',
  'apricot dried-apricot',
  'plum prune',
  'cranberry dried-cranberry',
  'apple apple-juice cider cider-vinegar',
  'pineapple pineapple-juice',
  'ginger ground-ginger ginger-beer',
  'celery celeriac',
  'potato potato-starch',
  'sweetcorn polenta corn-tortilla cornflakes cornflour',
  'cocoa dark-chocolate milk-chocolate vegan-chocolate chocolate-spread',
].map((ids) => ids.split(' '))

/** Who is harmed by a pepper is by its powder, and not the other way round. */
const ofPeppers = ['paprika', 'smoked-paprika', 'espelette', 'chilli', 'chilli-flakes', 'harissa']

/** What is soured or distilled of the drinks that harm, by their own names or by that of all alcohol. */
export function souredOf(named: Named): Named[] {
  const isNamed = (food: Ingredient) => food.kind !== 'vinegar' && isAmong(food, named)
  const kin = soured.map((ids) => ids.map(ingredientById)).filter((foods) => foods.some(isNamed))
  return kin.flat().map((ingredient) => ({ kind: 'ingredient', ingredient }))
}

function isAmong(food: Ingredient, named: Named): boolean {
  return named.kind === 'family' ? isOfKin(food, named.family.members) : optionsOf(named).includes(food)
}

function ofOnePlant(id: string): readonly string[] {
  return id === 'pepper' ? ofPeppers : (onePlant.find((ids) => ids.includes(id)) ?? [])
}

/** What harms besides a food that is said to, by how it is said and by what it is made of. */
export function harmedWith(named: Named, { said, isAllergy }: { said: string; isAllergy: boolean }): Named[] {
  const [food] = optionsOf(named)
  const plant = isAllergy && named.kind === 'ingredient' ? ofOnePlant(named.ingredient.id) : []
  const family = food && wholeFamily.test(said) ? wholes.find(({ members }) => belongsTo(food, members)) : undefined
  return [
    ...plant.flatMap((id) =>
      id === food?.id ? [] : [{ kind: 'ingredient' as const, ingredient: ingredientById(id) }],
    ),
    ...(family ? [{ kind: 'family' as const, family }] : []),
  ]
}

function isNamedOf(named: Named, group: Kin): boolean {
  const own = named.kind === 'family' ? (named.family.members.allergens ?? []) : []
  return (
    (group.allergens ?? []).some((allergen) => own.includes(allergen)) ||
    optionsOf(named).some((food) => isOfKin(food, group)) ||
    // Oyster sauce has gluten in it, and no mollusc harms who is harmed by that.
    (!group.allergens && ingredients.some((food) => isOfKin(food, group) && isAmong(food, named)))
  )
}

/**
 * What must not stand in for foods that harm: whatever is near kin to them, and not wanted by its own name. "Seafood" is
 * no wish for squid where prawns harm.
 */
export function kinOfHarmful(harmful: readonly Named[], wanted: readonly Named[]): ReadonlySet<Ingredient> {
  const harmed = kins.filter((group) => harmful.some((named) => isNamedOf(named, group)))
  if (harmed.length === 0) return new Set()
  const foods = harmful.flatMap(optionsOf)
  const own = wanted.filter((named) => named.kind === 'ingredient' || !foods.some((food) => isCovered(food, named)))
  return new Set(
    ingredients.filter(
      (food) => harmed.some((group) => isOfKin(food, group)) && !own.some((named) => isCovered(food, named)),
    ),
  )
}
