import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from './app.ts'
import { readProcessSettings, type Settings, SettingsError } from './config.ts'
import { holdSqliteFile } from './storage/hold-sqlite-file.ts'

/** How long accepted requests may take to finish once the process is told to stop. */
const stopWithinMs = 15_000

export interface RunningServer {
  readonly settings: Settings
  /** The port it listens on, also where the settings left the choice to the system. */
  readonly port: number
}

/** Starts the server of this process; on SIGINT or SIGTERM it finishes what it has accepted and exits. */
export async function startServer(): Promise<RunningServer> {
  const settings = readProcessSettings()
  const { database } = settings
  // Held until the process ends, whatever ends it.
  if (database.engine === 'sqlite') await holdSqliteFile(database.file)
  const stopping = new AbortController()
  const app = await createApp(settings, stopping.signal)
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    // Ctrl+C reaches a process more than once: from the terminal and from whoever started it.
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping')
    stopping.abort()
    setTimeout(() => process.exit(1), settings.stopDelayMs + stopWithinMs).unref()
    wait(settings.stopDelayMs)
      .then(() => stopListening(app.server))
      .then(() => app.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'could not stop cleanly')
          process.exit(1)
        },
      )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await app.listen({ host: settings.host, port: settings.port })
  const address = app.server.address()
  return { settings, port: typeof address === 'object' && address ? address.port : settings.port }
}

/**
 * Resolves when every request that came in has been answered. Fastify alone would answer 503 to those that are on
 * their way, and whoever has connected by then would find the connection gone.
 */
async function stopListening(server: Server): Promise<void> {
  // Right after the event loop has taken in what was waiting.
  await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => server.close(resolve))
}

/** Ends the process with what kept it from starting, in words that say what to change. */
export function exitWithReason(error: unknown): never {
  process.stderr.write(`Roux cannot start.\n${describeFailure(error)}\n`)
  process.exit(1)
}

/** What went wrong, as lines of text. */
export function describeFailure(error: unknown): string {
  if (error instanceof SettingsError) return error.faults.map((fault) => `  ${fault}`).join('\n')
  if (!(error instanceof Error)) return `  ${String(error)}`
  if ('code' in error && error.code === 'EADDRINUSE') return '  Its port is in use: stop the other program or set PORT.'
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `  ${error.message}${cause}`
}

if (import.meta.main) await startServer().catch(exitWithReason)
