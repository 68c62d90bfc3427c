import { appendFileSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from '../percentile.ts'
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
  /** Where every sample is. */
  readonly samples: string
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
  const samplesFile = join(folder, 'memory.jsonl')
  let mostLogMegabytes = 0
  const [started, startedAt] = [performance.now(), Date.now()]
  const timer = setInterval(async () => {
    const sample = { ...(await memory.measure()), minutes: (performance.now() - started) / 60_000 }
    samples.push(sample)
    appendFileSync(samplesFile, `${JSON.stringify(sample)}\n`)
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
    samples: samplesFile,
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

/**
 * Megabytes a minute: the median of the slopes between any two samples (Theil–Sen). malloc gives some megabytes back
 * to the system in one sample and takes them again in the next; that bends a least-squares line, and not this one.
 */
function slope(samples: readonly Sample[], of: keyof KeptMemory): number {
  const slopes = samples.flatMap((one, index) =>
    samples.slice(index + 1).map((other) => (other[of] - one[of]) / (other.minutes - one.minutes)),
  )
  return percentile(slopes, 0.5)
}
