import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { wholeRecipe } from '../../test/exporting/whole-recipe.ts'
import { toJsonLd, toOwnJsonLd } from './to-json-ld.ts'

const step = (position: number, text: string) => ({ '@type': 'HowToStep', position, text })

test('a recipe is a schema.org recipe, with its author and the page that it came from', () => {
  expect(toJsonLd(wholeRecipe)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': 'urn:uuid:0199aaaa-0000-7000-8000-000000000001',
    name: 'Leek gratin',
    description: 'Creamy and golden.\n\nGood the day after.',
    inLanguage: 'en',
    author: { '@type': 'Person', name: 'Ann Green' },
    publisher: { '@type': 'Organization', name: 'The Green Larder' },
    isBasedOn: 'https://larder.example/gratin',
    datePublished: '2026-01-02T03:04:05.678Z',
    dateModified: '2026-02-03T04:05:06.789Z',
    prepTime: 'PT20M',
    cookTime: 'PT1H30M',
    totalTime: 'PT1H50M',
    recipeYield: '4',
    suitableForDiet: ['https://schema.org/VegetarianDiet'],
    recipeIngredient: ['4 leeks', '200 ml cream', '60 g butter, softened', 'Salt'],
    recipeInstructions: [step(1, 'Slice the leeks.'), step(2, 'Simmer for 20 minutes at 180 °C.'), step(3, 'Bake.')],
  })
})

testTable([
  [0, 'PT0M'],
  [59, 'PT59M'],
  [60, 'PT1H'],
  [100_000, 'PT1666H40M'],
])('minutes are ISO durations', (preparation_time, duration) => {
  expect(toJsonLd({ ...wholeRecipe, preparation_time })).toMatchObject({ prepTime: duration })
})

test('what is not known is left out, and so are notes, tags and who owns the recipe', () => {
  const source = { url: null, author: null, site: null }
  const json = toJsonLd({ ...wholeRecipe, description: '', source })
  expect(Object.keys(json)).not.toEqual(expect.arrayContaining(['description', 'author', 'publisher', 'isBasedOn']))
  expect(JSON.stringify(json)).not.toMatch(/cook@example|Less salt|winter/)
  expect(toJsonLd({ ...wholeRecipe, description: '', source: null })).toEqual(json)
})

test('what a portion holds and what it suits are said as far as they are known', () => {
  const nutrition = {
    ...{ kcal: 251.6, protein_g: 12.34, fat_g: 8, saturated_fat_g: null, carbohydrate_g: 30, sugars_g: 2 },
    ...{ fibre_g: null, salt_g: 1.25 },
  }
  expect(toJsonLd({ ...wholeRecipe, diet: 'vegan' }, nutrition)).toMatchObject({
    suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
    nutrition: {
      '@type': 'NutritionInformation',
      calories: '252 kcal',
      proteinContent: '12.3 g',
      fatContent: '8 g',
      saturatedFatContent: undefined,
      sodiumContent: '500 mg',
    },
  })
  for (const diet of ['pescatarian', null] as const) {
    expect(Object.keys(toJsonLd({ ...wholeRecipe, diet }, null))).not.toContain('suitableForDiet')
  }
})

test('its cook has the notes, the tags, the favorite and what the kitchen made it of, too', () => {
  expect(toOwnJsonLd(wholeRecipe)).toMatchObject({
    '@context': ['https://schema.org', { roux: 'urn:roux:' }],
    name: 'Leek gratin',
    'roux:version': 1,
    'roux:isFavorite': true,
    keywords: 'winter, Sunday',
    'roux:tags': ['winter', 'Sunday'],
    'roux:notes': 'Less salt next time.',
    'roux:source': wholeRecipe.source,
    'roux:composition': '{"dish":"gratin"}',
  })
})
