import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ErrorBody, ValidationErrorBody } from '@roux/contract/error-bodies'
import { inject, onTestFinished } from 'vitest'
import { createApp, type Surroundings } from '../src/app.ts'
import { readSettings, type Settings } from '../src/config.ts'
import { createPasswords } from '../src/security/passwords.ts'
import { makeDataFolder } from './data-folder.ts'
import { createDatabase, type engines } from './engines.ts'

type Engine = (typeof engines)[number]

/** What a password costs is no matter of most tests: the shipped strength took most of their time. */
const passwords = createPasswords(undefined, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Roux on a database and a port of its own for the running test; returns its address. */
export async function startApp(
  engine: Engine,
  changes: Partial<Settings> = {},
  around: Surroundings = {},
): Promise<string> {
  const settings = {
    // A test makes as many accounts as it likes.
    ...readSettings({ LOG_LEVEL: 'silent', SIGN_UP_DAILY_LIMIT: '0' }),
    database: changes.database ?? (await createDatabase(engine)),
    webFolder: inject('webFolder'),
    // Tests share the processor with many others, and a thread with the server.
    longestDelayMs: 0,
    uploadFolder: join(tmpdir(), 'roux-uploads'),
    backups: { folder: '', everyHours: 0, keep: 0 },
    mail: { from: 'Roux <roux@example.org>', smtpUrl: undefined, folder: makeFolder('roux-mail-') },
    ...changes,
  }
  const app = await createApp(settings, { passwords, ...around })
  onTestFinished(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** A folder for the running test. */
export function makeFolder(prefix: string): string {
  const folder = makeDataFolder(prefix)
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
