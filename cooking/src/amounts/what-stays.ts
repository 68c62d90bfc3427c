import { findTemperatures } from './find-temperatures.ts'

/** What a cook should know of times and pans, which are not scaled. */
export type Staying = 'as-written' | 'larger-pan' | 'longer-in-oven' | 'shorter-in-oven'

/** From this many °C on it is an oven, and no thermometer in what is cooked. */
const oven = 110

/**
 * What of a scaled recipe stays and yet matters: a fuller oven and a heavier roast take longer, by no rule that holds
 * for both, and twice as much wants a larger pan.
 */
export function whatStays(directions: readonly string[], factor: number): Staying {
  const isBaked = directions.some((step) => findTemperatures(step).some(({ min }) => min >= oven))
  if (isBaked && factor >= 1.5) return 'longer-in-oven'
  if (isBaked && factor <= 2 / 3) return 'shorter-in-oven'
  return factor >= 2 ? 'larger-pan' : 'as-written'
}
