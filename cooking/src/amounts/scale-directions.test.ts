import type { CheckedLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { scaleDirections } from './scale-directions.ts'
import { scaleRecipe } from './scale-recipe.ts'

const lists: Record<CheckedLanguage, string[]> = {
  en: ['4 eggs', '300 ml milk', '2 tbsp olive oil', '2 onions', 'salt', '2 x 400 g tins tomatoes', '200 g plain flour'],
  fr: ['2 œufs', '20 cl de lait', '1 oignon', "3 c. à soupe d'huile d'olive", '200 g de farine', 'sel', '2 citrons'],
}

testTable([
  ['en', 'Whisk 2 eggs with 100 ml of the milk.', 'Whisk 4 eggs with 200 ml of the milk.'],
  ['en', 'Stir in the flour (200 g), then 1 tbsp oil.', 'Stir in the flour (400 g), then 2 tbsp oil.'],
  ['en', 'Beat in two eggs and a pinch of salt.', 'Beat in four eggs and two pinches of salt.'],
  ['en', 'Add 1 egg and beat well.', 'Add 2 eggs and beat well.'],
  ['en', 'Sift 150 g of the flour and keep 50 g back.', 'Sift 300 g of the flour and keep 100 g back.'],
  ['en', 'Beat 2 of the eggs; whisk the other 2 eggs apart.', 'Beat 4 of the eggs; whisk the other 4 eggs apart.'],
  ['en', 'Sift 75 g (3 oz) of the flour.', 'Sift 150 g (6 oz) of the flour.'],
  ['en', 'Warm 150ml/5fl oz of the milk to 38 °C.', 'Warm 300ml/10fl oz of the milk to 38 °C.'],
  ['en', 'Add the 300 ml milk, stirring after each drop.', 'Add the 600 ml milk, stirring after each drop.'],
  ['en', 'Separate 2 of the eggs; whisk the 2 whites.', 'Separate 4 of the eggs; whisk the 4 whites.'],
  [
    'en',
    'Scatter over 50g of the flour and bake at 200C (180C fan).',
    'Scatter over 100g of the flour and bake at 200C (180C fan).',
  ],
  ['en', 'Add 50 ml milk, then a tablespoon or two of water.', 'Add 100 ml milk, then a tablespoon or two of water.'],
  ['en', 'Heat 1T oil to 180 C, then add 100 ml milk.', 'Heat 2T oil to 180 C, then add 200 ml milk.'],
  ['fr', 'Séparez 1 œuf et montez les 2 blancs.', 'Séparez 2 œufs et montez les 4 blancs.'],
  ['fr', 'Versez 15 cl de lait (gardez 5 cl pour la fin).', 'Versez 30 cl de lait (gardez 10 cl pour la fin).'],
  ['en', 'Rub in half of the 200 g flour.', 'Rub in half of the 400 g flour.'],
  ['fr', 'Battez 1 des œufs et 10 cl de lait.', 'Battez 2 des œufs et 20 cl de lait.'],
  ['fr', 'Versez 20 cl de lait en remuant entre chaque ajout.', 'Versez 40 cl de lait en remuant entre chaque ajout.'],
  ['fr', 'Fouettez les 2 œufs avec 10 cl de lait.', 'Fouettez les 4 œufs avec 20 cl de lait.'],
  ['fr', "Faites chauffer 2 c. à soupe d'huile d'olive.", "Faites chauffer 4 c. à soupe d'huile d'olive."],
  ['fr', 'Versez le lait (20 cl) sur la farine.', 'Versez le lait (40 cl) sur la farine.'],
  ['fr', 'Ajoutez deux œufs, puis 100 g de farine.', 'Ajoutez quatre œufs, puis 200 g de farine.'],
] satisfies [CheckedLanguage, string, string][])(
  'the amounts of steps go with the list',
  (language, step, expected) => {
    expect(scaleDirections([step], lists[language], 2, language)).toEqual([expected])
  },
)

testTable([
  ['en', 'Bake at 180 °C for 20–25 min in a 20 cm tin.'],
  ['en', 'Cut each onion into 4 wedges.'],
  ['en', 'Cut the onions into 2 cm slices.'],
  ['en', 'Add half the milk, then half of the flour.'],
  ['en', 'Add ⅓ of the flour.'],
  ['en', 'Add the eggs, 1 at a time.'],
  ['en', 'Add 1 egg at a time.'],
  ['en', 'Open a 400 g tin of tomatoes.'],
  ['en', 'Put 2 tbsp milk in each cup.'],
  ['en', 'Bring 2 litres of water to the boil.'],
  ['en', 'Divide between 4 plates and serve within 2 hours.'],
  ['en', 'Set 2 large bowls aside; repeat 3 times.'],
  ['en', 'See step 2 of the tomatoes.'],
  ['en', 'Whisk 3 parts olive oil with 1 part milk.'],
  ['en', 'Allow 10 minutes per 200 g of flour.'],
  ['en', 'Whisk in the milk, 50 ml at a time.'],
  ['en', 'Shape into 8 balls, about 30 g each.'],
  ['en', 'Not for children under 5; use 70% of the flour.'],
  ['en', 'Serves 4, with 2 eggs per person.'],
  ['en', 'Loosen with a tablespoon or two of milk.'],
  ['fr', 'Détendez avec une cuillère à soupe ou deux de lait.'],
  ['fr', 'Comptez 10 minutes par 200 g de farine.'],
  ['fr', 'Versez le lait, 5 cl à la fois.'],
  ['fr', "Reprenez à l'étape 2 ; utilisez 50 % de la farine."],
  ['fr', 'Enfournez 20 min à 180 °C (th. 6).'],
  ['fr', "Coupez l'oignon en 4 morceaux."],
  ['fr', 'Ajoutez les deux tiers de la farine.'],
  ['fr', 'Incorporez les œufs, 1 œuf à la fois.'],
  ['fr', "Coupez l'oignon en tranches de 2 cm."],
  ['fr', 'Comptez 2 œufs par personne.'],
  ['fr', 'Laissez reposer 1 h 30.'],
] satisfies [CheckedLanguage, string][])('what is not of the list stays', (language, step) => {
  const list = lists[language]
  expect(scaleDirections([step], list, 2, language)).toEqual([step])
})

test('a recipe is scaled to a number of people', () => {
  const recipe = { serves: 2, title: 'Omelette', ingredients: ['4 eggs', 'Salt'], directions: ['Beat the 4 eggs.'] }
  const expected = { serves: 3, title: 'Omelette', ingredients: ['6 eggs', 'Salt'], directions: ['Beat the 6 eggs.'] }
  expect(scaleRecipe(recipe, 3, 'en')).toEqual(expected)
  expect(scaleRecipe({ ...recipe, serves: 0 }, 3, 'en')).toEqual({ ...recipe, serves: 0 })
  expect(scaleRecipe(recipe, 0, 'en')).toBe(recipe)
})
