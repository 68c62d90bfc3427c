import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { begunOnce } from '../../test/begun-once.ts'
import { startAppWithDatabase } from '../../test/call-as.ts'
import { say } from '../../test/say.ts'
import { signUp } from '../../test/sign-up.ts'

/** What stands on every answer, whatever it is. */
const always = {
  'content-security-policy':
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
    "manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** What differs from answer to answer, or is the connection's. */
const passing = ['date', 'connection', 'keep-alive', 'x-request-id', 'content-length', 'etag', 'last-modified']

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

test('page, file, API, and answers of every kind of failure carry these headers and no other', async () => {
  const { url, call, database } = await startAppWithDatabase('sqlite')
  const cook = await signUp(url)
  await database.db.schema.dropTable('recipe_versions').execute()
  const served = { 'accept-ranges': 'bytes', vary: 'accept-encoding' }
  const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...served }
  const inLanguage = { ...page, vary: 'accept-language, cookie, accept-encoding' }
  const file = {
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    ...served,
  }
  const made = await call(cook, 'POST', '/recipes/', { title: 'Soup' })
  const { id } = (await made.json()) as { id: string }
  const plain = { headers: { 'accept-encoding': 'identity' } }
  const answers: [string, Response, number, object][] = [
    ['home', await fetch(`${url}/`, plain), 200, inLanguage],
    ['recipe', await fetch(`${url}/recipe/guest`, plain), 200, inLanguage],
    ['page of any path', await fetch(`${url}/recipes`, plain), 200, page],
    ['file', await fetch(`${url}/assets/entry-1a2b3c.js`, plain), 200, file],
    ['missing file', await fetch(`${url}/assets/gone.js`), 404, { 'content-type': json['content-type'] }],
    ['API', await call(cook, 'GET', '/users/me'), 200, json],
    ['unknown call', await call(cook, 'GET', '/nothing'), 404, json],
    ['stranger', await call(undefined, 'GET', '/users/me'), 401, { ...json, 'www-authenticate': 'Bearer' }],
    ['refused input', await call(undefined, 'POST', '/users/signup', {}), 422, json],
    ['wrong method', await call(cook, 'PUT', '/users/me', {}), 405, { ...json, allow: 'DELETE, GET, HEAD, PATCH' }],
    ['failure', await call(cook, 'GET', `/recipes/${id}/versions`), 500, json],
    ['address that is none', await fetch(`${url}/%zz`), 400, json],
  ]
  const seen = answers.map(([what, { status, headers }]) => [
    what,
    status,
    Object.fromEntries([...headers].filter(([name]) => !passing.includes(name))),
  ])
  expect(seen).toEqual(answers.map(([what, , status, own]) => [what, status, { ...always, ...own }]))
})

const begun = begunOnce(() => startAppWithDatabase('sqlite'))
testTable([
  ['no request', 400, 'eggs\r\n\r\n'],
  ['headers without end', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n'],
  ['the same host twice', 400, 'GET /healthz HTTP/1.1\r\nhost: x\r\nHOST: x\r\nConnection: close\r\n\r\n'],
  ['two hosts of old', 400, 'GET /healthz HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n'],
])('whatever goes wrong is answered with its status, these headers and the common error', async (_, status, text) => {
  const { url } = await begun()
  const { answered, closed } = await say(Number(new URL(url).port), text)
  await closed
  const [head = '', body = ''] = answered().split('\r\n\r\n')
  const [line, ...lines] = head.split('\r\n')
  expect(line).toContain(`HTTP/1.1 ${status} `)
  const headers = Object.fromEntries(lines.map((one) => one.split(': ')))
  expect(headers).toMatchObject({ ...always, 'content-type': json['content-type'] })
  expect(JSON.parse(body)).toMatchObject({ code: 'bad_request', request_id: headers['x-request-id'] })
})

test('an expectation that is not known keeps nobody from an answer', async () => {
  const { url } = await startAppWithDatabase('sqlite')
  const text = 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: eggs\r\nConnection: close\r\n\r\n'
  const { answered, closed } = await say(Number(new URL(url).port), text)
  await closed
  expect(answered()).toMatch(/^HTTP\/1\.1 200 .*nosniff/s)
})

test('a failure tells nothing of its cause', async () => {
  const { url, call, database } = await startAppWithDatabase('sqlite')
  const cook = await signUp(url)
  await database.db.schema.dropTable('recipe_versions').execute()
  await database.db.schema.dropTable('recipes').execute()
  const response = await call(cook, 'GET', '/recipes/')
  expect([response.status, await response.json()]).toEqual([
    500,
    { detail: 'Internal Server Error', code: 'internal', request_id: response.headers.get('x-request-id') },
  ])
})
