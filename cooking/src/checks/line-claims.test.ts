import { unconstrained } from '@roux/contract/constraints'
import type { Allergen, Diet } from '@roux/contract/diet'
import type { CheckedLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { checkRecipe } from './check-recipe.ts'

/** The words of a line that are told of to who avoids something. */
function told(language: CheckedLanguage, line: string, avoids: Diet | Allergen): string[] {
  const isDiet = avoids === 'vegan' || avoids === 'vegetarian'
  const recipe = { title: '', description: '', preparation_time: 0, cook_time: 0, serves: 4 }
  const asked = {
    ...unconstrained,
    language,
    diets: isDiet ? [avoids] : [],
    allergies: isDiet ? [] : [avoids as Allergen],
  }
  return checkRecipe({ ...recipe, ingredients: [line], directions: [] }, asked).flatMap(({ code, words }) =>
    code === 'diet' || code === 'allergen' ? [words] : [],
  )
}

testTable<[CheckedLanguage, Diet | Allergen, string]>([
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
  ['en', 'gluten', '200 g white rice flour'],
  ['en', 'gluten', '200 g sweet white rice flour'],
  ['en', 'gluten', '200 g glutinous rice flour'],
  ['en', 'gluten', '200 g white bean flour'],
  ['en', 'gluten', '100 g brown rice crackers'],
  ['en', 'gluten', '150 g potato starch flour'],
  ['en', 'gluten', '100 g gluten-free bread flour'],
  ['en', 'gluten', '8 white corn tortillas'],
  ['en', 'gluten', '200 g wide flat rice noodles'],
  ['en', 'vegan', '160 ml oat whole milk'],
  ['en', 'vegan', '160 ml soya single cream'],
  ['en', 'vegan', '160 ml oat barista milk'],
  ['en', 'vegan', '400 ml light coconut milk'],
  ['en', 'vegan', '100 g smooth almond butter'],
  ['en', 'vegan', '100 g dried coconut milk powder'],
  ['fr', 'gluten', '200 g de farine de riz blanc'],
  ['fr', 'gluten', '200 g de farine complète de riz'],
  ['fr', 'gluten', '200 g de farine torréfiée de pois chiches'],
  ['fr', 'gluten', '200 g de spaghettis complets de riz'],
  ['fr', 'gluten', '200 g de nouilles plates de riz'],
  ['fr', 'gluten', '8 tortillas souples de maïs'],
  ['fr', 'gluten', '200 g de boulgour de sarrasin'],
  ['fr', 'vegan', '40 cl de lait léger de coco'],
  ['fr', 'vegan', '20 cl de crème épaisse de coco'],
  ['fr', 'vegan', '20 cl de crème liquide de soja'],
  ['fr', 'vegan', "80 g de beurre lisse d'amande"],
  ['fr', 'vegan', '2 yaourts nature au soja'],
  ['en', 'eggs', "100 g mayo (Hellmann's plant-based, which has no egg)"],
  ['fr', 'eggs', "100 g de mayonnaise (Hellmann's végétale, sans œuf)"],
  ['en', 'gluten', '300 g spaghetti (corn and rice, no wheat)'],
  ['en', 'gluten', '300 g spaghetti made from lentils, no wheat'],
  ['en', 'nuts', '100 g chocolate spread, the one without hazelnuts'],
  ['fr', 'nuts', '100 g de pâte à tartiner, celle sans noisettes'],
])('a line of the list is believed in what it says', (language, avoids, line) => {
  expect(told(language, line, avoids)).toEqual([])
})

testTable<[CheckedLanguage, Diet | Allergen, string, string[]]>([
  ['en', 'gluten', '100 g wheat flour and 100 g gluten-free rice flour', ['wheat flour']],
  ['en', 'vegan', '50 g butter, vegetable oil (vegan)', ['butter']],
  ['fr', 'vegan', '40 g de pecorino à présure végétale', ['pecorino']],
  ['fr', 'gluten', '100 g de farine de blé, riz sans gluten', ['farine de blé']],
  ['en', 'crustaceans', '2 tbsp curry paste (contains shrimp)', ['shrimp', 'curry paste']],
  // Its jar may hold both; what regular ones hold is not in this one.
  ['en', 'fish', '2 tbsp red curry paste (regular jars usually hold fish sauce or shrimp)', ['red curry paste']],
  ['en', 'gluten', '200 g white rice and flour', ['flour']],
  ['en', 'gluten', '200 g white bread flour', ['white bread flour']],
  ['en', 'peanuts', '100 g peanut butter cookies', ['peanut butter']],
  ['en', 'vegan', '100 ml coconut milk, whole milk', ['whole milk']],
  ['fr', 'gluten', '200 g de farine complète, de riz', ['farine complète']],
  ['fr', 'gluten', '200 g de farine complète de blé', ['farine complète de blé']],
  ['fr', 'vegan', '20 cl de lait entier de chèvre', ['chèvre', 'lait entier']],
  ['en', 'eggs', "100 g mayonnaise (Hellmann's)", ["Hellmann's", 'mayonnaise']],
  ['en', 'gluten', '300 g spaghetti, no wheat germ in it', ['spaghetti']],
  ['en', 'vegetarian', '2 chicken breasts, cut into steaks', ['chicken breasts']],
  ['fr', 'milk', '2 yaourts à la noix de coco', ['yaourts à la noix de coco']],
])('and no further than it says', (language, avoids, line, words) => {
  expect(told(language, line, avoids).sort()).toEqual(words.sort())
})
