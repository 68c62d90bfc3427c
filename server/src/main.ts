import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { createApp } from './app.ts'
import { readProcessSettings, type Settings, SettingsError } from './config.ts'
import { exitWithLog } from './http/log-stream.ts'
import { watchRequests } from './http/watch-requests.ts'
import { holdSqliteFile } from './storage/hold-sqlite-file.ts'
import { warmThreads } from './threads/run-task.ts'

/** How long accepted requests may take to finish once the process is told to stop. */
const stopWithinMs = 15_000

/**
 * By how much, in percent of what is in use, garbage may grow before it is collected. V8 would let it grow to several
 * times as much where there is memory: long texts, saved or exported one after the other, took 200 MB more.
 */
const mostGarbage = 50

type App = Awaited<ReturnType<typeof createApp>>

export interface RunningServer {
  readonly settings: Settings
  /** The port it listens on, also where the settings left the choice to the system. */
  readonly port: number
}

/** Starts the server of this process; on SIGINT or SIGTERM it finishes what it has accepted and exits. */
export async function startServer(): Promise<RunningServer> {
  setFlagsFromString(`--heap-growing-percent=${mostGarbage}`)
  const stopListening = watchRequests()
  const stopping = new AbortController()
  let running: { readonly app: App; readonly settings: Settings } | undefined
  const stop = (signal: NodeJS.Signals) => {
    // Ctrl+C reaches a process more than once: from the terminal and from whoever started it.
    if (stopping.signal.aborted) return
    stopping.abort()
    // Nothing has been accepted yet, and what was begun is undone or done again by the next start.
    if (!running) process.exit(0)
    const { app, settings } = running
    app.log.info({ signal }, 'stopping')
    setTimeout(() => {
      app.log.warn('some answers were not finished in time')
      void exitWithLog(1)
    }, settings.stopDelayMs + stopWithinMs).unref()
    wait(settings.stopDelayMs)
      .then(() => stopListening(app.server))
      .then(() => app.close())
      .then(
        () => exitWithLog(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'could not stop cleanly')
          return exitWithLog(1)
        },
      )
  }
  // From the first moment: the first process of a container is told nothing that it does not ask for.
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const settings = readProcessSettings()
  const { database } = settings
  // Held until the process ends, whatever ends it.
  if (database.engine === 'sqlite') await holdSqliteFile(database.file)
  const app = await createApp(settings, { stopping: stopping.signal })
  running = { app, settings }
  await app.listen({ host: settings.host, port: settings.port })
  void warmThreads()
  const address = app.server.address()
  return { settings, port: typeof address === 'object' && address ? address.port : settings.port }
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
  const cause = error.cause instanceof Error ? `: ${wordsOf(error.cause)}` : ''
  return `  ${wordsOf(error)}${cause}`
}

/** Where a name has several addresses, and none can be reached, only the parts have words. */
function wordsOf(error: Error): string {
  if (error.message !== '' || !(error instanceof AggregateError)) return error.message
  return error.errors.map((part) => (part instanceof Error ? part.message : String(part))).join(', ')
}

if (import.meta.main) await startServer().catch(exitWithReason)
