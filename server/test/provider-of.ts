import { randomUUID } from 'node:crypto'
import type { Settings } from '../src/config.ts'
import type { ProviderSettings } from '../src/provider-settings.ts'
import type { RecordedRequest } from './fake-provider.ts'

interface Fake {
  readonly url: string
  requests(): Promise<RecordedRequest[]>
}

/** A provider that behaves as its model's name says, at an address of its own, so that its calls can be told apart. */
export function providerOf(fake: Fake, model: string, changes: Partial<ProviderSettings> = {}) {
  const path = `/${randomUUID()}/v1`
  const patience = { timeoutMs: 20_000, firstChunkMs: 20_000, chunkMs: 20_000 }
  const writer: Settings['writer'] = {
    provider: 'openai-compatible',
    model,
    baseUrl: fake.url + path,
    ...patience,
    ...changes,
  }
  return {
    writer,
    calls: async () => (await fake.requests()).filter((request) => request.path.startsWith(path)),
  }
}
