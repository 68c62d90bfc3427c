import { kitchenLanguages } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { dishes } from '../template/dishes.ts'
import { composeRecipe } from './compose-recipe.ts'
import { unsalted } from './unsalted.ts'

const rows = [
  ['en', 'Boil the pasta in plenty of salted water for 9 min.', 'Boil the pasta in plenty of water for 9 min.'],
  [
    'en',
    'Cook in simmering, salted water until tender, then drain.',
    'Cook in simmering water until tender, then drain.',
  ],
  ['en', 'Season with salt and pepper.', 'Season with pepper.'],
  ['en', 'Stir well and season with salt.', 'Stir well.'],
  [
    'fr',
    "Plongez les pâtes dans une grande quantité d'eau bouillante salée.",
    "Plongez les pâtes dans une grande quantité d'eau bouillante.",
  ],
  ['fr', 'Salez et poivrez, puis servez.', 'Poivrez, puis servez.'],
  ['fr', 'Ajoutez sel et poivre.', 'Ajoutez poivre.'],
] as const

testTable(rows)('what is salted by the way goes without salt', (language, step, plain) => {
  expect(unsalted(step, language)).toBe(plain)
})

testTable([
  ['en', 'Whisk the salted caramel.'],
  ['en', 'Spread with unsalted butter.'],
  ['fr', 'Servez la tarte salée tiède.'],
  ['fr', 'Plongez-les 2 min dans une eau frémissante non salée.'],
] as const)('what is salty of itself stays', (language, step) => {
  expect(unsalted(step, language)).toBe(step)
})

const salt = {
  en: /(?<!un)salted water|with salt\b|\bsalt the\b/i,
  fr: /eau[^.,]{0,25}(?<!non )salée/i,
}

test.each(kitchenLanguages)('who wants no salt gets no step with salt, of any dish, in %s', (language) => {
  const faults = dishes.flatMap(({ names }) => {
    const name = names[language][0] ?? ''
    const user_input = language === 'fr' ? `${name} sans sel` : `${name}, no salt`
    const request = { user_input, language, preferences: null, serves: null, max_minutes: null }
    return composeRecipe(request).directions.filter((step) => salt[language].test(step))
  })
  expect(faults).toEqual([])
})
