import { ofAll } from '../languages/in-each.ts'
import { numbers } from '../languages/numbers.ts'
import { words } from '../languages/word-list.ts'
import { afterBlank, isOneOf, type Span, type Token, tokenise } from '../text/tokens.ts'
import { celsiusOfGasMark, celsiusOfThermostat, toCelsius } from './oven.ts'

/**
 * A temperature in a text. `low` and `high` are in its own scale (gas marks and thermostat steps too), `min` and `max`
 * in °C. `numbers` are the spans of the numbers with their signs, `mark` that of what names the scale.
 */
export type Temperature = Span & {
  scale: 'celsius' | 'fahrenheit' | 'gas' | 'thermostat'
  low: number
  high: number
  min: number
  max: number
  numbers: readonly Span[]
  mark: Span
}

const degrees = new Set(['°', 'º', '˚'])
const degreeWords = words('degree degrees deg degre degres')
const ranges = new Set(['-', '–', '—', ...ofAll(numbers, ({ to, or }) => new Set([...to, ...or]))])
const minus = new Set(['-', '−', '–', 'minus', 'moins'])
const fahrenheitWords = new Set(['f', 'fahrenheit'])
const celsiusWords = words('c celsius centigrade')
/** A bare "°" is Celsius up to here: no oven is hotter. */
const hottestCelsius = 280

type Value = Span & { value: number; next: number }

/** The temperatures in a text, in order: "180 °C", "350°F", "200C", "gas mark 4", "th. 6-7". Linear time, never throws. */
export function findTemperatures(text: string): Temperature[] {
  const tokens = tokenise(text)
  const found: Temperature[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readDegrees(tokens, at) ?? readGas(tokens, at) ?? readThermostat(tokens, at)
    if (read) found.push(read.temperature)
    at = read ? read.next : at + 1
  }
  return found
}

type Read = { temperature: Temperature; next: number }

function readValue(tokens: readonly Token[], at: number): Value | undefined {
  const [whole, point, decimals] = tokens.slice(at, at + 3)
  if (whole?.kind !== 'digits' || whole.text.length > 4) return undefined
  const hasDecimals =
    (point?.text === '.' || point?.text === ',') && decimals?.kind === 'digits' && decimals.text.length < 3
  if (!hasDecimals) return { start: whole.start, end: whole.end, value: Number(whole.text), next: at + 1 }
  return { start: whole.start, end: decimals.end, value: Number(`${whole.text}.${decimals.text}`), next: at + 3 }
}

/** A value, or two of a range. */
function readValues(tokens: readonly Token[], at: number): [Value, ...Value[]] | undefined {
  const low = readValue(tokens, at)
  if (!low) return undefined
  const sign = afterBlank(tokens, low.next)
  const high = isOneOf(tokens[sign], ranges) ? readValue(tokens, afterBlank(tokens, sign + 1)) : undefined
  return high && high.value > low.value ? [low, high] : [low]
}

function readDegrees(tokens: readonly Token[], at: number): Read | undefined {
  const before = tokens[at - 1]
  if (before?.kind === 'word' || before?.kind === 'digits' || isOneOf(before, new Set(['.', ',']))) return undefined
  const values = readValues(tokens, at)
  const last = values?.at(-1)
  if (!values || !last) return undefined
  const mark = readMark(tokens, last.next, last.value)
  if (!mark) return undefined
  const isBelow = isMinus(tokens, at)
  const sign = isBelow ? -1 : 1
  const own = values.map(({ value }) => value * sign)
  const start = isBelow ? (before?.kind === 'blank' ? tokens[at - 2] : before)?.start : values[0].start
  const [first, ...rest] = values
  const whole = { start: start ?? first.start, end: mark.end }
  return temperature(mark.scale, own, whole, [{ ...first, start: whole.start }, ...rest], mark)
}

