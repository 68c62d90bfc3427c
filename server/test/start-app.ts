import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ErrorBody, ValidationErrorBody } from '@roux/contract/error-bodies'
import { onTestFinished } from 'vitest'
import { createApp } from '../src/app.ts'
import type { Clock } from '../src/clock.ts'
import { readSettings, type Settings } from '../src/config.ts'
import type { Network } from '../src/fetching/internet.ts'
import { createDatabase, type engines } from './engines.ts'

type Engine = (typeof engines)[number]

/** Roux on a database and a port of its own for the running test; returns its address. */
export async function startApp(
  engine: Engine,
  changes: Partial<Settings> = {},
  clock?: Clock,
  network?: Network,
): Promise<string> {
  const settings = {
    // A test makes as many accounts as it likes.
    ...readSettings({ LOG_LEVEL: 'silent', SIGN_UP_DAILY_LIMIT: '0' }),
    database: changes.database ?? (await createDatabase(engine)),
    webFolder: makeWebFolder(),
    // Tests share the processor with many others, and a thread with the server.
    longestDelayMs: 0,
    uploadFolder: join(tmpdir(), 'roux-uploads'),
    backups: { folder: '', everyHours: 0, keep: 0 },
    mail: { from: 'Roux <roux@example.org>', smtpUrl: undefined, folder: makeFolder('roux-mail-') },
    ...changes,
  }
  const app = await createApp(settings, { ...(clock && { clock }), ...(network && { network }) })
  onTestFinished(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** What a build of the web app leaves, in small. */
function makeWebFolder(): string {
  const folder = makeFolder('roux-web-')
  const page = '<!doctype html><title>Roux</title>'
  const script = 'export const cook = "roux"'
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, '.made-from'), 'a build')
  for (const [name, text] of [
    ['index.html', page],
    ['home.en.html', page.replace('<title>', '<html lang="en"><title>')],
    ['home.fr.html', page.replace('<title>', '<html lang="fr"><title>')],
    ['assets/entry-1a2b3c.js', script],
  ] as const) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
  }
  return folder
}

/** A folder for the running test. */
export function makeFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Sends JSON, or text as it is, to a call of the API. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The body of an error, checked against the contract. */
export async function readError(response: Response): Promise<ErrorBody> {
  return ErrorBody.parse(await response.json())
}

/** The body of a 422, checked against the contract. */
export async function readValidationError(response: Response): Promise<ValidationErrorBody> {
  return ValidationErrorBody.parse(await response.json())
}
