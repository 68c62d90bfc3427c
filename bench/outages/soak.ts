import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInstance } from './instance.ts'
import { type KeptMemory, openKeptMemory } from './kept-memory.ts'
import { compare, emptyReport, type LoadReport, makeCook, runLoad } from './load.ts'

interface Sample extends KeptMemory {
  readonly minutes: number
}

export interface SoakReport {
  readonly answered: number
  /** How often what failed, by the minute. */
  readonly failures: Readonly<Record<string, number>>
  /** What it keeps more of in ten minutes, counted once it has settled. */
  readonly growth: KeptMemory
  readonly last: KeptMemory
  readonly mostLogMegabytes: number
}

const sampleEverySeconds = 30
const inspectorPort = 4121

/** One process on SQLite under a steady load: does it grow, does its log grow, does it ever fail? */
export async function soak(perSecond: number, seconds: number): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-soak-'))
  const instance = createInstance(
    4120,
    { DATA_DIR: folder, NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` },
    join(folder, 'log'),
  )
  await instance.start()
  const memory = await openKeptMemory(inspectorPort)
  const token = await makeCook(instance.url)
  const report = emptyReport()
  const samples: Sample[] = []
  let mostLogMegabytes = 0
  const [started, startedAt] = [performance.now(), Date.now()]
  const timer = setInterval(async () => {
    samples.push({ ...(await memory.measure()), minutes: (performance.now() - started) / 60_000 })
    mostLogMegabytes = Math.max(mostLogMegabytes, statSync(join(folder, 'roux.sqlite-wal')).size / 2 ** 20)
  }, sampleEverySeconds * 1000)
  await runLoad({ url: instance.url, token, perSecond, seconds, report, newRecipes: 'few' })
  clearInterval(timer)
  memory.close()
  // Caches and the code's own compilation fill in the first third.
  const settled = samples.slice(Math.floor(samples.length / 3))
  await compare(instance.url, token, report)
  await instance.stop()
  return {
    answered: report.answered,
    failures: byMinute(report, startedAt),
    growth: { heap: 10 * slope(settled, 'heap'), resident: 10 * slope(settled, 'resident') },
    last: samples.at(-1) ?? { heap: 0, resident: 0 },
    mostLogMegabytes,
  }
}

function byMinute({ failures }: LoadReport, startedAt: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { at, what } of failures) {
    const key = `minute ${Math.floor((at - startedAt) / 60_000)}, ${what.replace(/^\w+: /, '')}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/** Megabytes a minute, by least squares. */
function slope(samples: readonly Sample[], of: keyof KeptMemory): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map(({ minutes }) => minutes)), mean(samples.map((sample) => sample[of]))]
  const covariance = samples.reduce((sum, sample) => sum + (sample.minutes - x) * (sample[of] - y), 0)
  return covariance / samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0)
}
