import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { tables } from '../../test/amounts/tables.ts'
import type { UnitSystem } from './convert-amount.ts'
import { convertDirection, convertLine, convertRecipe } from './convert-text.ts'
import { lexiconDensity } from './lexicon-density.ts'

/** Grams per millilitre; a cup of flour weighs about 125 g. */
const densities: [RegExp, number][] = [
  [/flour|farine/i, 0.53],
  [/sugar|sucre/i, 0.85],
  [/butter|beurre/i, 0.96],
]
const densityOf = (name: string) => {
  const perMillilitre = densities.find(([pattern]) => pattern.test(name))?.[1]
  return perMillilitre ? { perMillilitre, isLiquid: false } : undefined
}

testTable([
  ['en', '200 g plain flour', 'us', 'about 1⅔ cups (200 g) plain flour'],
  ['en', '200 g leeks, sliced', 'us', 'about 7 oz (200 g) leeks, sliced'],
  ['en', '1.5 kg leg of lamb', 'us', 'about 3¼ lb (1.5 kg) leg of lamb'],
  ['en', '500 ml milk', 'us', 'about 2 cups (500 ml) milk'],
  ['en', '20 ml rum', 'us', 'about 1¼ tbsp (20 ml) rum'],
  ['en', '5 ml vanilla', 'us', 'about 1 tsp (5 ml) vanilla'],
  ['en', '200–250 g kale', 'us', 'about 7–8¾ oz (200–250 g) kale'],
  ['en', '2 cm piece of ginger', 'us', 'about ¾ inch (2 cm) piece of ginger'],
  ['en', 'about 300 g plums', 'us', 'about 10½ oz (about 300 g) plums'],
  ['en', '100 g butter or 80 ml oil', 'us', 'about ½ cup (100 g) butter or about ⅓ cup (80 ml) oil'],
  ['fr', '200 g de farine', 'us', 'environ 1 ⅔ tasse (200 g) de farine'],
  ['fr', '1,5 kg de moules', 'us', 'environ 3 ¼ lb (1,5 kg) de moules'],
  ['en', '1 cup flour', 'metric', 'about 125 g (1 cup) flour'],
  ['en', '2 cups water', 'metric', 'about 470 ml (2 cups) water'],
  ['en', '1 lb ground beef', 'metric', 'about 450 g (1 lb) ground beef'],
  ['en', '8 oz cream cheese', 'metric', 'about 225 g (8 oz) cream cheese'],
  ['en', '3 lb potatoes', 'metric', 'about 1.35 kg (3 lb) potatoes'],
  ['en', '1-inch piece fresh ginger', 'metric', 'about 2.5 cm (1-inch) piece fresh ginger'],
  ['fr', '8 onces de fromage', 'metric', 'environ 225 g (8 onces) de fromage'],
] satisfies [CheckedLanguage, string, UnitSystem, string][])(
  'a line is converted into either system',
  (language, line, to, expected) => {
    expect(convertLine(line, to, language, densityOf)).toBe(expected)
  },
)

testTable([
  '2 tbsp olive oil',
  '3 eggs',
  'Salt',
  '1 x 400 g tin tomatoes',
  '500 ml (2 cups) milk',
  '200 g/7 oz butter',
])('spoons, pieces and words are the same in both systems', (line) => {
  expect(convertLine(line, 'us', 'en', densityOf)).toBe(line)
  expect(convertLine(line, 'metric', 'en', densityOf)).toBe(line)
})

testTable([
  '100 g salt cod',
  '150 g peanut butter cups',
  '150 g water chestnuts',
  '200 g butter lettuce',
  '200 g buttermilk biscuits',
  '400 g dried chickpeas',
  '200 g tapioca flour',
])('what is in the name does not make it as heavy', (line) => {
  expect(convertLine(line, 'us', 'en', lexiconDensity('en'))).toMatch(/oz/)
})

