import { calls } from '@roux/contract/calls'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../test/call-as.ts'
import { signUp } from '../../test/sign-up.ts'

// What a page of another site can have a browser send without being asked first: GET, HEAD and POST with these types.

const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: 'sidebar_state=true' }

const formTypes = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']

/** Everything that is stored, but what counts and what waits to be mailed. */
async function contentsOf({ database }: Awaited<ReturnType<typeof startAppWithDatabase>>): Promise<string> {
  const tables = ['users', 'sessions', 'recipes', 'recipe_versions', 'one_time_codes'] as const
  return JSON.stringify(await Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute())))
}

describe('a page of another site', () => {
  test('changes nothing with a form, whatever its type, and reads no answer', async () => {
    const app = await startAppWithDatabase('sqlite')
    const cook = await signUp(app.url)
    await expect.poll(() => app.database.db.selectFrom('outbox').select('id').execute()).toEqual([])
    const before = await contentsOf(app)
    const body = JSON.stringify({
      email: 'new@example.org',
      password: 'a wooden spoon',
      user_input: 'soup',
      title: 'x',
    })
    for (const { method, path } of Object.values(calls)) {
      if (method !== 'POST' || path === calls.logIn.path) continue
      const url = path.replace(':email', 'nobody@example.org').replace(/:user_id|:id|:version/g, cook.user.id)
      for (const type of formTypes) {
        const response = await app.call(undefined, 'POST', url, body, { ...evil, 'content-type': type })
        expect([url, type, response.headers.get('access-control-allow-origin')]).toEqual([url, type, null])
        // Asking for a recovery mail is anybody's right, within its limits.
        if (path === calls.recoverPassword.path) expect(response.status).toBe(200)
        else expect([url, type, [401, 415].includes(response.status)]).toEqual([url, type, true])
      }
    }
    expect(await contentsOf(app)).toBe(before)
  })

  test('logs nobody in: the token of a form stands in an answer that it cannot read, and nowhere else', async () => {
    const { url, call } = await startAppWithDatabase('sqlite')
    const cook = await signUp(url)
    const form = new URLSearchParams({ username: cook.email, password: cook.password }).toString()
    const headers = { ...evil, 'content-type': 'application/x-www-form-urlencoded' }
    const response = await call(undefined, 'POST', '/login/access-token', form, headers)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('changes nothing by having something read', async () => {
    const app = await startAppWithDatabase('sqlite')
    const cook = await signUp(app.url)
    await app.call(cook, 'POST', '/recipes/', { title: 'Soup' })
    await expect.poll(() => app.database.db.selectFrom('outbox').select('id').execute()).toEqual([])
    const before = await contentsOf(app)
    for (const { path } of Object.values(calls)) {
      const url = path.replace(':email', cook.email).replace(/:user_id|:id|:version/g, cook.user.id)
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await app.call(cook, method, url, undefined, evil)
    }
    expect(await contentsOf(app)).toBe(before)
  })

  test('cannot ask for more: every other request is asked about first, and refused', async () => {
    const { call } = await startAppWithDatabase('sqlite')
    for (const { method, path } of Object.values(calls)) {
      const asked = await call(undefined, 'OPTIONS', path, undefined, {
        ...evil,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization, content-type',
      })
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
      expect(asked.headers.get('access-control-allow-headers')).toBeNull()
    }
  })
})

test('TRACE is not spoken, and folders and notes of the build are not shown', async () => {
  const { url } = await startAppWithDatabase('sqlite')
  const { request } = await import('node:http')
  const status = await new Promise((resolve) => {
    request(`${url}/api/v1/users/me`, { method: 'TRACE' }, (response) => resolve(response.statusCode)).end()
  })
  expect(status).toBe(405)
  for (const path of ['/.git/config', '/.env', '/package.json', '/assets/', '/metrics', '/.made-from']) {
    const text = await (await fetch(url + path)).text()
    expect(text === '<!doctype html><title>Roux</title>' || text.includes('"not_found"')).toBe(true)
  }
})
