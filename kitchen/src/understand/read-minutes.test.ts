import { expect, test } from 'vitest'
import { readMinutes } from './read-minutes.ts'

test.each([
  ["ready by 7 and it's 6:20 now, pasta", 40],
  ['il est 18h45, on mange à 19h30, risotto', 45],
  ["dinner at noon, it's 10:30", 90],
  ['tacos in half an hr', 30],
  ['en 1h30', 90],
])('"%s" leaves %i minutes', (prompt, minutes) => {
  expect(readMinutes(prompt)).toBe(minutes)
})

test.each(['on mange à 19h30', 'guests at 8:30, a roast'])('"%s" gives no length of time', (prompt) => {
  expect(readMinutes(prompt)).toBeNull()
})