testTable([
  ['en', '2 cups water', 'about 470 ml (2 cups) water'],
  ['en', '1/4 cup olive oil', 'about 60 ml (1/4 cup) olive oil'],
  ['en', '1 cup sifted flour', 'about 125 g (1 cup) sifted flour'],
  ['fr', '1 tasse de farine', 'environ 125 g (1 tasse) de farine'],
  ['fr', '1 tasse de farine de lin', 'environ 235 ml (1 tasse) de farine de lin'],
  ['fr', '1 tasse de lait entier', 'environ 235 ml (1 tasse) de lait entier'],
] satisfies [CheckedLanguage, string, string][])('liquids are poured', (language, line, expected) => {
  expect(convertLine(line, 'metric', language, lexiconDensity(language))).toBe(expected)
})

test('cups of what the lexicon knows go by its density, the rest by weight', () => {
  const inCups = (line: string, language: CheckedLanguage) =>
    convertLine(line, 'us', language, lexiconDensity(language))
  expect(inCups('125 g de farine', 'fr')).toBe('environ 1 tasse (125 g) de farine')
  expect(inCups('1 g saffron', 'en')).toBe('1 g saffron')
  expect(inCups('120 g plain flour, sifted', 'en')).toBe('about 1 cup (120 g) plain flour, sifted')
  expect(inCups('200 g de sucre', 'fr')).toBe('environ 1 tasse (200 g) de sucre')
  expect(inCups('100 g zorblax', 'en')).toBe('about 3½ oz (100 g) zorblax')
})

const steps: Record<CheckedLanguage, string[]> = {
  en: [
    'Bake at 180 °C for 20 min.',
    'Heat the oven to 180C/160C fan/gas 4.',
    'Whisk 200 g flour with 100 ml of the milk, 2 tbsp oil and 1 egg.',
    'Roast at 200–220 °C until it is 63 °C inside; freeze at -18 °C.',
    'Line a 20 cm tin. Bake at 180 °C/350 °F/gas 4.',
    'Cook sugar to 118 °C or 121 degrees Celsius.',
  ],
  fr: [
    'Enfournez 20 min à 180 °C (th. 6).',
    'Versez 50 cl de lait sur 200 g de farine.',
    'Faites cuire à 200 °C, puis à 160 °C.',
    'Congelez à -18 °C.',
  ],
}

testTable([
  ['Bake at 180 °C for 20 min.', 'Bake at 350 °F for 20 min.'],
  ['Heat the oven to 180C/160C fan/gas 4.', 'Heat the oven to 350F/325F fan/gas 4.'],
  ['Add 200 g flour and 1 tbsp oil.', 'Add about 1⅔ cups (200 g) flour and 1 tbsp oil.'],
  ['Freeze at -18 °C.', 'Freeze at 0 °F.'],
  ['Bake at 180 °C/350 °F.', 'Bake at 180 °C/350 °F.'],
  ['Line a 900 g loaf tin.', 'Line a 900 g loaf tin.'],
  ['Cook to 121 degrees Celsius.', 'Cook to 249 degrees Fahrenheit.'],
])('steps are told in American units', (step, expected) => {
  expect(convertDirection(step, 'us', 'en', densityOf)).toBe(expected)
})

const usUnits = /oz|ounce|once|lb|pound|cup|tasse|\bc\.|pint|quart\b|inch|stick|"/i

describe.each(checkedLanguages)('in %s', (language) => {
  testTable([
    ['given', densityOf],
    ['the lexicon’s', lexiconDensity(language)],
  ])('there and back gives the same line for every line of the tables, whatever the densities', (_, densityOf) => {
    let changed = 0
    for (const { line } of tables[language]) {
      for (const [there, back] of [
        ['us', 'metric'],
        ['metric', 'us'],
      ] as const) {
        const converted = convertLine(line, there, language, densityOf)
        if (converted === line) continue
        changed += 1
        expect(convertLine(converted, back, language, densityOf)).toBe(line)
        expect(convertLine(converted, there, language, densityOf)).toBe(converted)
        if (there === 'metric') expect(line).toMatch(usUnits)
      }
    }
    expect(changed).toBeGreaterThan(50)
  })

  test('there and back gives the same step', () => {
    const recipe = { ingredients: ['200 g flour'], directions: steps[language] }
    const there = convertRecipe(recipe, 'us', language, densityOf)
    expect(there).not.toEqual(recipe)
    expect(convertRecipe(there, 'metric', language, densityOf)).toEqual(recipe)
  })
})
