import { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { minutesSaid } from '@roux/cooking/amounts/minutes-said'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { directionsIn, normaliseDraft as normalise, normalisePartialDraft } from './normalise-draft.ts'
import { WriterError } from './provider/writer-error.ts'

const soup = {
  title: 'Leek soup',
  description: 'Warms.',
  preparation_time: 10,
  cook_time: 25,
  serves: 4,
  ingredients: ['3 leeks', '1 l stock'],
  directions: ['Slice the leeks.', 'Simmer them in the stock.'],
}

interface ForRequest {
  readonly serves?: number
  readonly language?: Language
}

const normaliseDraft = (value: unknown, { serves, language = 'en' }: ForRequest = {}) =>
  normalise(value, { serves: serves ?? null, said: minutesSaid(directionsIn(value), language) })

describe('texts', () => {
  testTable([
    ['  Leek \n soup\t', 'Leek soup'],
    ['Leek\u0000 so\u0007up', 'Leek soup'],
    ['\u202ELeek\u2066 soup\u200F', 'Leek soup'],
    ['\uFEFFLeek\u200B soup\u{E0041}', 'Leek soup'],
    ['Soup \uD83D', 'Soup \uFFFD'],
    ['Crème brûlée 👩‍🍳', 'Crème brûlée 👩‍🍳'],
    ['Soup <b>& co</b>', 'Soup <b>& co</b>'],
  ])('texts are cleaned of what does not show', (title, clean) => {
    expect(normaliseDraft({ ...soup, title }).title).toBe(clean)
  })

  test('a text too long ends after its last whole word that fits', () => {
    const words = 'soup '.repeat(100)
    expect(normaliseDraft({ ...soup, title: words }).title).toBe('soup '.repeat(51).trim())
    expect(normaliseDraft({ ...soup, title: 'x'.repeat(300) }).title).toBe('x'.repeat(255))
    expect(normaliseDraft({ ...soup, title: `${'x'.repeat(254)}🍲` }).title).toBe('x'.repeat(254))
  })
})

describe('numbers', () => {
  testTable([
    [15, 15],
    [14.6, 15],
    [-0.4, 0],
    ['20', 20],
    ['20 min', 20],
    ['20 minutes', 20],
    ['1 h 30', 90],
    ['1h30min', 90],
    ['2 hours', 120],
    ['1,5 heures', 90],
    ['PT1H30M', 90],
    ['PT45M', 45],
  ])('minutes are read however they are written', (cook_time, minutes) => {
    expect(normaliseDraft({ ...soup, cook_time }).cook_time).toBe(minutes)
  })

  const nonsense = [-5, 1e12, 1e300, Number.POSITIVE_INFINITY, Number.NaN, null, undefined, 'a while', -1e9, 4000]

  testTable([...nonsense, `${' '.repeat(50)}9`, {}, []])(
    'minutes that are none are those that the steps say, or unknown',
    (odd) => {
      expect(normaliseDraft({ ...soup, cook_time: odd }).cook_time).toBe(0)
      const directions = ['Fry the leeks for 5 min.', 'Simmer for 20–25 minutes. Meanwhile, toast the bread for 3 min.']
      expect(normaliseDraft({ ...soup, cook_time: odd, directions }).cook_time).toBe(25)
      const french = ['Faites revenir 5 min.', 'Laissez mijoter une demi-heure.']
      expect(normaliseDraft({ ...soup, cook_time: odd, directions: french }, { language: 'fr' }).cook_time).toBe(35)
      expect(normaliseDraft({ ...soup, preparation_time: odd, directions })).toMatchObject({
        preparation_time: 0,
        cook_time: 25,
      })
      expect(normalisePartialDraft({ ...soup, cook_time: odd })).not.toHaveProperty('cook_time')
    },
  )

  test('a time of weeks is believed where the steps say it', () => {
    const weeks = 4 * 7 * 24 * 60
    const directions = ['Salt the cabbage.', 'Leave it to ferment for 4 weeks.']
    expect(normaliseDraft({ ...soup, cook_time: weeks, directions }).cook_time).toBe(weeks)
    expect(normaliseDraft({ ...soup, cook_time: weeks }).cook_time).toBe(0)
  })

  testTable([
    [2.5, 3],
    ['6', 6],
    ['Serves 4-6', 4],
    [100, 100],
  ])('servings are read however they are written', (serves, count) => {
    expect(normaliseDraft({ ...soup, serves }).serves).toBe(count)
  })

  testTable([0, -3, 0.4, 1e9, 1e12, 500, null, 'a few', Number.NaN])(
    'servings that are none are those asked for',
    (serves) => {
      expect(normaliseDraft({ ...soup, serves }, { serves: 7 }).serves).toBe(7)
      expect(normaliseDraft({ ...soup, serves }).serves).toBe(4)
    },
  )

  test('so many people as were asked for are believed', () => {
    expect(normaliseDraft({ ...soup, serves: 500 }, { serves: 500 }).serves).toBe(500)
  })

  test('servings that are not given are those that were asked for', () => {
    const { serves: _, ...unsaid } = soup
    expect(normaliseDraft(unsaid, { serves: 7 }).serves).toBe(7)
    expect(normaliseDraft(soup, { serves: 7 }).serves).toBe(4)
  })
})

describe('lines', () => {
  testTable([
    ['- 3 leeks', '3 leeks'],
    ['1. 3 leeks', '3 leeks'],
    ['2) 3 leeks', '3 leeks'],
    ['• 3 leeks', '3 leeks'],
    ['- [ ] 3 leeks', '3 leeks'],
    ['Step 2: slice', 'slice'],
    ['Étape 2 : couper', 'couper'],
    ['1.5 l stock', '1.5 l stock'],
    ['3 leeks', '3 leeks'],
    ['Step back', 'Step back'],
    [{ content: '3 leeks', index: 1 }, '3 leeks'],
    [{ text: '3 leeks' }, '3 leeks'],
    [{ name: 'leeks', amount: 3 }, '3 leeks'],
    [{ name: 'leeks', quantity: '300', unit: 'g', notes: 'washed' }, '300 g leeks, washed'],
    [{ step: 1, instruction: 'Slice.' }, 'Slice.'],
  ])('a line loses its mark and number, and an object becomes one', (line, clean) => {
    expect(normaliseDraft({ ...soup, ingredients: [line] }).ingredients).toEqual([clean])
  })

  test('blank ones are dropped, several in one text are parted, too many are cut', () => {
    const ingredients = ['', '  \u200B', '- ', null, 7, '1. leeks\n\n2. stock']
    expect(normaliseDraft({ ...soup, ingredients }).ingredients).toEqual(['leeks', 'stock'])
    expect(normaliseDraft({ ...soup, ingredients: 'leeks\nstock' }).ingredients).toEqual(['leeks', 'stock'])
    expect(normaliseDraft({ ...soup, ingredients: Array(500).fill('salt') }).ingredients).toHaveLength(limits.items)
  })
})

describe('fields', () => {
  test('known other names are understood, also inside a recipe field', () => {
    const { title, description, ingredients, directions } = soup
    const times = { prep_time: 10, cooking_time: 25, servings: 4 }
    expect(normaliseDraft({ title, description, ingredients, ...times, instructions: directions })).toEqual(soup)
    expect(normaliseDraft({ recipe: { title, description, ingredients, ...times, steps: directions } })).toEqual(soup)
  })

  test('nothing but the fields of a draft comes out', () => {
    const more = { id: 'x', user: { id: 'y' }, is_favorite: true, findings: [], ['__proto__']: { admin: true } }
    expect(normaliseDraft({ ...soup, ...more })).toEqual(soup)
    expect(normaliseDraft(JSON.parse(`{"__proto__": {"title": "x"}, ${JSON.stringify(soup).slice(1)}`))).toEqual(soup)
  })

  testTable(['title', 'ingredients', 'directions'])('without one of what makes it there is no recipe', (field) => {
    for (const useless of [undefined, null, '', ' \u200B ', [], {}, true]) {
      expect(() => normaliseDraft({ ...soup, [field]: useless })).toThrow(WriterError)
    }
  })

  test('a partial draft holds what is there', () => {
    expect(normalisePartialDraft({ title: 'Leek so', ingredients: [] })).toEqual({ title: 'Leek so' })
    expect(normalisePartialDraft(undefined)).toEqual({})
  })
})

/** Values a model might give for anything, from nearly right to absurd. */
const oddValue = fc.oneof(
  { maxDepth: 4 },
  fc.anything({ maxDepth: 4, withNullPrototype: true }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.record({ content: fc.anything(), amount: fc.anything() })), {
    maxLength: 300,
  }),
  fc.double(),
  fc.string().map((text) => text.repeat(600)),
)

