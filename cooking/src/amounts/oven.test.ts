import { expect, test } from 'vitest'
import { celsiusOfGasMark, celsiusOfThermostat, toCelsius, toFahrenheit } from './oven.ts'

test('every whole °C comes back from °F', () => {
  for (let celsius = -40; celsius <= 320; celsius++) expect(toCelsius(toFahrenheit(celsius))).toBe(celsius)
})

test('oven temperatures are those of cookbooks', () => {
  expect([150, 160, 180, 190, 200, 220].map(toFahrenheit)).toEqual([300, 325, 350, 375, 400, 425])
  expect([0, 63, 75, 100].map(toFahrenheit)).toEqual([32, 145, 167, 212])
})

test('gas marks and thermostats stand for their temperatures', () => {
  expect([0.5, 1, 4, 6, 9].map(celsiusOfGasMark)).toEqual([120, 140, 180, 200, 240])
  expect(celsiusOfGasMark(12)).toBeUndefined()
  expect([6, 7].map(celsiusOfThermostat)).toEqual([180, 210])
})
