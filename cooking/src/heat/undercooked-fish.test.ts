import type { Eater } from '@roux/contract/constraints'
import { unconstrained } from '@roux/contract/constraints'
import type { CheckedLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { checkRecipe } from '../checks/check-recipe.ts'

function told(
  list: string,
  steps: string,
  language: CheckedLanguage,
  eaters: readonly Eater[] = ['pregnant'],
): string[] {
  const numbers = { preparation_time: 10, cook_time: 20, serves: 4 }
  const recipe = { title: 'Supper', description: '', ...numbers, ingredients: list.split(' | '), directions: [steps] }
  return checkRecipe(recipe, { ...unconstrained, language, eaters }).flatMap(({ code, params, words }) =>
    code === 'unsafe' && 'danger' in params && params.danger === 'raw_animal' ? [words] : [],
  )
}

const soft: readonly [CheckedLanguage, string, string, string][] = [
  [
    'fr',
    '12 noix de Saint-Jacques | 20 g de beurre',
    'Saisissez les Saint-Jacques dans le beurre 3 minutes de chaque côté : elles doivent rester nacrées à cœur.',
    'nacrées',
  ],
  ['fr', '4 pavés de cabillaud', 'Enfournez les pavés 10 minutes à 180 °C : la chair est tout juste nacrée.', 'nacrée'],
  ['fr', '4 filets de thon', 'Poêlez le thon 5 minutes, il reste mi-cuit.', 'mi-cuit'],
  ['en', '4 tuna steaks', 'Sear the tuna for 2 minutes a side, still ruby in the middle.', 'ruby in the middle'],
  ['en', '4 salmon fillets', 'Roast the salmon for 25 minutes, until it is 45 °C inside.', '45 °C'],
  ['fr', '4 pavés de saumon', 'Cuisez le saumon 10 minutes : le dessus doit rester cru.', 'cru'],
  ['en', '4 salmon fillets', 'Bake the salmon for 12 minutes until barely set.', 'barely set'],
  [
    'en',
    '4 salmon fillets',
    'Fry the salmon for 8 minutes. It should be just translucent in the middle.',
    'translucent',
  ],
  [
    'en',
    '12 scallops | 1 tbsp oil',
    'Sear the scallops in the oil for 1 minute a side, until just translucent inside.',
    '1 minute a side, until just translucent',
  ],
  ['en', '12 scallops | 1 tbsp oil', 'Sear the scallops in the oil for 1 minute on each side.', '1 minute'],
  ['en', '12 scallops | 1 tbsp oil', 'Sear the scallops for 90 seconds in the hot oil.', '90 seconds'],
  ['fr', '12 noix de Saint-Jacques', 'Poêlez les Saint-Jacques 1 minute par face.', '1 minute'],
]

testTable(soft)(
  'what the sea gives and stays soft is told to whom it may harm, and to nobody else',
  (language, list, steps, words) => {
    for (const eaters of [['pregnant'], ['frail'], ['small_child']] as const)
      expect(told(list, steps, language, eaters)).toEqual([expect.stringContaining(words)])
    expect(told(list, steps, language, [])).toEqual([])
  },
)

testTable([
  [
    'en',
    '4 salmon fillets | 2 onions',
    'Fry the onions until translucent. Bake the salmon for 15 minutes until opaque.',
  ],
  ['en', '12 scallops', 'Sear the scallops for 3 minutes on each side, until they are no longer translucent.'],
  ['fr', '4 pavés de cabillaud', "Enfournez les pavés 15 minutes, jusqu'à ce que la chair ne soit plus nacrée."],
  ['fr', '4 filets de cabillaud | 1 échalote', "Faites suer l'échalote, translucide. Poêlez le cabillaud 8 minutes."],
  ['en', '4 salmon fillets', 'Roast the salmon for 25 minutes, until it is 63 °C inside.'],
  ['en', '300 g cooked prawns', 'Warm the prawns through for 1 minute.'],
  ['en', '300 g raw prawns | 1 tbsp oil', 'Fry the prawns in the oil for 2 minutes on each side until pink and firm.'],
] as const)('nothing is told of what is cooked', (language, list, steps) => {
  expect(told(list, steps, language)).toEqual([])
})
