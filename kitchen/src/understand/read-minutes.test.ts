import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readMinutes } from './read-minutes.ts'

testTable([
  ["ready by 7 and it's 6:20 now, pasta", 40],
  ['il est 18h45, on mange à 19h30, risotto', 45],
  ["dinner at noon, it's 10:30", 90],
  ['tacos in half an hr', 30],
  ['en 1h30', 90],
  ['got three quarters of an hour, curry', 45],
  ["3/4 d'h, dahl", 45],
  ['une heure et quart, boeuf carottes', 75],
  ["un petit quart d'heure, salade", 15],
  ['an hour and a half before they land, lamb', 90],
  ['une heure vingt devant moi, un gratin', 80],
  ['two and a half hours to cook, brisket', 150],
  ['mate and me, 40ish min, burgers', 40],
  ['25 to 30 minutes, fish', 30],
  ['a couple of hours, ragu', 120],
  ["It's 6 now and we eat at 7.15, pie", 75],
  ["it's quarter past six and we eat at seven, risotto", 45],
  ['half five now, kids eat at six, fish fingers', 30],
  ['after a two hour walk I want soup in half an hour', 30],
  ['half an hour, forty minutes at most, noodles', 40],
])('a sentence leaves so many minutes', (prompt, minutes) => {
  expect(readMinutes(prompt)).toBe(minutes)
})

testTable([
  'on mange à 19h30',
  'guests at 8:30, a roast',
  'braised for 3 hours was how mum did it',
  'the recipe my gran took four hours over, coq au vin',
  '3 hours on the motorway, burgers',
  'huit à table, ah non finalement sept, lasagnes',
])('what is no length of time gives none', (prompt) => {
  expect(readMinutes(prompt)).toBeNull()
})
