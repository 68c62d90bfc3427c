import { unconstrained } from '@roux/contract/constraints'
import type { CheckedLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { checkRecipe } from './check-recipe.ts'

function told(list: string, step: string, language: CheckedLanguage): string[] {
  const numbers = { preparation_time: 10, cook_time: 40, serves: 4 }
  const recipe = { title: 'Supper', description: '', ...numbers, ingredients: list.split(', '), directions: [step] }
  return checkRecipe(recipe, { ...unconstrained, language }).map(({ code, words }) => `${code} ${words}`)
}

const particular: readonly [CheckedLanguage, string, string][] = [
  ['fr', '500 g de linguiça fumée', "Laissez mijoter 20 minutes, jusqu'à ce que la saucisse soit chaude."],
  ['fr', '300 g de merguez', 'Faites griller les saucisses 12 minutes.'],
  ['fr', '200 g de chorizo', 'Faites revenir la saucisse 5 minutes.'],
  ['fr', '400 g de boudin noir', 'Poêlez la saucisse 10 minutes.'],
  ['en', '400 g longaniza', 'Fry the sausages for 12 minutes.'],
  ['en', '2 lap cheong', 'Steam the sausage for 12 minutes.'],
  ['en', '200 g guanciale', 'Fry the bacon for 6 minutes.'],
  ['fr', '200 g de pancetta', 'Faites revenir les lardons 6 minutes.'],
  ['en', '200 g cremini', 'Fry the mushrooms for 8 minutes.'],
  ['fr', '200 g de pleurotes', 'Faites sauter les champignons 8 minutes.'],
  ['en', '2 shallots', 'Fry the onions for 5 minutes.'],
  ['fr', '10 cl de marsala', 'Versez le vin et faites réduire 5 minutes.'],
  ['en', '200 ml crème fraîche', 'Stir in the cream and simmer for 2 minutes.'],
  ['fr', '200 g de kashkaval', 'Râpez le fromage et gratinez 5 minutes.'],
  ['fr', '600 g de maigre', 'Faites cuire le poisson 12 minutes.'],
  ['fr', '100 g de noix de pécan', 'Torréfiez les noix 5 minutes.'],
]

testTable(particular)('a general word means what the list holds in particular', (language, list, step) => {
  expect(told(list, step, language)).toEqual([])
})

testTable([
  ['en', '200 g mushrooms', 'Fry the mushrooms with bacon for 6 minutes.', 'bacon'],
  ['en', '200 g kashkaval', 'Grate the cheese. Fry the chorizo for 5 minutes.', 'chorizo'],
  ['en', '200 g cremini', 'Fry the mushrooms for 8 minutes and stir in 100 g cheese.', 'cheese'],
  ['fr', '200 g de chorizo', 'Faites revenir le chorizo 5 minutes avec les crevettes.', 'crevettes'],
  ['fr', '2 échalotes', 'Faites revenir les échalotes 5 minutes et versez 10 cl de vin.', 'vin'],
] as const)('and not what it does not hold', (language, list, step, words) => {
  expect(told(list, step, language)).toContain(`unlisted_ingredient ${words}`)
})
