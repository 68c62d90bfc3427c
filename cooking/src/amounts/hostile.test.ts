import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tables } from '../../test/amounts/tables.ts'
import type { Span } from '../text/tokens.ts'
import { convertDirection, convertLine, convertRecipe } from './convert-text.ts'
import { findMeasures } from './find-measures.ts'
import { readLine } from './read-line.ts'
import { scaleDirections } from './scale-directions.ts'
import { scaleLine } from './scale-line.ts'
import { scaleRecipe } from './scale-recipe.ts'

/** Pieces of real lines, of other text, and what usually breaks readers. */
const shards = [
  ...[
    '1',
    '2',
    '½',
    '1/2',
    '1 ½',
    '1,5',
    '0',
    '007',
    '999999999',
    '2–3',
    '2 x 400 g',
    '100 g',
    '20 cl',
    '2 tbsp',
    '1 lb',
  ],
  ...[
    'c. à soupe',
    'cup',
    'cups',
    'g',
    'kg',
    'tin',
    'boîte de',
    'gousses',
    'pincée',
    'une',
    'a',
    'half a',
    'une demi-',
  ],
  ...[
    'œufs',
    'egg',
    'onions',
    'farine',
    'lemon',
    'du sel',
    "d'ail",
    'Œ',
    'İ',
    'ß',
    'e\u0301',
    '👩‍🍳',
    '\u200b',
    '\u00a0',
    '\n',
  ],
  ...[
    '(',
    ')',
    '((',
    '/',
    ',',
    ', ',
    ' – ',
    '-',
    ' or ',
    ' ou ',
    ' plus ',
    ' to ',
    ' à ',
    '%',
    '°C',
    '180 °C',
    '20 min',
    '1 h 30',
  ],
  ...[
    'about',
    'environ',
    'chopped',
    'émincé',
    'each',
    'pour le moule',
    'to taste',
    'Juice of',
    "le jus d'",
    'x',
    '.',
    ':',
    '~',
  ],
]
const text = fc
  .array(fc.oneof(fc.constantFrom(...shards), fc.string({ maxLength: 4 })), { maxLength: 14 })
  .map((parts) => parts.join(' '))
const glued = fc.array(fc.constantFrom(...shards), { maxLength: 10 }).map((parts) => parts.join(''))
const anyText = fc.oneof(text, glued, fc.string({ unit: 'binary', maxLength: 40 }))
const language = fc.constantFrom<CheckedLanguage>(...checkedLanguages)
const factor = fc.oneof(fc.constantFrom(0.5, 2, 1.5, 1 / 3, 0.25, 3), fc.double({ min: 0.05, max: 20, noNaN: true }))

function spansOf(line: string, spoken: CheckedLanguage): Span[] {
  const { amount, others, size, taken, ingredient, preparation } = readLine(line, spoken)
  const amounts = [amount, size, ...others].filter((one) => one !== undefined)
  const parts = amounts.flatMap(({ numbers, unit }) => [...numbers, ...(unit ? [unit] : [])])
  const spans = [...parts, ...others.flatMap(({ of }) => of ?? []), taken, ingredient, preparation]
  return spans.filter((span) => span !== undefined).toSorted((a, b) => a.start - b.start || a.end - b.end)
}

test('every part of any line is in one span or in none', () => {
  fc.assert(
    fc.property(anyText, language, (line, spoken) => {
      let done = 0
      for (const { start, end } of spansOf(line, spoken)) {
        expect(start).toBeGreaterThanOrEqual(done)
        expect(end).toBeGreaterThan(start)
        done = end
      }
      expect(done).toBeLessThanOrEqual(line.length)
    }),
    { numRuns: 3000 },
  )
})

test('a line without an amount is never given one', () => {
  fc.assert(
    fc.property(anyText, language, factor, (line, spoken, by) => {
      const scaled = scaleLine(line, by, spoken)
      const { amount, others } = readLine(line, spoken)
      if (!amount && others.length === 0) expect(scaled).toBe(line)
      // Neither a number, nor a unit that says "one" by itself ("pincée de sel").
      if (!/[\d½]|\b(?:an?|half|une?|demi|tin|cup)\b|pinc|bo.?te/i.test(line)) expect(scaled).toBe(line)
    }),
    { numRuns: 2000 },
  )
})

/** Words that no table knows: they have to come through, whatever is done to the rest. */
const names = ['zorblax', 'quimble', 'vortu', 'plimsy']
const line = fc
  .tuple(
    fc.constantFrom('', '1 ', '2 ', '3–4 ', '½ ', '1 1/2 ', 'a ', 'une ', 'about 5 ', 'Juice of 1 '),
    fc.constantFrom(
      '',
      'g ',
      'tbsp ',
      'cups ',
      'x 400 g tins ',
      'c. à soupe de ',
      'boîtes de 400 g de ',
      'gousses de ',
      'cloves of ',
    ),
    fc.constantFrom(...names),
    fc.constantFrom(
      '',
      ', plimsy',
      ' (2 cups)',
      ' or 2 vortu',
      ', plus 1 tbsp vortu',
      ' chopped',
      ' (env. 150 g), émincé',
    ),
  )
  .map((parts) => parts.join(''))
const step = fc
  .array(
    fc.oneof(line, fc.constantFrom('Bake at 180 °C for 20 min.', 'Ajoutez', 'Cut into 4 wedges.', 'in a 20 cm tin')),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(' '))
