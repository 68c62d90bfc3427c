import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../../contract/test/test-table.ts'
import { closenessOf, lacksTooMany, lettersOf, lettersWrong, mostWrong } from './close-words.ts'

describe('wrong letters of a word', () => {
  testTable([
    ['bourgignon', 'bourguignon', 1],
    ['zuchini', 'zucchini', 1],
    ['zuchini', 'zucchinis', 1],
    ['aubregine', 'aubergine', 1],
    ['ognion', 'oignon', 2],
    ['leek', 'leeks', 0],
    ['leek', 'cake', 3],
  ])('are as many as must be changed to the beginning of the other', (searched, known, wrong) => {
    expect(lettersWrong(searched, known, 2)).toBe(wrong)
  })

  test('are none in a word that begins with another, and no more than were made', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 12 })
    fc.assert(
      fc.property(letters, letters, fc.nat(), (word, end, at) => {
        expect(lettersWrong(word, word + end, 2)).toBe(0)
        const place = at % word.length
        const without = word.slice(0, place) + word.slice(place + 1)
        expect(lettersWrong(without, word, 2)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('are never fewer than the letters that one lacks: what is passed over for them could not have been meant', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdeéœ'), minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 1, max: 2 }), (searched, known, most) => {
        if (lettersWrong(searched, known, most) > most) return
        expect(lacksTooMany(lettersOf(known), lettersOf(searched), most)).toBe(false)
      }),
    )
  })

  test('are not looked for in short words and numbers', () => {
    expect(['sel', '1000', 'leek', 'zucchini'].map(mostWrong)).toEqual([0, 0, 1, 2])
  })
})

test('a word is held whole, as a beginning, or within another', () => {
  expect(['leek', 'leeks', 'spring-leek', 'onion'].map((known) => closenessOf(known, 'leek'))).toEqual([3, 2, 1, 0])
})
