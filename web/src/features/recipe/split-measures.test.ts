import { expect } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { splitMeasures } from './split-measures.ts'

testTable([
  ['Simmer for 6 min, then rest.', ['6 min,']],
  ['150 °C', ['150 °C']],
  ['Add 200 ml stock and 2 eggs', ['200 ml', '2 eggs']],
  ['½ tsp salt (1½ cups flour)', ['½ tsp', '(1½ cups']],
  ['1.5 kg or 2–3 cuillères', ['1.5 kg', '2–3 cuillères']],
  ['Wait 1 h 30, or 2 hours 15 minutes.', ['1 h 30,', '2 hours 15 minutes.']],
  ['Boil for 5 to 6 min, 20 à 25 minutes or 3 – 4 hours', ['5 to 6 min,', '20 à 25 minutes', '3 – 4 hours']],
  ['Gas mark 6 (thermostat 7), th. 5–6.', ['Gas mark 6', '(thermostat 7),', 'th. 5–6.']],
  ['From 2 to make 4 pies', ['2 to', '4 pies']],
  ['No number here', []],
  [`1 ${'i'.repeat(40)}`, []],
])('a number stays with what it counts', (text, measures) => {
  const pieces = splitMeasures(text)
  expect(pieces.filter((_, place) => place % 2 === 1)).toEqual(measures)
  expect(pieces.join('')).toBe(text)
})
