import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { begunOnce } from '../../test/begun-once.ts'
import { limitsOf } from '../../test/limits-of.ts'
import { post, readError, readValidationError, startApp } from '../../test/start-app.ts'
import { readSettings } from '../config.ts'

const generate = '/api/v1/recipes/generate-public'

describe('an answer of the API', () => {
  test('carries a request id, which the body of an error repeats', async () => {
    const url = await startApp('sqlite')
    const response = await fetch(`${url}/api/v1/nothing`)
    const body = await readError(response)
    expect(response.status).toBe(404)
    expect(body).toEqual({ detail: 'Not Found', code: 'not_found', request_id: response.headers.get('x-request-id') })
    expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is never kept by a browser or proxy', async () => {
    const url = await startApp('sqlite')
    expect((await fetch(`${url}/api/v1/openapi.json`)).headers.get('cache-control')).toBe('no-store')
  })

  test('to a wrong method is 405 and says which are allowed', async () => {
    for (const corsOrigins of [[], ['https://app.example.org']]) {
      const url = await startApp('sqlite', { corsOrigins })
      for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY', 'M-SEARCH']) {
        const response = await fetch(url + generate, { method })
        expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST'])
        expect((await readError(response)).code).toBe('method_not_allowed')
      }
    }
  })

  test('to an address that is none is 404, whatever is asked of it', async () => {
    const url = await startApp('sqlite', { corsOrigins: ['https://app.example.org'] })
    for (const method of ['GET', 'POST', 'OPTIONS', 'PROPFIND', 'QUERY']) {
      const broken = method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{' }
      const response = await fetch(`${url}/api/v1/nothing`, { method, ...broken })
      expect([method, response.status]).toEqual([method, 404])
      expect((await readError(response)).code).toBe('not_found')
    }
  })

  test('does not depend on missing or extra slashes', async () => {
    const url = await startApp('sqlite')
    const body = { user_input: 'soup' }
    for (const path of [`${generate}/`, `/${generate}`, `${generate}/?x=1`]) {
      expect((await post(url + path, body)).status).toBe(200)
    }
  })
})

/** Asks with a path that no client of our own would send, and which `fetch` would tidy. */
function getAsWritten(
  url: string,
  path: string,
): Promise<{ status: number | undefined; cacheControl: string | undefined }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, cacheControl: response.headers['cache-control'] })
    })
      .on('error', reject)
      .end()
  })
}

testTable([
  ['as usual', '/api/v1/users/me'],
  ['in full', 'http://roux.example.org/api/v1/users/me'],
  ['with an escape', '/%61pi/v1/users/me'],
])('a call of the API is counted and kept by nobody however its address is written', async (_, path) => {
  const url = await startApp('sqlite', { limits: limitsOf({ requestsPerMinute: 1 }) })
  expect(await getAsWritten(url, path)).toEqual({ status: 401, cacheControl: 'no-store' })
  expect(await getAsWritten(url, path)).toEqual({ status: 429, cacheControl: 'no-store' })
})

