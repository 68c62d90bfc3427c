import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../server/test/compile-cache.ts'
import { makeDataFolder } from '../server/test/data-folder.ts'
import { mailsIn, type ReceivedMail } from '../server/test/read-mail.ts'

export interface Roux {
  readonly url: string
  readonly pid: number
  /** Everything it has printed so far: its banner and its log. */
  output(): string
  /** Every mail it has sent to this address, the oldest first. */
  mailsTo(email: string): readonly ReceivedMail[]
  stop(): Promise<void>
}

/** Roux as `npm start` starts it, on a port and in a data folder of its own. */
export async function startRoux(variables: Readonly<Record<string, string>> = {}): Promise<Roux> {
  const dataFolder = makeDataFolder('roux-data-')
  const program = fileURLToPath(new URL('../scripts/start.ts', import.meta.url))
  const child = spawn(process.execPath, [`--import=${new URL('end-with-parent.ts', import.meta.url)}`, program], {
    // Many tests, each with accounts of its own, come from one address.
    env: { ...process.env, ...compileCache, PORT: '0', DATA_DIR: dataFolder, SIGN_UP_DAILY_LIMIT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const mailFolder = join(dataFolder, 'outbox')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString()
      const ready = /Roux is ready: +(\S+)/.exec(output)?.[1]
      if (ready) resolve(ready)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => {
      rmSync(dataFolder, { recursive: true, force: true })
      reject(new Error(`Roux did not start: ${output}`))
    })
  })
  return {
    url,
    // Without one nothing would have been printed.
    pid: child.pid ?? 0,
    output: () => output,
    mailsTo: (email) =>
      existsSync(mailFolder) ? mailsIn(mailFolder).filter(({ headers }) => headers.get('to') === email) : [],
    stop: async () => {
      await end(child)
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
