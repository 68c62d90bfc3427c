import { startRoux } from '../e2e/start-roux.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

/** From the command to the first answer, when everything is installed and built. */
export async function measureStart(): Promise<Row[]> {
  const samples: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now()
    const roux = await startRoux({ LOG_LEVEL: 'silent' })
    await fetch(`${roux.url}/readyz`)
    samples.push(performance.now() - started)
    await roux.stop()
  }
  return [['second start, until ready, median of 5', `${Math.round(percentile(samples, 0.5))} ms`]]
}
