import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Preferences } from './generation.ts'
import { readPreferences } from './read-preferences.ts'

test('whatever is read as preferences is what the server takes, and reads the same once more', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record(
      {
        diets: fc.array(fc.oneof(fc.constantFrom('vegan', 'x'), fc.anything())),
        allergies: fc.array(fc.oneof(fc.constantFrom('milk', 'x'), fc.anything())),
        other_allergies: fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 90 }), fc.anything()), {
          maxLength: 90,
        }),
        dislikes: fc.anything(),
        wishes: fc.string({ unit: 'binary', maxLength: 400 }),
        serves: fc.oneof(fc.integer(), fc.anything()),
        units: fc.oneof(fc.constantFrom('metric', 'us'), fc.anything()),
      },
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(anything, (value) => {
      const read = readPreferences(value)
      expect(Preferences.parse(read)).toEqual(read)
      expect(readPreferences(read)).toEqual(read)
    }),
  )
})

test('a food that is cut to its length is no half character', () => {
  const { dislikes } = readPreferences({ dislikes: [`${'x'.repeat(59)}🍋`] })
  expect(dislikes).toEqual([`${'x'.repeat(59)}\uFFFD`])
})
