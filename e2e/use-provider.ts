import { startFakeProvider } from '../server/test/fake-provider.ts'

export type Provider = Awaited<ReturnType<typeof startFakeProvider>>

/** A fixture: an AI provider that does what the name of the model says. */
export async function useProvider({}: object, use: (provider: Provider) => Promise<void>): Promise<void> {
  const provider = await startFakeProvider()
  await use(provider)
  await provider.stop()
}
