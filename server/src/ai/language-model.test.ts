import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GenerateRequest } from '@roux/contract/generation'
import { expect, onTestFinished, test } from 'vitest'
import { allOf } from '../../test/all-of.ts'
import { calledProviders } from '../../test/called-providers.ts'
import { WriterError } from './provider/writer-error.ts'
import { providerWriter } from './provider-writer.ts'

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([...calledProviders, 'ollama'] as const)(
  'a redirect by %s takes neither key nor prompt to another address',
  async (provider) => {
    let asked = 0
    let followed = 0
    const elsewhere = await listen((_request, response) => {
      followed += 1
      response.end()
    })
    const here = await listen((_request, response) => {
      asked += 1
      response.writeHead(307, { location: `${elsewhere}/v1` }).end()
    })
    const patience = { timeoutMs: 10_000, firstChunkMs: 10_000, chunkMs: 10_000 }
    const writer = providerWriter({ provider, model: 'model', apiKey: 'sk-key', baseUrl: `${here}/v1`, ...patience })
    const request = GenerateRequest.parse({ user_input: 'a soup' })
    const failure = await allOf(
      writer.write(request, { caller: 'a cook', signal: new AbortController().signal }),
    ).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(WriterError)
    expect({ isAsked: asked > 0, followed }).toEqual({ isAsked: true, followed: 0 })
  },
)
