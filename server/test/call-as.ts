import { onTestFinished } from 'vitest'
import { openDatabase } from '../src/storage/database.ts'
import { createDatabase, type engines } from './engines.ts'
import { bearer, type Cook, signUp } from './sign-up.ts'
import { startApp } from './start-app.ts'

type Engine = (typeof engines)[number]

/** Sends a call of the API in somebody's name, or in nobody's; text is sent as it is, anything else as JSON. */
export type CallAs = (
  cook: Pick<Cook, 'token'> | undefined,
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>

export function callAs(url: string): CallAs {
  return (cook, method, path, body, headers) =>
    fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(cook && bearer(cook)),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
}

/** Roux for the running test, with a way into its database. */
export async function startAppWithDatabase(
  engine: Engine,
  changes: Parameters<typeof startApp>[1] = {},
  around: Parameters<typeof startApp>[2] = {},
) {
  const settings = changes.database ?? (await createDatabase(engine))
  const url = await startApp(engine, { ...changes, database: settings }, around)
  const database = await openDatabase(settings, () => undefined, around.clock)
  onTestFinished(() => database.close())
  return {
    url,
    call: callAs(url),
    database,
    /** Signs a new cook up whom the database then makes a superuser. */
    signUpSuperuser: async (): Promise<Cook> => {
      const cook = await signUp(url)
      await database.db.updateTable('users').set({ is_superuser: true }).where('id', '=', cook.user.id).execute()
      return cook
    },
  }
}
