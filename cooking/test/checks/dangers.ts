import { unconstrained } from '@roux/contract/constraints'
import { checkRecipe } from '../../src/checks/check-recipe.ts'

/** "title; preparation, cooking; list | parted by bars; steps | parted by bars" → a draft for four. */
export function toldDraft(recipe: string): Parameters<typeof checkRecipe>[0] {
  const [title = '', times = '', list = '', ...steps] = recipe.split('; ')
  const [preparation_time = 0, cook_time = 0] = times.split(' ').map(Number)
  return {
    title,
    description: '',
    preparation_time,
    cook_time,
    serves: 4,
    ingredients: list.split(' | '),
    directions: steps.join('; ').split(' | '),
  }
}

/** What is found in a recipe that is told so, code or danger. */
export function dangers(recipe: string): string[] {
  return checkRecipe(toldDraft(recipe), { ...unconstrained, language: 'en' }).flatMap((finding) => {
    if (finding.code === 'not_food') return ['not_food']
    return finding.code === 'unsafe' ? [finding.params.danger] : []
  })
}
