import { streamType } from '@roux/contract/stream'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { callAs } from '../../test/call-as.ts'
import { startFakeProvider } from '../../test/fake-provider.ts'
import { limitsOf } from '../../test/limits-of.ts'
import { providerOf } from '../../test/provider-of.ts'
import { signUp } from '../../test/sign-up.ts'
import { startApp } from '../../test/start-app.ts'
import { watchRequests } from './watch-requests.ts'

let fake: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  // As the process does that people start.
  watchRequests()
  fake = await startFakeProvider()
})
afterAll(() => fake.stop())

/** What the process has warned of since; Node tells it a turn later. */
function watchWarnings() {
  const warnings: string[] = []
  const note = ({ name, message, stack }: Error) => warnings.push(`${name}: ${message}\n${stack}`)
  process.on('warning', note)
  onTestFinished(() => {
    process.off('warning', note)
  })
  return async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return warnings
  }
}

const paths = [
  ...['/', '/recipe/guest', '/recipe/0199aaaa-0000-7000-8000-000000000000', '/any/thing?x=1', '/login'],
  ...['/assets/entry-1a2b3c.js', '/assets/gone.js', '/api/v1/nothing', '/api/v1/openapi.json', '/healthz'],
]

test('pages, files and what is missing, whole, compressed and unchanged, bring no warning of the process', async () => {
  const url = await startApp('sqlite')
  const warnings = watchWarnings()
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await fetch(url + path, { method, headers: { 'accept-encoding': encoding } })
        const etag = answer.headers.get('etag')
        await answer.arrayBuffer()
        if (etag !== null) await (await fetch(url + path, { headers: { 'if-none-match': etag } })).arrayBuffer()
      }
    }
  }
  expect(await warnings()).toEqual([])
})

test('recipes that are streamed, stopped, repeated and refused bring none', async () => {
  for (const model of ['slow-1', 'refusal']) {
    const { writer } = providerOf(fake, model)
    const url = await startApp('sqlite', { writer, limits: limitsOf({}) })
    const cook = await signUp(url)
    const warnings = watchWarnings()
    const ask = async (accept: string, nth: number) => {
      const headers = { accept, 'idempotency-key': `${accept} ${nth % 3}` }
      const answer = await callAs(url)(cook, 'POST', '/recipes/generate', { user_input: 'soup' }, headers)
      if (nth % 4 === 0) await answer.body?.cancel()
      else await answer.text()
    }
    await Promise.all(
      [streamType, 'application/json'].flatMap((accept) => Array.from({ length: 10 }, (_, nth) => ask(accept, nth))),
    )
    expect(await warnings()).toEqual([])
  }
})
