import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { unitSystems } from '@roux/contract/units'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { englishNoted } from '../../test/amounts/english-noted.ts'
import { englishShown } from '../../test/amounts/english-shown.ts'
import { englishWritten } from '../../test/amounts/english-written.ts'
import { frenchNoted } from '../../test/amounts/french-noted.ts'
import { frenchShown } from '../../test/amounts/french-shown.ts'
import { frenchWritten } from '../../test/amounts/french-written.ts'
import { tables } from '../../test/amounts/tables.ts'
import { halfEgg } from './half-egg.ts'
import { type Showing, showRecipe } from './show-recipe.ts'
import { whatStays } from './what-stays.ts'
import { writtenSystems } from './written-systems.ts'

const parse = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

const shown: Record<CheckedLanguage, string[][]> = {
  en: [englishShown, englishWritten, englishNoted].flatMap(parse),
  fr: [frenchShown, frenchWritten, frenchNoted].flatMap(parse),
}

function showLine(line: string, showing: Partial<Showing>, language: CheckedLanguage) {
  const recipe = { ingredients: [line], directions: [] }
  const [only] = showRecipe(recipe, { factor: 1, units: undefined, ...showing }, language).ingredients
  return only ?? { text: '', marks: [] }
}

const marked = ({ text, marks }: ReturnType<typeof showLine>) => marks.map(({ start, end }) => text.slice(start, end))

test('there are 900 lines as people write them', () => {
  expect(new Set([...shown.en, ...shown.fr].map(([line]) => line)).size).toBeGreaterThanOrEqual(900)
})

describe.each(checkedLanguages)('in %s', (language) => {
  testTable(shown[language])('a line is shown as a cook would write it', (line = '', ...expected) => {
    const [twice = line, half = line, converted = line] = expected
    expect(showLine(line, { factor: 2 }, language).text).toBe(twice)
    expect(showLine(line, { factor: 1 / 2 }, language).text).toBe(half)
    const others = unitSystems.map((units) => showLine(line, { units }, language).text)
    expect(others.find((other) => other !== line) ?? line).toBe(converted)
  })

  test('shown as it is written, nothing of it is touched', () => {
    for (const { line } of tables[language]) expect(showLine(line, {}, language)).toEqual({ text: line, marks: [] })
  })

  test('what has changed is marked, nothing else is, and marks are in order', () => {
    const showings: Partial<Showing>[] = [
      { factor: 2 },
      { factor: 1 / 2 },
      { factor: 3, units: 'us' },
      { units: 'metric' },
      { units: 'us' },
    ]
    for (const line of [...tables[language].map((row) => row.line), ...shown[language].map(([line = '']) => line)]) {
      for (const showing of showings) {
        const { text, marks } = showLine(line, showing, language)
        expect(marks.length > 0, text).toBe(text !== line)
        let done = 0
        for (const { start, end } of marks) {
          expect(start, text).toBeGreaterThanOrEqual(done)
          expect(end, text).toBeGreaterThan(start)
          expect(end, text).toBeLessThanOrEqual(text.length)
          expect(text.slice(start, end), text).toBe(text.slice(start, end).trim())
          done = end
        }
      }
    }
  })
})

testTable([
  ['en', '400 g tin chopped tomatoes', { factor: 2 }, ['2 x']],
  ['en', '2 x 400 g tins beans', { factor: 2 }, ['4']],
  ['en', '1½ tsp salt', { factor: 2 }, ['3 tsp']],
  ['en', '3 eggs', { factor: 1 / 2 }, ['1½']],
  ['en', 'Juice of 1 lemon', { factor: 3 }, ['3']],
  ['en', '1 lb 8 oz beef', { factor: 2 }, ['3 lb']],
  ['en', '500 ml (2 cups) milk', { factor: 2 }, ['1 litre', '4 cups']],
  ['en', 'about 300 g plums', { factor: 2, units: 'us' }, ['1¼ lb']],
  ['fr', "le jus d'un citron", { factor: 2 }, ['deux']],
  ['fr', '1 kg 500 de moules', { factor: 2 }, ['3 kg']],
  ['fr', '75 cl de lait', { factor: 4 }, ['3 l']],
] satisfies [CheckedLanguage, string, Partial<Showing>, string[]][])(
  'the figure and its unit are marked, and not what is counted',
  (language, line, showing, expected) => {
    expect(marked(showLine(line, showing, language))).toEqual(expected)
  },
)

