import type { Allergen, Diet } from '@roux/contract/diet'
import type { Language } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { nothingAsked } from './asked.ts'
import { checkRecipe } from './check-recipe.ts'

/** The words of a line that are told of to who avoids something. */
function told(language: Language, line: string, avoids: Diet | Allergen): string[] {
  const isDiet = avoids === 'vegan' || avoids === 'vegetarian'
  const recipe = { title: '', description: '', preparation_time: 0, cook_time: 0, serves: 4 }
  const asked = {
    ...nothingAsked,
    language,
    diets: isDiet ? [avoids] : [],
    allergies: isDiet ? [] : [avoids as Allergen],
  }
  return checkRecipe({ ...recipe, ingredients: [line], directions: [] }, asked).flatMap(({ code, words }) =>
    code === 'diet' || code === 'allergen' ? [words] : [],
  )
}

test.each<[Language, Diet | Allergen, string]>([
  ['fr', 'gluten', '4 c. à soupe de miso de riz sans gluten'],
  ['fr', 'gluten', '200 g de miso certifié sans gluten'],
  ['fr', 'gluten', '200 g de soba 100 % sarrasin, certifiées sans gluten'],
  ['fr', 'vegetarian', '40 g de pecorino à présure végétale'],
  ['fr', 'vegetarian', '150 g d’emmental sans présure animale, râpé'],
  ['en', 'vegetarian', '40 g parmesan made with vegetarian rennet'],
  ['en', 'vegan', '320 g all-vegetable puff pastry'],
  ['en', 'vegan', '320 g puff pastry made with vegetable oil (vegan)'],
  ['en', 'eggs', '40 g custard powder (no egg)'],
  ['en', 'vegan', '100 g marshmallows (gelatine- and carmine-free)'],
  ['en', 'soybeans', '2 tbsp coconut aminos (not liquid aminos, which are soybeans)'],
])('a line of the list is believed in what it says: %s %s %s', (language, avoids, line) => {
  expect(told(language, line, avoids)).toEqual([])
})

test.each<[Language, Diet | Allergen, string, string[]]>([
  ['en', 'gluten', '100 g wheat flour and 100 g gluten-free rice flour', ['wheat flour']],
  ['en', 'vegan', '50 g butter, vegetable oil (vegan)', ['butter']],
  ['fr', 'vegan', '40 g de pecorino à présure végétale', ['pecorino']],
  ['fr', 'gluten', '100 g de farine de blé, riz sans gluten', ['farine de blé']],
  ['en', 'crustaceans', '2 tbsp curry paste (contains shrimp)', ['shrimp', 'curry paste']],
  // Its jar may hold both; what regular ones hold is not in this one.
  ['en', 'fish', '2 tbsp red curry paste (regular jars usually hold fish sauce or shrimp)', ['red curry paste']],
])('and no further than it says: %s %s %s', (language, avoids, line, words) => {
  expect(told(language, line, avoids).sort()).toEqual(words.sort())
})
