import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { compileCache } from './compile-cache.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Roux as a process of its own, whose log is read. */
export async function startProcess(variables: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'trace', SIGN_UP_DAILY_LIMIT: '0', ...compileCache, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (log += text.toString()))
  await expect.poll(() => log, { timeout: 20_000 }).toContain('Server listening at')
  return {
    url: /Server listening at (http[^"]+)/.exec(log)?.[1] ?? '',
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      return { code, log }
    },
  }
}
