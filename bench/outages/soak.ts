import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInstance } from './instance.ts'
import { compare, emptyReport, type LoadReport, makeCook, runLoad } from './load.ts'

interface Sample {
  readonly minutes: number
  readonly megabytes: number
}

export interface SoakReport {
  readonly answered: number
  /** How often what failed, by the minute. */
  readonly failures: Readonly<Record<string, number>>
  /** Of the process, counted once it has settled. */
  readonly megabytesInTenMinutes: number
  readonly mostMegabytes: number
  readonly mostLogMegabytes: number
}

const sampleEverySeconds = 5

/** One process on SQLite under a steady load: does it grow, does its log grow, does it ever fail? */
export async function soak(perSecond: number, seconds: number): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-soak-'))
  const instance = createInstance(4120, { DATA_DIR: folder }, join(folder, 'log'))
  await instance.start()
  const token = await makeCook(instance.url)
  const report = emptyReport()
  const samples: Sample[] = []
  let mostLogMegabytes = 0
  const [started, startedAt] = [performance.now(), Date.now()]
  const timer = setInterval(() => {
    samples.push({ minutes: (performance.now() - started) / 60_000, megabytes: residentMegabytes(instance.pid()) })
    mostLogMegabytes = Math.max(mostLogMegabytes, statSync(join(folder, 'roux.sqlite-wal')).size / 2 ** 20)
  }, sampleEverySeconds * 1000)
  await runLoad({ url: instance.url, token, perSecond, seconds, report, newRecipes: 'few' })
  clearInterval(timer)
  await compare(instance.url, token, report)
  await instance.stop()
  return {
    answered: report.answered,
    failures: byMinute(report, startedAt),
    // Caches and the code's own compilation fill in the first third.
    megabytesInTenMinutes: 10 * slope(samples.slice(Math.floor(samples.length / 3))),
    mostMegabytes: Math.max(0, ...samples.map(({ megabytes }) => megabytes)),
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

/** Linux tells it in pages of 4 kB. */
function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return (pages * 4096) / 2 ** 20
}

/** Megabytes a minute, by least squares. */
function slope(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map(({ minutes }) => minutes)), mean(samples.map(({ megabytes }) => megabytes))]
  const covariance = samples.reduce((sum, { minutes, megabytes }) => sum + (minutes - x) * (megabytes - y), 0)
  return covariance / samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0)
}
