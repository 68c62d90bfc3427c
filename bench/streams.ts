import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startRoux } from '../e2e/start-roux.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const readers = 200
const rounds = 30

/** Many recipes streamed at once: whether all arrive, whether memory stays, and how long other calls take meanwhile. */
export async function measureStreams(): Promise<Row[]> {
  const clients = new Worker(new URL('./stream-clients.ts', import.meta.url), { workerData: { readers } })
  const [providerUrl] = await once(clients, 'message')
  const token = 'a-token-of-the-bench'
  const roux = await startRoux({
    AI_PROVIDER: 'openai-compatible',
    // A piece every 100 ms, for some three seconds.
    AI_MODEL: 'slow-100',
    AI_BASE_URL: providerUrl,
    AI_CONCURRENCY: String(readers),
    AI_CONCURRENCY_PER_CALLER: String(readers),
    GUEST_DAILY_LIMIT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: token,
  })
  const heap: number[] = []
  const resident: number[] = []
  let cpuSeconds = 0
  const others: number[] = []
  let failed = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      clients.postMessage(roux.url)
      const streams = once(clients, 'message')
      const isOver = streams.then(() => true)
      while (!(await Promise.race([isOver, pause(20, false)]))) others.push(await timeOther(roux.url))
      const [cut] = await streams
      failed += cut
      heap.push((await readMetric(roux.url, token, 'nodejs_heap_size_used_bytes')) / 2 ** 20)
      resident.push((await readMetric(roux.url, token, 'process_resident_memory_bytes')) / 2 ** 20)
    }
    cpuSeconds = await readMetric(roux.url, token, 'process_cpu_seconds_total')
  } finally {
    await roux.stop()
    await clients.terminate()
  }
  return [
    [`${readers} recipes streamed at once, ${rounds} times: not whole`, String(failed)],
    [
      'processor time of the server for one, start included',
      `${((1000 * cpuSeconds) / (readers * rounds)).toFixed(1)} ms`,
    ],
    // What has been cleared away and what has not yet is told apart by the lowest points.
    [
      'heap of the server at its least, by tens of times',
      thirds(heap)
        .map((some) => megabytes(Math.min(...some)))
        .join(', '),
    ],
    ['memory of the server at its most', megabytes(Math.max(...resident))],
    [
      'another call meanwhile, median / 99 %',
      `${percentile(others, 0.5).toFixed(1)} / ${percentile(others, 0.99).toFixed(1)} ms`,
    ],
  ]
}

function thirds(values: readonly number[]): number[][] {
  const size = values.length / 3
  return [0, 1, 2].map((third) => values.slice(third * size, (third + 1) * size))
}

const megabytes = (value: number) => `${value.toFixed(0)} MB`

async function timeOther(url: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${url}/readyz`)
  await response.arrayBuffer()
  return performance.now() - started
}

async function readMetric(url: string, token: string, name: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text())?.[1])
}

if (import.meta.main) for (const [what, figure] of await measureStreams()) console.log(`${what}: ${figure}`)
