import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { findTemperatures } from './find-temperatures.ts'

testTable([
  ['Bake at 180 °C', ['180 °C = 180']],
  ['180°C/350°F/gas 4', ['180°C = 180', '350°F = 180', 'gas 4 = 180']],
  ['180C/160C fan/gas 4', ['180C = 180', '160C = 160', 'gas 4 = 180']],
  ['375 F', ['375 F = 190']],
  ['gas mark 6, gas mark ½', ['gas mark 6 = 200', 'gas mark ½ = 120']],
  ['350 degrees Fahrenheit', ['350 degrees Fahrenheit = 180']],
  ['180 degrés', ['180 degrés = 180']],
  ['à 200 °C (th. 6-7)', ['200 °C = 200', 'th. 6-7 = 180..210']],
  ['thermostat 7', ['thermostat 7 = 210']],
  ['180-200 °C', ['180-200 °C = 180..200']],
  ['160 to 170°C', ['160 to 170°C = 160..170']],
  ['at 400°', ['400° = 200']],
  ['à 180°', ['180° = 180']],
  ['63 °C inside', ['63 °C = 63']],
  ['62,5 °C', ['62,5 °C = 62.5']],
  ['freeze at -18 °C', ['-18 °C = -18']],
  ['below 5 °C', ['5 °C = 5']],
  ['2 c sugar, 5 f, gas bottle 4, th 45', []],
  ['200 g, 180 cl, 20 cm', []],
])('temperatures are read in both scales', (text, expected) => {
  const found = findTemperatures(text).map(({ start, end, min, max }) => {
    return `${text.slice(start, end)} = ${min === max ? min : `${min}..${max}`}`
  })
  expect(found).toEqual(expected)
})
