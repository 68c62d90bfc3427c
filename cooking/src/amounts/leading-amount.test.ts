import type { CheckedLanguage } from '@roux/contract/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { leadingAmount } from './leading-amount.ts'

const rows: [language: CheckedLanguage, line: string, amount: string, rest: string][] = [
  ['en', '400 g leeks, trimmed', '400 g', 'leeks, trimmed'],
  ['fr', "1 ½ c. à soupe d'huile", '1 ½ c. à soupe', "d'huile"],
  ['fr', "2–3 gousses d'ail", '2–3 gousses', "d'ail"],
  ['en', '1 tbsp olive oil', '1 tbsp', 'olive oil'],
  ['fr', 'une pincée de sel', 'une pincée', 'de sel'],
  ['en', 'about 2 handfuls of parsley', 'about 2 handfuls', 'of parsley'],
  ['fr', '10 noix', '10', 'noix'],
  ['fr', '1 noix de beurre', '1 noix', 'de beurre'],
  ['en', '2 x 400 g tins chopped tomatoes', '2 x 400 g tins', 'chopped tomatoes'],
  ['fr', '2 boîtes de 400 g de tomates', '2 boîtes de 400 g', 'de tomates'],
  ['en', '2 garlic cloves', '2', 'garlic cloves'],
  ['en', '500 ml (2 cups) milk', '500 ml', '(2 cups) milk'],
  ['fr', '2 œufs', '2', 'œufs'],
  ['en', '1½ lemons', '1½', 'lemons'],
  ['fr', 'un oignon', 'un', 'oignon'],
  ['en', 'Salt and black pepper', '', 'Salt and black pepper'],
  ['en', 'Juice of 1 lemon', '', 'Juice of 1 lemon'],
  ['fr', 'Farine : 200 g', '', 'Farine : 200 g'],
  ['en', '7up', '', '7up'],
  ['fr', '50% cacao', '', '50% cacao'],
  ['en', '3', '', '3'],
]

testTable(rows)('what a line starts with is found', (language, line, amount, rest) => {
  expect(leadingAmount(line, language)).toEqual({ amount, rest })
})

test('no text is lost but blanks', () => {
  const bare = (text: string) => text.replace(/\s/g, '')
  fc.assert(
    fc.property(fc.tuple(fc.constantFrom('', '2 ', '1 ½ tbsp ', '400 g ', '2 x 400 g tins '), fc.string()), (parts) => {
      const line = parts.join('')
      const { amount, rest } = leadingAmount(line, 'en')
      expect(bare(amount + rest)).toBe(bare(line))
    }),
    { numRuns: 500 },
  )
})

test('a run of digits longer than any amount, or an amount of nothing, is left in the line', () => {
  for (const line of [`${'1'.repeat(2000)} g`, `1${' '.repeat(2000)}`]) {
    expect(leadingAmount(line, 'en')).toEqual({ amount: '', rest: line })
  }
})