/** "-18", "minus 18": a sign that stands alone before the number. */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const isApart = tokens[at - 1]?.kind === 'blank'
  const sign = tokens[isApart ? at - 2 : at - 1]
  if (!isOneOf(sign, minus)) return false
  return sign?.kind === 'word' ? isApart : !isApart && tokens[at - 2]?.kind !== 'digits'
}

type Mark = Span & { scale: 'celsius' | 'fahrenheit'; next: number }

/** What names the scale: "°C", " degrees Fahrenheit", "F" right after the number. */
function readMark(tokens: readonly Token[], at: number, value: number): Mark | undefined {
  const first = afterBlank(tokens, at)
  const token = tokens[first]
  if (!token) return undefined
  if (isOneOf(token, degrees) || isOneOf(token, degreeWords)) {
    const letter =
      isOneOf(token, degrees) && tokens[first + 1]?.kind === 'word' ? first + 1 : afterBlank(tokens, first + 1)
    const scale = scaleOf(tokens[letter])
    if (scale) return { start: token.start, end: tokens[letter]?.end ?? token.end, scale, next: letter + 1 }
    const guess = value > hottestCelsius ? 'fahrenheit' : 'celsius'
    return { start: token.start, end: token.end, scale: guess, next: first + 1 }
  }
  const scale = scaleOf(token)
  const isOven = value >= 50 && value <= 600
  return scale && isOven ? { start: token.start, end: token.end, scale, next: first + 1 } : undefined
}

function scaleOf(token: Token | undefined): Mark['scale'] | undefined {
  if (isOneOf(token, fahrenheitWords)) return 'fahrenheit'
  return isOneOf(token, celsiusWords) ? 'celsius' : undefined
}

function readGas(tokens: readonly Token[], at: number): Read | undefined {
  const gas = tokens[at]
  if (gas?.text !== 'gas') return undefined
  const mark = afterBlank(tokens, at + 1)
  const first = tokens[mark]?.text === 'mark' ? afterBlank(tokens, mark + 1) : mark
  const part = tokens[first]?.text === '¼' ? 0.25 : tokens[first]?.text === '½' ? 0.5 : undefined
  const token = tokens[first]
  const values =
    part && token ? [{ start: token.start, end: token.end, value: part, next: first + 1 }] : readValues(tokens, first)
  const last = values?.at(-1)
  if (!values || !last || values.some(({ value }) => celsiusOfGasMark(value) === undefined)) return undefined
  const own = values.map(({ value }) => value)
  return temperature('gas', own, { start: gas.start, end: last.end }, values, { ...gas, next: last.next })
}

function readThermostat(tokens: readonly Token[], at: number): Read | undefined {
  const word = tokens[at]
  if (word?.text !== 'th' && word?.text !== 'thermostat') return undefined
  const dot = tokens[at + 1]?.text === '.' ? at + 2 : at + 1
  const values = readValues(tokens, afterBlank(tokens, dot))
  const last = values?.at(-1)
  if (!values || !last || last.value > 10 || last.value < 1) return undefined
  const own = values.map(({ value }) => value)
  return temperature('thermostat', own, { start: word.start, end: last.end }, values, { ...word, next: last.next })
}

function temperature(
  scale: Temperature['scale'],
  own: readonly number[],
  span: Span,
  numbers: readonly Value[],
  mark: Span & { next: number },
): Read {
  const [low, high] = [Math.min(...own), Math.max(...own)]
  return {
    temperature: {
      ...span,
      scale,
      low,
      high,
      min: inCelsius(scale, low),
      max: inCelsius(scale, high),
      numbers: numbers.map(({ start, end }) => ({ start, end })),
      mark: { start: mark.start, end: mark.end },
    },
    next: mark.next,
  }
}

function inCelsius(scale: Temperature['scale'], value: number): number {
  if (scale === 'fahrenheit') return toCelsius(value)
  if (scale === 'gas') return celsiusOfGasMark(value) ?? value
  return scale === 'thermostat' ? celsiusOfThermostat(value) : value
}
