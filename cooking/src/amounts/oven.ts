/**
 * Oven temperatures as recipes write them on both sides: Celsius – Fahrenheit, each value once, so that the way there
 * and back is the same. Source: the usual tables of British and American cookbooks; the exact values differ by at
 * most 11 °F, less than domestic ovens do.
 */
const steps: readonly (readonly [celsius: number, fahrenheit: number])[] = [
  [110, 225],
  [120, 250],
  [135, 270],
  [140, 275],
  [150, 300],
  [160, 325],
  [170, 340],
  [180, 350],
  [190, 375],
  [200, 400],
  [210, 415],
  [220, 425],
  [230, 450],
  [240, 475],
  [250, 480],
  [260, 500],
]

/** °F of °C: the usual oven step, else exact to the degree (t · 9/5 + 32; NIST SP 811, B.8). */
export function toFahrenheit(celsius: number): number {
  const step = steps.find(([one]) => one === celsius)
  if (step) return step[1]
  const exact = Math.round((celsius * 9) / 5 + 32)
  // What is no oven step must not read as one on the way back: the next degree that means the same then.
  return [exact, exact + 1, exact - 1].find((one) => !isStep(one) && toCelsius(one) === celsius) ?? exact
}

function isStep(fahrenheit: number): boolean {
  return steps.some(([, one]) => one === fahrenheit)
}

/** °C of °F: the usual oven step, else exact to the degree ((t − 32) · 5/9; NIST SP 811, B.8). */
export function toCelsius(fahrenheit: number): number {
  const step = steps.find(([, one]) => one === fahrenheit)
  return step ? step[0] : Math.round(((fahrenheit - 32) * 5) / 9)
}

/** British gas marks in °C, as Gas cookers are set (¼ and ½ are below 1). Source: the table in British cookbooks. */
const gasMarks: readonly (readonly [mark: number, celsius: number])[] = [
  [0.25, 110],
  [0.5, 120],
  [1, 140],
  [2, 150],
  [3, 160],
  [4, 180],
  [5, 190],
  [6, 200],
  [7, 220],
  [8, 230],
  [9, 240],
  [10, 260],
]

/** °C of a gas mark; undefined where there is no such mark. */
export function celsiusOfGasMark(mark: number): number | undefined {
  return gasMarks.find(([one]) => one === mark)?.[1]
}

/** °C of a French thermostat: 30 degrees for each step, so that 6 is 180 °C. */
export function celsiusOfThermostat(step: number): number {
  return step * 30
}