describe('whatever a model gives', () => {
  test('the outcome is a valid draft or a WriterError', () => {
    const fields = fc.subarray(Object.keys(soup), { minLength: 1 })
    const mutated = fc.tuple(fields, fc.array(oddValue, { minLength: 7, maxLength: 7 })).map(([names, values]) => ({
      ...soup,
      ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
    }))
    fc.assert(
      fc.property(fc.oneof(mutated, oddValue), (value) => {
        const partial = normalisePartialDraft(value)
        for (const [field, schema] of Object.entries(Draft.shape)) {
          if (field in partial)
            expect(schema.safeParse(Object.entries(partial).find(([name]) => name === field)?.[1]).success).toBe(true)
        }
        try {
          const draft = normaliseDraft(value)
          expect(Draft.parse(draft)).toEqual(draft)
          expect(Object.keys(draft).sort()).toEqual(Object.keys(soup).sort())
          expect(JSON.stringify(draft)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
        } catch (error) {
          expect(error).toBeInstanceOf(WriterError)
        }
      }),
      { numRuns: 600 },
    )
  })

  test('one odd field never costs the others', () => {
    fc.assert(
      fc.property(oddValue, (odd) => {
        expect(normaliseDraft({ ...soup, cook_time: odd })).toMatchObject({
          title: soup.title,
          directions: soup.directions,
        })
      }),
    )
  })
})
