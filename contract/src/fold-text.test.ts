import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testTable } from '../test/test-table.ts'
import { foldText } from './fold-text.ts'

testTable([
  ['Crème Brûlée', 'creme brulee'],
  ['ŒUF à la coque', 'oeuf a la coque'],
  ['Æbleskiver', 'aebleskiver'],
  ['Spaß, GROẞ', 'spass, gross'],
  ['l’ail, l‘oie, lʼeau', "l'ail, l'oie, l'eau"],
  ['façon Grand-Mère, 180 °C', 'facon grand-mere, 180 °c'],
  ['jalapeño', 'jalapeno'],
])('words are compared without their case and accents', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('an accent is the same whether it is a mark of its own or part of its letter', () => {
  expect(foldText('e\u0301')).toBe(foldText('\u00e9'))
})

test('what is folded stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})
