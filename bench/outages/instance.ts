import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../../server/test/compile-cache.ts'

const program = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** The options that Roux is started with wherever it runs: see decision 17. */
const asStarted = ['--max-semi-space-size=4']

/** One Roux as a process of its own that can be killed and started again. */
export interface Instance {
  readonly url: string
  pid(): number
  start(): Promise<void>
  /** Milliseconds until it is ready again. */
  restart(signal: 'SIGKILL' | 'SIGTERM'): Promise<number>
  /** The exit code, or null where a signal ended it. */
  stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** @param under a program, with its options, that starts it and watches */
export function createInstance(
  port: number,
  variables: Readonly<Record<string, string>>,
  logFile: string,
  under: readonly string[] = [],
): Instance {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  // Nothing is left behind by a measurement that fails.
  process.once('exit', () => child?.kill('SIGKILL'))
  const start = async () => {
    // It would be asked in place of ours.
    if (await isReady(url)) throw new Error(`Something else listens on port ${port}`)
    const log = openSync(logFile, 'a')
    const env = { ...process.env, ...compileCache, ...unlimited, HOST: '127.0.0.1', PORT: String(port), ...variables }
    const [command = process.execPath, ...words] = [...under, process.execPath, ...asStarted, program]
    child = spawn(command, words, { env, stdio: ['ignore', log, log] })
    await untilReady(url)
  }
  const stop = async (signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') => {
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    const gone = once(child, 'exit')
    child.kill(signal)
    const [code] = await gone
    return typeof code === 'number' ? code : null
  }
  return {
    url,
    pid: () => child?.pid ?? 0,
    start,
    stop,
    async restart(signal) {
      const code = await stop(signal)
      if (signal === 'SIGTERM' && code !== 0) throw new Error(`SIGTERM ended Roux with ${code}`)
      const started = performance.now()
      await start()
      return performance.now() - started
    },
  }
}

/** What is measured is not how soon it says no. */
const unlimited = {
  RATE_LIMIT_PER_MINUTE: '0',
  USER_DAILY_LIMIT: '0',
  GUEST_DAILY_LIMIT: '0',
  SIGN_UP_DAILY_LIMIT: '0',
  BACKUP_EVERY_HOURS: '0',
  LOG_LEVEL: 'warn',
}

export async function untilReady(url: string, patienceMs = 20_000): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    if (await isReady(url)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${url} was not ready within ${patienceMs} ms`)
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
