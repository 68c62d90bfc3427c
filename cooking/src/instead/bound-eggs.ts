import type { CheckedLanguage } from '@roux/contract/language'
import { findFoods } from '../mentions/find-foods.ts'

/** Parts of eggs and what only eggs can do: nothing stands in for them. */
const onlyEggs =
  /\b(?:yolks?|whites|egg white|soft peaks|stiff peaks|meringue|jaunes?|(?<!(?:vin|chocolat|poivre|fromage|riz|pain)s? )blancs?|en neige|po(?:ach|ch)\p{L}*|omelett?e|scrambl\p{L}*|brouill\p{L}*|frittata|au plat|quiche|custard|soufflé|choux pastry|pâte à choux|profiteroles?|gougères?|éclairs?|churros?)\b/iu

type Written = { title: string; ingredients: readonly string[]; directions: readonly string[] }

/** Do the eggs of a recipe only hold a batter of flour together? */
export function isBound(recipe: Written, language: CheckedLanguage): boolean {
  const foods = recipe.ingredients.flatMap((line) => findFoods(line, language)).flatMap(({ meaning }) => meaning.foods)
  const hasFlour = foods.some(({ kind }) => kind === 'flour' || kind === 'gluten-free-flour')
  return hasFlour && !onlyEggs.test([recipe.title, ...recipe.ingredients, ...recipe.directions].join('\n'))
}
