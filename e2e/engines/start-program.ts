import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { answerLimit } from './browser.ts'

export interface Program {
  /** Waits for these words in what the program prints, and gives the match. */
  printed(words: RegExp): Promise<RegExpExecArray>
  /** Why the program is no longer there; nothing while it runs. */
  whyGone(): Error | undefined
  stop(): Promise<void>
}

/** A folder for a program to live in. It goes with the program. */
export function makeHome(): string {
  return mkdtempSync(join(tmpdir(), 'roux-engine-'))
}

/**
 * Starts a program of the system with a home of its own. A small guard waits for our end of a pipe to close, which
 * happens however we end; it then ends all that the program has started, and removes the home.
 */
export function startProgram(path: string, arguments_: readonly string[], home: string, variables = {}): Program {
  const child = spawn(path, arguments_, {
    // A process group of its own.
    detached: true,
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home, TMPDIR: home, LANG: 'en_US.UTF-8', ...variables },
    // The fourth is where some programs tell what they have chosen.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const name = path.slice(path.lastIndexOf('/') + 1)
  let said = ''
  let whyGone: Error | undefined
  child.once('error', (error) => (whyGone = error))
  child.once(
    'exit',
    (code, signal) => (whyGone = new Error(`${name} has ended (${signal ?? code}): ${said.slice(-2000)}`)),
  )
  for (const output of child.stdio.slice(1) as Readable[]) output.on('data', (text) => (said += text))

  // What is dying may still write into its home.
  const guarding = 'read -r _; kill -s KILL -- "-$1"; rm -rf -- "$2" || { sleep 1; rm -rf -- "$2"; }'
  const guard = spawn('sh', ['-c', guarding, 'sh', `${child.pid}`, home], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })

  return {
    async printed(words) {
      for (const limit = Date.now() + answerLimit; ; await pause(20)) {
        const match = words.exec(said)
        if (match) return match
        if (whyGone) throw whyGone
        if (Date.now() > limit) throw new Error(`${name} does not start: ${said.slice(-2000)}`)
      }
    },
    whyGone: () => whyGone,
    async stop() {
      if (guard.exitCode !== null) return
      const gone = once(guard, 'exit')
      guard.stdin.end()
      await gone
    },
  }
}
