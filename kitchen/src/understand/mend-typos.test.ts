import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { mendTypos } from './mend-typos.ts'
import { tokensOf } from './tokens.ts'

const mend = (text: string, language: 'en' | 'fr') => mendTypos(tokensOf(text), language).join(' ')

testTable([
  ['en', 'spagetti', 'spaghetti'],
  ['en', 'a rissoto', 'a risotto'],
  ['en', 'chiken tika massala', 'chicken tikka masala'],
  ['en', 'bannana bred', 'banana bread'],
  ['en', 'brocoli and stiltn soop', 'brocoli and stilton soup'],
  ['en', 'crem brulé', 'creme brulee'],
  ['fr', 'pouler basqaise', 'poulet basquaise'],
  ['fr', 'tarte o citron meringué', 'tarte au citron meringuee'],
  ['fr', 'champinions', 'champignons'],
  ['fr', 'kiche au poiro et lardont', 'quiche au poireau et lardon'],
  ['fr', 'ratatouye', 'ratatouille'],
] as const)('a slip is mended where one whole name is meant', (language, text, meant) => {
  expect(mend(text, language)).toBe(meant)
})

testTable([
  ['en', 'pasta with no creem', 'pasta with no cream'],
  ['en', 'a cake without egs', 'a cake without egg'],
  ['en', 'allergic to shrmp', 'allergic to shrimp'],
  ['fr', 'pas de lai', 'pas de lait'],
  ['fr', 'des crêpes sans oefs', 'des crepes sans oeufs'],
  ['en', 'no fuss, no zorbal', 'no fuss , no zorbal'],
] as const)('what is left out is a food a slip away, however short it is', (language, text, meant) => {
  expect(mend(text, language)).toBe(meant)
})

testTable([
  ['en', 'bara brith'],
  ['en', 'cataplana'],
  ['en', 'crema catalana'],
  ['en', 'my brother loves dream cakes'],
  ['en', 'a swollen tongue'],
  ['fr', 'une mayonnaise qui ne tourne pas'],
  ['fr', 's etouffer de rire'],
  ['fr', 'j en ai marre'],
  ['fr', 'des mures'],
  ['fr', 'une guepe et une machette'],
] as const)('names from elsewhere and words of every day stay what they are', (language, text) => {
  expect(mend(text, language)).toBe(text)
})

testTable(['pour un moule de 24 cm', 'un moule à cake', 'moule carré', 'deux moules à tartelettes'])(
  'what a cake is baked in is no mussel',
  (text) => expect(tokensOf(text)).not.toContainEqual(expect.stringMatching(/^moules?$/)),
)

testTable(['moules à la crème', 'des moules', "moules à l'ail", 'une moule farcie'])('mussels are', (text) =>
  expect(tokensOf(text)).toContainEqual(expect.stringMatching(/^moules?$/)),
)
