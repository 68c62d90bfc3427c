import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadingAmount } from './leading-amount.ts'

test.each([
  ['400 g leeks, trimmed', '400 g', 'leeks, trimmed'],
  ["1 ½ c. à soupe d'huile", '1 ½ c. à soupe', "d'huile"],
  ["2–3 gousses d'ail", '2–3 gousses', "d'ail"],
  ['1 tbsp olive oil', '1 tbsp', 'olive oil'],
  ['une pincée de sel', 'une pincée', 'de sel'],
  ['a pinch of salt', 'a pinch', 'of salt'],
  ['10 noix', '10', 'noix'],
  ['1 noix de beurre', '1 noix', 'de beurre'],
  ['½ lb beef', '½ lb', 'beef'],
  ['1 1/2 cups flour', '1 1/2 cups', 'flour'],
  ['500 ml (2 cups) milk', '500 ml', '(2 cups) milk'],
  ['1,5 l de lait', '1,5 l', 'de lait'],
  ['1.2 kg potatoes', '1.2 kg', 'potatoes'],
  ['2 œufs', '2', 'œufs'],
  ['1½ lemons', '1½', 'lemons'],
  ['Salt and black pepper', '', 'Salt and black pepper'],
  ['un oignon', '', 'un oignon'],
  ['7up', '', '7up'],
  ['50% cacao', '', '50% cacao'],
  ['3', '', '3'],
])('"%s" starts with "%s"', (line, amount, rest) => {
  expect(leadingAmount(line)).toEqual({ amount, rest })
})

test('no text is lost but blanks', () => {
  const bare = (text: string) => text.replace(/\s/g, '')
  fc.assert(
    fc.property(fc.tuple(fc.constantFrom('', '2 ', '1 ½ tbsp ', '400 g ', 'une pincée '), fc.string()), (parts) => {
      const line = parts.join('')
      const { amount, rest } = leadingAmount(line)
      expect(bare(amount + rest)).toBe(bare(line))
    }),
    { numRuns: 500 },
  )
})

test('a run of digits or blanks longer than any amount is left in the line', () => {
  for (const line of [`${'1'.repeat(2000)} g`, `1${' '.repeat(2000)}`, `a${' '.repeat(2000)}pinch of salt`]) {
    expect(leadingAmount(line)).toEqual({ amount: '', rest: line })
  }
})