const begun = begunOnce(() => startApp('sqlite'))
testTable([
  ['an escape that is none', '/api/v1/password-recovery/cook%40example.org%ff'],
  ['a part that is too long', `/api/v1/password-recovery/${'cook'.repeat(300)}`],
])('an address that cannot be read is refused in our words, and not repeated', async (_, path) => {
  const url = await begun()
  const response = await post(url + path, {})
  const body = await readError(response)
  const requestId = response.headers.get('x-request-id')
  expect(response.status).toBe(400)
  expect(body).toEqual({ detail: 'Bad Request', code: 'bad_request', request_id: requestId })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('every proxy that the settings take, by address or network, is one to trust', async () => {
  const proxies = ['10.1.2.3', '10.0.0.0/1', '10.1.2.3/32', '::1', 'fd00::/8', '::1/128', '::ffff:10.0.0.0/104']
  const { trustedProxies } = readSettings({ TRUST_PROXY: proxies.join(', ') })
  expect(trustedProxies).toEqual(proxies)
  const url = await startApp('sqlite', { trustedProxies })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

describe('a body that cannot be used', () => {
  test('is 413 when it is too large and 415 when it is no JSON type', async () => {
    const url = await startApp('sqlite')
    const large = await post(url + generate, { user_input: 'soup', more: 'x'.repeat(70_000) })
    expect([large.status, (await readError(large)).code]).toEqual([413, 'payload_too_large'])
    const form = await post(url + generate, 'user_input=soup', { 'content-type': 'text/csv' })
    expect([form.status, (await readError(form)).code]).toEqual([415, 'unsupported_media_type'])
  })

  const begun = begunOnce(() => startApp('sqlite'))
  testTable(['{"user_input": "soup"', '', 'nonsense', '{"__proto__": {}, "user_input": "soup"}'])(
    'is 422 when its JSON is broken',
    async (body) => {
      const url = await begun()
      const response = await post(url + generate, body)
      expect(response.status).toBe(422)
      expect((await readValidationError(response)).code).toBe('validation_error')
    },
  )
})

describe('the web app', () => {
  test('answers on every path that is neither a file nor the API', async () => {
    const url = await startApp('sqlite')
    for (const path of ['/', '/recipe/guest', '/any/thing?x=1', '/apiary']) {
      const response = await fetch(url + path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('<title>Roux</title>')
    }
    expect((await fetch(`${url}/`, { method: 'HEAD' })).status).toBe(200)
  })

  test('shows home and recipes in the language of the address, else of the cookie, else of the browser', async () => {
    const url = await startApp('sqlite')
    for (const [path, headers, language] of [
      ['/?lng=fr', { cookie: 'lng=en', 'accept-language': 'en' }, 'fr'],
      ['/', { cookie: 'sidebar_state=true; lng=fr', 'accept-language': 'en' }, 'fr'],
      ['/?lng=de', { cookie: 'lng=xx', 'accept-language': 'de, fr-CA;q=0.9, en;q=0.8' }, 'fr'],
      ['/?lng=%00&lng=fr', { cookie: 'my_lng=fr' }, 'en'],
    ] as const) {
      for (const encoding of ['br', 'identity']) {
        const response = await fetch(url + path, { headers: { ...headers, 'accept-encoding': encoding } })
        expect(await response.text()).toContain(`<html lang="${language}">`)
        expect(response.headers.get('vary')).toBe('accept-language, cookie, accept-encoding')
        const recipe = await fetch(`${url}/recipe/1${path.slice(1)}`, { headers })
        expect(await recipe.text()).toContain(`<html lang="${language}" data-screen="recipe">`)
      }
    }
  })

  test('has its hashed files kept for a year, and a missing one is 404 rather than the page', async () => {
    const url = await startApp('sqlite')
    const asset = await fetch(`${url}/assets/entry-1a2b3c.js`)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await fetch(`${url}/assets/entry-gone.js`)).status).toBe(404)
  })

  test('says of a file that is not there that it is not, whatever its name', async () => {
    const url = await startApp('sqlite')
    for (const path of [
      ...['/robots.txt', '/apple-touch-icon.png', '/recipe/photo.jpg?size=2', '/.env', '/wp-login.php', '/a/thing.JS'],
      ...['/sitemap%2exml', '/.made-from', '/backup.tar.gz'],
    ]) {
      const response = await fetch(url + path)
      expect(response.status, path).toBe(404)
      expect((await readError(response)).code).toBe('not_found')
    }
    for (const path of ['/recipe/guest.d/page', '/any/thing?file=a.txt', '/.well-known/security']) {
      expect(await (await fetch(url + path)).text(), path).toContain('<title>Roux</title>')
    }
  })

  test('comes compressed to whoever can read it', async () => {
    const url = await startApp('sqlite')
    for (const path of ['/', '/recipe/guest', '/assets/entry-1a2b3c.js']) {
      const compressed = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
      const plain = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })
      expect(compressed.headers.get('content-encoding')).toBe('br')
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(await compressed.text()).toBe(await plain.text())
    }
  })

  test('keeps the notes of its build to itself', async () => {
    const url = await startApp('sqlite')
    expect((await fetch(`${url}/.made-from`)).status).toBe(404)
  })

  test('cannot be left by a path that climbs out of its folder', async () => {
    const url = await startApp('sqlite')
    for (const path of [
      '/..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      expect(await (await fetch(url + path)).text()).not.toContain('root:')
    }
  })
})

test('every answer forbids inline scripts, framing, sniffing and referrers', async () => {
  const url = await startApp('sqlite')
  for (const path of ['/', '/assets/entry-1a2b3c.js', '/assets/gone.js', '/api/v1/nothing', '/healthz']) {
    const { headers } = await fetch(url + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  }
})
