import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../percentile.ts'
import { fillDisk } from './full-disk.ts'
import { createInstance, untilReady } from './instance.ts'
import { compare, emptyReport, makeCook, runLoad } from './load.ts'
import { startDiskPostgres } from './postgres.ts'
import { startProxy } from './proxy.ts'
import { soak } from './soak.ts'

// Kills what serves while it is asked, and counts what is lost. Needs nginx. Two minutes or so each:
//   node bench/outages/run.ts scale [requests a second] [seconds]
//   node bench/outages/run.ts kill [times]
//   node bench/outages/run.ts fsyncs [requests a second] [seconds]   needs strace
//   node bench/outages/run.ts full [seconds]                         needs Linux and root
//   node bench/outages/run.ts soak [requests a second] [seconds]
const [what, ...numbers] = process.argv.slice(2)
if (what === 'scale') await scale(Number(numbers[0] ?? 500), Number(numbers[1] ?? 120))
else if (what === 'kill') await kill(Number(numbers[0] ?? 50))
else if (what === 'fsyncs') await fsyncs(Number(numbers[0] ?? 50), Number(numbers[1] ?? 20))
else if (what === 'full') await fillDisk(Number(numbers[0] ?? 5))
else if (what === 'soak') console.log(await soak(Number(numbers[0] ?? 200), Number(numbers[1] ?? 3600)))
else throw new Error('Which? scale, kill, fsyncs, full or soak')

/** Three instances behind nginx on one PostgreSQL: they are ended in turn, kindly and not, and PostgreSQL once. */
async function scale(perSecond: number, seconds: number): Promise<void> {
  const postgres = startDiskPostgres()
  const ports = [4101, 4102, 4103]
  const folder = mkdtempSync(join(tmpdir(), 'roux-outage-'))
  const instances = ports.map((port) =>
    createInstance(port, { DATABASE_URL: postgres.url, DATA_DIR: folder }, join(folder, 'log')),
  )
  // All at once, on an empty database: one of them brings it up to date.
  await Promise.all(instances.map((instance) => instance.start()))
  const proxy = await startProxy(4100, ports)
  const url = 'http://127.0.0.1:4100'
  const token = await makeCook(url)
  const report = emptyReport()
  const loading = runLoad({ url, token, perSecond, seconds, report, isMostlyReading: true })
  const windows: { readonly name: string; readonly from: number; readonly to: number }[] = []
  const during = async (name: string, act: () => Promise<unknown>) => {
    const from = Date.now()
    await act()
    windows.push({ name, from, to: Date.now() })
  }
  const end = Date.now() + seconds * 1000
  let isRestarted = false
  let backAfterMs = 0
  for (let turn = 0; Date.now() < end - 12_000; turn += 1) {
    await wait(3000)
    const instance = instances[turn % instances.length]
    const signal = turn % 2 === 0 ? 'SIGTERM' : 'SIGKILL'
    await during(signal, async () => instance?.restart(signal))
    if (isRestarted || Date.now() < end - seconds * 500) continue
    await wait(3000)
    isRestarted = true
    await during('PostgreSQL', async () => {
      await postgres.restart()
      const started = performance.now()
      await untilReady(url)
      backAfterMs = performance.now() - started
      await wait(2000)
    })
  }
  await loading
  await compare(url, token, report)
  const of = (name: string) => windows.filter((window) => window.name === name)
  const within = (name: string) =>
    of(name).flatMap(({ from, to }) => report.failures.filter(({ at }) => at >= from && at <= to + 500))
  console.log(`answered ${report.answered}, acknowledged recipes ${report.created.size}, all there, none twice`)
  for (const name of ['SIGTERM', 'SIGKILL', 'PostgreSQL']) {
    console.log(`${name} × ${of(name).length}: ${within(name).length} not answered as asked`, tally(within(name)))
  }
  const inWindows = new Set(windows.flatMap(({ name }) => within(name)))
  console.log('besides:', tally(report.failures.filter((failure) => !inWindows.has(failure))))
  console.log(`ready ${Math.round(backAfterMs)} ms after PostgreSQL`)
  await proxy.stop()
  await Promise.all(instances.map((instance) => instance.stop()))
  postgres.stop()
}

function tally(failures: readonly { readonly what: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { what } of failures) counts[what] = (counts[what] ?? 0) + 1
  return counts
}

/** One process on SQLite, killed again and again while it writes. */
async function kill(times: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-outage-'))
  const instance = createInstance(4110, { DATA_DIR: folder }, join(folder, 'log'))
  await instance.start()
  const token = await makeCook(instance.url)
  const report = emptyReport()
  const ready: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const loading = runLoad({ url: instance.url, token, perSecond: 200, seconds: 1, report })
    await wait(300 + Math.random() * 700)
    ready.push(await instance.restart('SIGKILL'))
    await loading
  }
  await compare(instance.url, token, report)
  await instance.stop()
  const db = new DatabaseSync(join(folder, 'roux.sqlite'), { readOnly: true })
  const verdict = db.prepare('pragma integrity_check').get()?.integrity_check
  db.close()
  console.log(`killed ${times} times: ${report.created.size} acknowledged recipes are all there, none twice`)
  console.log(
    `integrity_check: ${verdict}; ready again within ${Math.round(Math.max(...ready))} ms, median ${Math.round(percentile(ready, 0.5))}`,
  )
}

/** One process on SQLite, watched by strace: whatever it says is saved is on the disk by then. */
async function fsyncs(perSecond: number, seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-outage-'))
  const calls = join(folder, 'fsyncs')
  const watch = ['strace', '-D', '-f', '-qq', '-e', 'trace=fsync,fdatasync', '-e', 'signal=none', '-o', calls]
  const instance = createInstance(4130, { DATA_DIR: folder }, join(folder, 'log'), watch)
  await instance.start()
  const token = await makeCook(instance.url)
  const before = countLines(calls)
  const report = await runLoad({ url: instance.url, token, perSecond, seconds })
  const made = countLines(calls) - before
  await instance.stop()
  const changes = [...report.changes.values()].flat().filter(({ isAcknowledged }) => isAcknowledged)
  console.log(`${report.created.size + changes.length} acknowledged writes beside those of usage: ${made} fsyncs`)
}

/** Those that a call of the system ends: strace splits one in two lines where another thread gets in between. */
function countLines(file: string): number {
  return readFileSync(file, 'utf8').match(/ = \d+$/gm)?.length ?? 0
}
