import { unconstrained } from '@roux/contract/constraints'
import { checkRecipe } from '../../src/checks/check-recipe.ts'

/** "title; preparation, cooking; list | parted by bars; steps | parted by bars" → what is found, code or danger. */
export function dangers(recipe: string): string[] {
  const [title = '', times = '', list = '', steps = ''] = recipe.split('; ')
  const [preparation_time = 0, cook_time = 0] = times.split(' ').map(Number)
  const draft = {
    title,
    description: '',
    preparation_time,
    cook_time,
    serves: 4,
    ingredients: list.split(' | '),
    directions: steps.split(' | '),
  }
  return checkRecipe(draft, { ...unconstrained, language: 'en' }).flatMap((finding) => {
    if (finding.code === 'not_food') return ['not_food']
    return finding.code === 'unsafe' ? [finding.params.danger] : []
  })
}
