import { unconstrained } from '@roux/contract/constraints'
import { allergens, diets } from '@roux/contract/diet'
import { kitchenLanguages } from '@roux/contract/language'
import { checkRecipe } from '@roux/cooking/checks/check-recipe'
import { ingredients } from '@roux/cooking/foods/lexicon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dishes } from '../template/dishes.ts'
import { composeRecipe } from './compose-recipe.ts'

// Nobody can cook without water, and the steps say so.
const leavable = ingredients.filter(({ kind }) => kind !== 'water')

const request = fc.record({
  language: fc.constantFrom(...kitchenLanguages),
  dish: fc.option(fc.constantFrom(...dishes)),
  with: fc.array(fc.constantFrom(...ingredients), { maxLength: 2 }),
  without: fc.option(fc.constantFrom(...leavable)),
  diets: fc.uniqueArray(fc.constantFrom(...diets), { maxLength: 2 }),
  allergies: fc.uniqueArray(fc.constantFrom(...allergens), { maxLength: 2 }),
  serves: fc.option(fc.integer({ min: 1, max: 12 })),
  seed: fc.integer({ min: 0, max: 3 }),
})

test('in what the kitchen writes for a thousand requests nothing wrong is found', () => {
  fc.assert(
    fc.property(request, ({ language, dish, with: wanted, without, diets: kept, allergies, serves, seed }) => {
      const named = (food: (typeof ingredients)[number]) => food[language].one ?? food[language].many ?? ''
      const left = without ? `${language === 'en' ? 'without' : 'sans'} ${named(without)}` : ''
      const prompt = [dish?.names[language][0] ?? '', wanted.map(named).join(', '), left].join(' ').trim()
      const preferences = {
        diets: kept,
        allergies,
        other_allergies: [],
        dislikes: [],
        wishes: '',
        units: 'metric' as const,
        serves: null,
      }
      const draft = composeRecipe(
        { user_input: prompt || 'test', language, preferences, serves, max_minutes: null },
        seed,
      )
      const excluded = without ? [named(without)] : []
      const asked = { ...unconstrained, language, diets: kept, allergies, excluded, serves }
      expect(checkRecipe(draft, asked).filter(({ severity }) => severity !== 'info')).toEqual([])
    }),
    { numRuns: 1000 },
  )
}, 300_000)
