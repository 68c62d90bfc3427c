import { expect, test } from 'vitest'
import { patternOf } from './pattern-of.ts'

test('a pattern of words finds each of them, the longest that is there, and nothing else', () => {
  const words = ['six', 'sixteen', 'sixty', 'sixty-one', 'seven', 'ten', 'ten']
  const found = new RegExp(patternOf(words), 'g')
  expect(words.map((word) => word.match(found))).toEqual(words.map((word) => [word]))
  expect('sixty-two sevens teen si'.match(found)).toEqual(['sixty', 'seven'])
})

test('what begins alike is written once', () => {
  expect(patternOf(['sixteen', 'sixty', 'six'])).toBe('six(?:t(?:een|y))?')
})