test('steps go with the list: amounts of it, whatever part of them is taken, and neither heat nor times', () => {
  const recipe = {
    ingredients: ['200 g flour', '4 eggs', '300 ml milk'],
    directions: [
      'Heat the oven to 180 °C.',
      'Add half of the 200 g flour.',
      'Make a hollow for each of the 4 eggs; pour 2 tbsp water over each.',
      'Stir in two thirds of the 300 ml milk for 5 min.',
    ],
  }
  const show = (showing: Showing) => showRecipe(recipe, showing, 'en').directions.map(({ text }) => text)
  expect(show({ factor: 2, units: undefined })).toEqual([
    'Heat the oven to 180 °C.',
    'Add half of the 400 g flour.',
    'Make a hollow for each of the 8 eggs; pour 2 tbsp water over each.',
    'Stir in two thirds of the 600 ml milk for 5 min.',
  ])
  expect(show({ factor: 2, units: 'us' })).toEqual([
    'Heat the oven to 350 °F.',
    'Add half of the 3¼ cups flour.',
    'Make a hollow for each of the 8 eggs; pour 2 tbsp water over each.',
    'Stir in two thirds of the 2½ cups milk for 5 min.',
  ])
})

testTable([
  [['200 g flour', '2 eggs'], [], ['metric']],
  [['1 cup flour', '2 eggs'], [], ['us']],
  [['1 cup flour', '200 g sugar'], [], ['metric', 'us']],
  [['2 tbsp oil', '2 eggs', '1 x 400 g tin tomatoes'], ['Bake for 20 min.'], []],
  [['2 tbsp oil'], ['Bake at 180 °C.'], ['metric']],
  [['200 g/7 oz butter', '500 ml (2 cups) milk'], ['Bake at 180 °C/350 °F.'], []],
] satisfies [string[], string[], string[]][])(
  'a recipe is written in those systems that it would not have in the other',
  (ingredients, directions, expected) => {
    expect(writtenSystems({ ingredients, directions }, 'en')).toEqual(expected)
  },
)

testTable([
  ['en', '1½ eggs', 2],
  ['en', '½ egg', 1],
  ['en', '2½ large eggs, beaten', 3],
  ['en', '2 eggs', undefined],
  ['en', '1½ lemons', undefined],
  ['en', '1½ cups egg noodles', undefined],
  ['fr', '1 ½ œuf', 2],
  ['fr', '2 ½ œufs', 3],
] satisfies [CheckedLanguage, string, number | undefined][])(
  'half an egg is taken of the last one',
  (language, line, expected) => {
    expect(halfEgg(line, language)).toBe(expected)
  },
)

testTable([
  ['Bake at 180 °C for 40 min.', 2, 'longer-in-oven'],
  ['Faites cuire à 200 °C.', 3, 'longer-in-oven'],
  ['Bake at 180 °C for 40 min.', 1 / 2, 'shorter-in-oven'],
  ['Bake at 180 °C for 40 min.', 5 / 4, 'as-written'],
  ['Cook until it is 75 °C inside.', 2, 'larger-pan'],
  ['Fry for 10 min.', 2, 'larger-pan'],
  ['Fry for 10 min.', 3 / 2, 'as-written'],
] as const)('what does not scale is said where it matters', (step, factor, expected) => {
  expect(whatStays([step], factor)).toBe(expected)
})
