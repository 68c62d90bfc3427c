import type { UnitSystem } from './convert-amount.ts'
import type { AmountChange, Edit } from './edits.ts'
import type { Temperature } from './find-temperatures.ts'
import { toCelsius, toFahrenheit } from './oven.ts'

/** A bare "°" is Celsius up to here when it is read again. */
const hottestCelsius = 280

/**
 * The changes that put the temperatures of a text into °F or °C. Gas marks and thermostat steps stay, and so does what
 * the text gives in both already ("180 °C/350 °F").
 */
export function convertTemperatures(
  text: string,
  temperatures: readonly Temperature[],
  to: UnitSystem,
): AmountChange[] {
  const from = to === 'us' ? 'celsius' : 'fahrenheit'
  const wanted = to === 'us' ? 'fahrenheit' : 'celsius'
  return temperatures.flatMap((one, index) => {
    if (one.scale !== from) return []
    const isGiven = [temperatures[index - 1], temperatures[index + 1]].some(
      (other) => other?.scale === wanted && isBeside(text, one, other),
    )
    return isGiven ? [] : [{ edits: rewrite(text, one, to), mark: { start: one.start, end: one.end } }]
  })
}

/** Is there nothing between two temperatures but signs, and "fan" or "or"? */
function isBeside(text: string, one: Temperature, other: Temperature): boolean {
  const [first, last] = one.start < other.start ? [one, other] : [other, one]
  return /^[\s/(,|=]*(?:(?:fan|or|ou|soit)[\s/(,|]*)?$/i.test(text.slice(first.end, last.start))
}

function rewrite(text: string, { numbers, low, high, mark }: Temperature, to: UnitSystem): Edit[] {
  const convert = to === 'us' ? toFahrenheit : toCelsius
  const written = text.slice(mark.start, mark.end)
  const anew = renamed(written, to, convert(high))
  const values = numbers.length > 1 ? [low, high] : [high]
  const edits = numbers.map(({ start, end }, index) => ({ start, end, text: String(convert(values[index] ?? high)) }))
  return written === anew ? edits : [...edits, { start: mark.start, end: mark.end, text: anew }]
}

function renamed(mark: string, to: UnitSystem, value: number): string {
  const isNamed = /[cf]$|celsius|fahrenheit|centigrade/i.test(mark)
  if (!isNamed) return value > hottestCelsius === (to === 'us') ? mark : `${mark}${to === 'us' ? 'F' : 'C'}`
  if (to === 'us')
    return mark
      .replace(/celsius|centigrade/i, 'Fahrenheit')
      .replace(/C$/, 'F')
      .replace(/c$/, 'f')
  return mark
    .replace(/fahrenheit/i, 'Celsius')
    .replace(/F$/, 'C')
    .replace(/f$/, 'c')
}
