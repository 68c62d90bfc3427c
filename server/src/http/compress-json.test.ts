import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Recipe } from '@roux/contract/recipe'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { bearer, signUp } from '../../test/sign-up.ts'
import { post, startApp } from '../../test/start-app.ts'

describe('JSON of the API', () => {
  testTable([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br;q=0.5', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, *', 'gzip', gunzipSync],
    ['identity', undefined, undefined],
    ['br;q=0', undefined, undefined],
    ['', undefined, undefined],
  ])('is compressed as the client takes it', async (accepted, encoding, open) => {
    const { url, headers, id } = await withRecipe()
    const answer = await getRaw(`${url}/api/v1/recipes/${id}`, { ...headers, 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toContain('accept-encoding')
    expect(Number(answer.headers['content-length'])).toBe(answer.body.byteLength)
    const text = (open?.(answer.body) ?? answer.body).toString()
    expect(JSON.parse(text).description).toBe(description)
    if (encoding) expect(answer.body.byteLength).toBeLessThan(text.length / 2)
  })

  test('keeps the tag that names its content, which a change still answers to', async () => {
    const { url, headers, id } = await withRecipe()
    const path = `${url}/api/v1/recipes/${id}`
    const [plain, compressed] = await Promise.all(
      ['identity', 'br'].map((accepted) => getRaw(path, { ...headers, 'accept-encoding': accepted })),
    )
    expect(compressed?.headers.etag).toBe(plain?.headers.etag)
    const change = (ifMatch: string) =>
      fetch(path, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json', 'if-match': ifMatch },
        body: '{"title":"Other"}',
      })
    expect((await change(compressed?.headers.etag ?? '')).status).toBe(200)
    expect((await change(compressed?.headers.etag ?? '')).status).toBe(412)
  })

  test('stays as it is where it is short, carries a token, or comes as events', async () => {
    const { url, headers, email, password } = await withRecipe()
    const me = await getRaw(`${url}/api/v1/users/me`, { ...headers, 'accept-encoding': 'br' })
    expect(me.headers['content-encoding']).toBeUndefined()
    const logIn = await fetch(`${url}/api/v1/login/access-token`, {
      method: 'POST',
      headers: { 'accept-encoding': 'br' },
      body: new URLSearchParams({ username: email, password }),
    })
    expect(logIn.status).toBe(200)
    expect(logIn.headers.get('content-encoding')).toBeNull()
    expect(logIn.headers.get('vary') ?? '').not.toContain('accept-encoding')
    const stream = await post(
      `${url}/api/v1/recipes/generate-public`,
      { user_input: 'a lentil soup' },
      { accept: 'text/event-stream', 'accept-encoding': 'br' },
    )
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.headers.get('content-encoding')).toBeNull()
    expect(await stream.text()).toContain('event: recipe')
  })
})

const description = 'Sweet, and quick to make. '.repeat(60).trim()

async function withRecipe() {
  const url = await startApp('sqlite')
  const cook = await signUp(url)
  const headers = bearer(cook)
  const created = await post(`${url}/api/v1/recipes/`, { title: 'Soup', description }, headers)
  const { id } = Recipe.parse(await created.json())
  return { url, headers, id, email: cook.email, password: cook.password }
}

/** As it comes over the wire: `fetch` would open it. */
function getRaw(url: string, headers: Readonly<Record<string, string>>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    headers: Readonly<Record<string, string | undefined>>
    body: Buffer
  }>()
  request(url, { headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () =>
      resolve({ headers: response.headers as Record<string, string | undefined>, body: Buffer.concat(chunks) }),
    )
  })
    .on('error', reject)
    .end()
  return promise
}
