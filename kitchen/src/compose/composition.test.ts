import { kitchenLanguages } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { writtenAgain } from '../../test/written-again.ts'
import { composeRecipe, writeComposed } from './compose-recipe.ts'
import { readComposition } from './composition.ts'

const plain = { preferences: null, serves: null, max_minutes: null }

describe.each(kitchenLanguages)('the composition of a recipe in %s', (language) => {
  const others = {
    en: [
      'a vegan curry for 7',
      '5 egg whites',
      'cake in a 26 cm tin',
      'low salt stew',
      'leftover roast beef',
      'soup for 40',
    ],
    fr: [
      'un curry végane pour 7',
      "5 blancs d'œufs",
      'gâteau, moule de 26 cm',
      'ragoût sans sel',
      'reste de rôti',
      'soupe pour 40',
    ],
  }

  test('writes it again word for word, whatever was asked for', () => {
    for (const user_input of others[language]) {
      for (const seed of [0, 3]) {
        const written = composeRecipe({ user_input, language, ...plain }, seed)
        const { findings: _, ...draft } = written
        expect(writtenAgain(written, language)).toEqual(draft)
        expect(written.composition.length).toBeLessThan(limits.composition / 2)
      }
    }
  }, 300_000)
})

describe('a composition that somebody made up', () => {
  const written = composeRecipe({ user_input: 'beef stew', language: 'en', ...plain })
  const { composition, findings: _, ...draft } = written
  const read = (text: string) => readComposition(text, draft, 'en')
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(composition), ...change })

  test('keeps the one diet that recipes had which were kept before there could be several', () => {
    expect(read(changed({ diet: 'vegan' }))?.diets).toEqual(['vegan'])
  })

  testTable([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no object', '[1]'],
    ['another content', changed({ of: '0-0' })],
    ['an unknown dish', changed({ dish: 'zorb' })],
    ['a dish of the language', changed({ dish: '__proto__', way: 'constructor' })],
    ['a way of another dish', changed({ way: 'chicken-tagine' })],
    ['no slots', changed({ slots: null })],
    ['an unknown food', changed({ slots: { meat: [{ food: 'zorb' }] } })],
    ['what the slot does not take', changed({ slots: { onion: [{ food: 'dark-chocolate' }] } })],
    ['too much in a slot', changed({ slots: { onion: Array(30).fill({ food: 'onion' }) } })],
    ['what is no food added', changed({ added: ['zorb'] })],
    ['too many foods added', changed({ added: Array(7).fill('leek') })],
    ['too long a text', changed({ zorb: 'x'.repeat(limits.composition) })],
  ])('is ignored', (_, text) => {
    expect(read(text)).toBeNull()
  })

  test('has no numbers but those that a recipe can have', () => {
    const slots = {
      ...JSON.parse(composition).slots,
      onion: [{ food: 'onion', times: 1e9, atMost: [-1, 'g'], asked: 7 }],
    }
    const odd = {
      slots,
      start: -1,
      turn: 1e99,
      title: 99,
      tin: { shape: 'round', width: 1e9, length: 2 },
      units: 'zorb',
    }
    const composed = read(changed(odd))
    expect(composed).toMatchObject({ start: 0, turn: 0, tin: null, units: 'metric' })
    expect(composed?.title).toBeUndefined()
    expect(composed?.filled.slots.get('onion')).toEqual([expect.not.objectContaining({ times: 1e9 })])
  })

  test('never throws, whatever its fields are', () => {
    const keys = Object.keys(JSON.parse(composition))
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const composed = read(changed({ [key]: value }))
        if (composed) writeComposed(composed, { language: 'en', allows: () => true })
      }),
      { numRuns: 500 },
    )
  })

  test('fits no content of which one word is another', () => {
    for (const other of [{ title: 'Stew' }, { serves: 5 }, { cook_time: 1 }, { directions: ['Stir.'] }])
      expect(readComposition(composition, { ...draft, ...other }, 'en')).toBeNull()
    expect(readComposition(composition, draft, 'fr')).toBeNull()
  })
})
