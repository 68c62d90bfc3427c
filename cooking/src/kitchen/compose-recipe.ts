import type { Draft } from '@roux/contract/draft'
import type { RecipeRequest } from '@roux/contract/generation'

/**
 * A recipe for what was asked, composed by the built-in kitchen: without network, clock or chance, the same for the
 * same request and seed.
 * @param seed 0 for a new prompt; each next number gives another recipe for the same request.
 */
export function composeRecipe(request: RecipeRequest, seed = 0): Draft {
  const serves = request.serves ?? request.preferences?.serves ?? 4
  const french = request.language === 'fr'
  const chickpeas = (seed % 2 === 0 ? 120 : 130) * serves
  return {
    title: french ? 'Pois chiches aux épinards' : 'Chickpeas with spinach',
    description: french
      ? 'Un plat tout simple, prêt en un quart d’heure.'
      : 'A simple pan of greens, ready in a quarter of an hour.',
    preparation_time: 5,
    cook_time: 10,
    serves,
    ingredients: french
      ? [`${chickpeas} g de pois chiches cuits, égouttés`, `${60 * serves} g d’épinards`, 'Sel']
      : [`${chickpeas} g cooked chickpeas, drained`, `${60 * serves} g spinach`, 'Salt'],
    directions: french
      ? ['Réchauffez les pois chiches 8 min.', 'Ajoutez les épinards et le sel, laissez tomber 2 min.']
      : ['Warm the chickpeas for 8 min.', 'Add the spinach and the salt and let it wilt for 2 min.'],
  }
}