const recipe = fc.record({
  serves: fc.integer({ min: 0, max: 12 }),
  ingredients: fc.array(line, { maxLength: 6 }),
  directions: fc.array(step, { maxLength: 4 }),
})
const namesIn = (texts: readonly string[]) => texts.join(' ').match(/zorblax|quimble|vortu|plimsy|moule|°|min\b|20 cm/g)
const densityOf = (name: string) => (name.startsWith('z') ? { perMillilitre: 0.5, isLiquid: false } : undefined)

test('scaling a recipe loses no word and adds no line', () => {
  fc.assert(
    fc.property(recipe, fc.integer({ min: 0, max: 40 }), language, (given, serves, spoken) => {
      const scaled = scaleRecipe(given, serves, spoken)
      expect(scaled.ingredients).toHaveLength(given.ingredients.length)
      expect(namesIn(scaled.ingredients)).toEqual(namesIn(given.ingredients))
      expect(namesIn(scaled.directions)).toEqual(namesIn(given.directions))
      expect(scaled.directions.join().match(/180 °C|20 min|into 4/g)).toEqual(
        given.directions.join().match(/180 °C|20 min|into 4/g),
      )
    }),
    { numRuns: 3000 },
  )
})

test('a recipe in the other units has the same words and lines, and comes back as it was', () => {
  fc.assert(
    fc.property(recipe, language, (given, spoken) => {
      const there = convertRecipe(given, 'us', spoken, densityOf)
      expect(there.ingredients).toHaveLength(given.ingredients.length)
      const kept = (texts: readonly string[]) => texts.join(' ').match(/zorblax|quimble|vortu|plimsy|min\b|into 4/g)
      expect(kept(there.ingredients)).toEqual(kept(given.ingredients))
      expect(kept(there.directions)).toEqual(kept(given.directions))
      expect(convertRecipe(there, 'metric', spoken, densityOf)).toEqual(
        convertRecipe(given, 'metric', spoken, densityOf),
      )
    }),
    { numRuns: 3000 },
  )
})

test('a scaled amount is about the amount times the factor', () => {
  const amount = fc.constantFrom(1, 1.5, 2, 3, 5, 7, 12, 30, 75, 125, 250, 400, 750, 1200)
  const unit = fc.constantFrom(' g', ' ml', ' kg', ' tbsp', ' tsp', ' cups', ' oz', ' lb', '', ' cloves', ' tins')
  const sizes: Partial<Record<string, number>> = { kg: 1000, l: 1000, tbsp: 3, cup: 48, lb: 16 }
  fc.assert(
    fc.property(amount, unit, factor, (number, name, by) => {
      const given = readLine(`${number}${name} zorblax`, 'en').amount
      const scaled = readLine(scaleLine(`${number}${name} zorblax`, by, 'en'), 'en').amount
      const inBase = (value: number, id: string | undefined) => value * (sizes[id ?? ''] ?? 1)
      const wanted = inBase(given?.max ?? 0, given?.unit?.id) * by
      const low = inBase(scaled?.min ?? 0, scaled?.unit?.id)
      const high = inBase(scaled?.max ?? 0, scaled?.unit?.id)
      if (wanted < 0.5) return
      expect(low).toBeLessThanOrEqual(wanted * 1.26)
      expect(high).toBeGreaterThanOrEqual(wanted * 0.74)
    }),
    { numRuns: 2000 },
  )
})

test('units there and back give any generated line again', () => {
  fc.assert(
    fc.property(line, language, (given, spoken) => {
      const there = convertLine(given, 'us', spoken, densityOf)
      if (there !== given) expect(convertLine(there, 'metric', spoken, densityOf)).toBe(given)
    }),
    { numRuns: 1000 },
  )
})

describe.each([
  ['digits', '1'.repeat(2000)],
  ['ones', '1 '.repeat(1000)],
  ['ranges', '1-'.repeat(1000)],
  ['halves', '½'.repeat(2000)],
  ['brackets', '('.repeat(2000)],
  ['bracketed amounts', '(1 g '.repeat(400)],
  ['blanks', `1${' '.repeat(1998)}g`],
  ['words', 'half a '.repeat(285)],
  ['units', '1 c. à '.repeat(285)],
  ['commas', '1,'.repeat(1000)],
  ['slashes', '1/2 '.repeat(500)],
  ['plus', '1 g plus '.repeat(222)],
  ['apostrophes', "d'".repeat(1000)],
  ['degrees', '180 °C '.repeat(285)],
  ['times', '1 h 30 '.repeat(285)],
  ['about', 'about 1 cup (1 '.repeat(133)],
  ['letters', 'a'.repeat(2000)],
  ['ly', 'finely '.repeat(285)],
  ['accents', 'e\u0301'.repeat(1000)],
])('a long line of %s', (_, hostile) => {
  test.each(checkedLanguages)('is read in %s without harm', (spoken) => {
    expect(spansOf(hostile, spoken).every(({ end }) => end <= hostile.length)).toBe(true)
    expect(typeof scaleLine(hostile, 2, spoken)).toBe('string')
    expect(scaleDirections([hostile], [hostile], 2, spoken)).toHaveLength(1)
    expect(typeof convertLine(hostile, 'us', spoken, densityOf)).toBe('string')
    expect(typeof convertDirection(hostile, 'metric', spoken, densityOf)).toBe('string')
    expect(findMeasures(hostile, spoken).every(({ end }) => end <= hostile.length)).toBe(true)
  })
})

test('the lines of the tables keep their words when they are scaled as steps', () => {
  for (const spoken of checkedLanguages) {
    const lines = tables[spoken].map(({ line: one }) => one)
    expect(scaleDirections(lines, lines, 2, spoken)).toHaveLength(lines.length)
  }
})
