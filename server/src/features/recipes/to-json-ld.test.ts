import type { Recipe } from '@roux/contract/recipe'
import { expect, test } from 'vitest'
import { blankRecipe } from '../../../test/blank-recipe.ts'
import { toJsonLd } from './to-json-ld.ts'

const recipe: Recipe = {
  ...blankRecipe,
  id: '0199aaaa-0000-7000-8000-000000000001',
  title: 'Soupe à l’oignon',
  description: 'Gratinée.',
  preparation_time: 20,
  cook_time: 90,
  serves: 4,
  is_favorite: true,
  ingredients: [{ id: '0199aaaa-0000-7000-8000-000000000002', content: '1 kg d’oignons', index: '1' }],
  directions: [{ id: '0199aaaa-0000-7000-8000-000000000003', content: 'Émincez les oignons.', index: '1' }],
  language: 'fr',
  created_at: '2026-01-02T03:04:05.678Z',
  updated_at: '2026-02-03T04:05:06.789Z',
  user: { id: '0199aaaa-0000-7000-8000-000000000004', email: 'cook@example.org', full_name: null },
  notes: 'Nobody else’s business.',
  notes_updated_at: '2026-02-03T04:05:06.789Z',
  findings: [{ code: 'composed_by_kitchen', severity: 'info', params: {} }],
}

test('a recipe is a schema.org recipe', () => {
  expect(toJsonLd(recipe)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': 'urn:uuid:0199aaaa-0000-7000-8000-000000000001',
    name: 'Soupe à l’oignon',
    description: 'Gratinée.',
    inLanguage: 'fr',
    datePublished: '2026-01-02T03:04:05.678Z',
    dateModified: '2026-02-03T04:05:06.789Z',
    prepTime: 'PT20M',
    cookTime: 'PT1H30M',
    totalTime: 'PT1H50M',
    recipeYield: '4',
    recipeIngredient: ['1 kg d’oignons'],
    recipeInstructions: [{ '@type': 'HowToStep', position: 1, text: 'Émincez les oignons.' }],
  })
})

test.each([
  [0, 'PT0M'],
  [59, 'PT59M'],
  [60, 'PT1H'],
  [100_000, 'PT1666H40M'],
])('%i minutes are %s', (preparation_time, duration) => {
  expect(toJsonLd({ ...recipe, preparation_time })).toMatchObject({ prepTime: duration })
})

test('an empty description is left out, and so is who owns the recipe', () => {
  const json = JSON.stringify(toJsonLd({ ...recipe, description: '' }))
  expect(json).not.toMatch(/description|cook@example/)
})

test('what was brought in names its author and the page that it came from, as far as they are known', () => {
  const url = 'https://larder.example/gratin'
  const whole = toJsonLd({ ...recipe, source: { url, author: 'Ann Green', site: 'The Green Larder' } })
  expect(whole).toMatchObject({ author: { '@type': 'Person', name: 'Ann Green' }, isBasedOn: url })
  const pasted = toJsonLd({ ...recipe, source: { url: null, author: null, site: null } })
  expect(pasted).toEqual(toJsonLd(recipe))
})
