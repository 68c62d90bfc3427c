import { calls } from '@roux/contract/calls'
import { describe, expect, test } from 'vitest'
import { startAppWithDatabase } from '../../test/call-as.ts'
import { signUp } from '../../test/sign-up.ts'
import { startApp } from '../../test/start-app.ts'

describe('metrics', () => {
  const metricsToken = 'a-token-of-the-monitor'
  const read = (url: string, token?: string) =>
    fetch(`${url}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

  test('are for whoever knows the token, and a missing page for everybody else', async () => {
    const url = await startApp('sqlite', { metricsToken })
    for (const token of [undefined, '', 'another', `${metricsToken}x`]) {
      expect((await read(url, token)).status).toBe(404)
    }
    const response = await read(url, metricsToken)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/plain')
  })

  test('are not there without a token set', async () => {
    const text = await (await read(await startApp('sqlite'), 'x')).text()
    expect(text).not.toContain('process_cpu')
  })

  test('count by route and never name an address, an e-mail or an id', async () => {
    const { url, call } = await startAppWithDatabase('sqlite', { metricsToken })
    const cook = await signUp(url)
    await call(undefined, 'POST', `/password-recovery/${cook.email}`)
    await call(cook, 'GET', '/recipes/0199aaaa-0000-7000-8000-000000000000')
    const text = await (await read(url, metricsToken)).text()
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/recipes/:id",status="404"} 1',
    )
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/)
    expect(text).not.toContain('@')
    expect(text).not.toContain('0199aaaa')
  })
})

describe('metrics of recipes', () => {
  test('count what was written by whom, and what came of it', async () => {
    const metricsToken = 'a-token-of-the-monitor'
    const { url, call } = await startAppWithDatabase('postgres', { metricsToken })
    const cook = await signUp(url)
    expect((await call(cook, 'POST', '/recipes/generate', { user_input: 'soup zzprompt' })).status).toBe(200)
    const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
    const text = await response.text()
    const labels = 'provider="kitchen",kind="generate",outcome="written"'
    expect(text).toContain(`roux_generation_duration_seconds_count{${labels}} 1`)
    expect(text).toContain('roux_breaker_open 0')
    expect(text).toContain('roux_generations_waiting 0')
    expect(text).toMatch(/roux_database_connections\{state="open"\} [1-9]/)
    expect(text).not.toContain('zzprompt')
  })
})

describe('other origins', () => {
  const ask = (url: string, origin: string, method = 'GET') =>
    fetch(`${url}/api/v1/users/me`, {
      method,
      headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'GET' }) },
    })
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

  test('may not call the API', async () => {
    const url = await startApp('sqlite')
    expect(allowed(await ask(url, 'https://evil.example'))).toBeNull()
    expect(allowed(await ask(url, 'https://evil.example', 'OPTIONS'))).toBeNull()
  })

  test('may where they are named, and only they, make every call', async () => {
    const url = await startApp('sqlite', { corsOrigins: ['https://app.example.org'] })
    for (const { method, path } of Object.values(calls)) {
      const asked = await fetch(`${url}/api/v1${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://app.example.org',
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type,if-match',
        },
      })
      expect(asked.status).toBe(204)
      expect(allowed(asked)).toBe('https://app.example.org')
      expect(asked.headers.get('access-control-allow-credentials')).toBe('true')
      expect(asked.headers.get('access-control-allow-methods')?.split(', ')).toContain(method)
      expect(asked.headers.get('access-control-allow-headers')).toContain('if-match')
    }
    expect(allowed(await ask(url, 'https://app.example.org'))).toBe('https://app.example.org')
    for (const origin of ['https://evil.example', 'https://app.example.org.evil.example', 'null']) {
      expect(allowed(await ask(url, origin))).toBeNull()
      expect(allowed(await ask(url, origin, 'OPTIONS'))).toBeNull()
    }
  })
})
