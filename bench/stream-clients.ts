import { parentPort, workerData } from 'node:worker_threads'
import { startFakeProvider } from '../server/test/fake-provider.ts'

// A thread of its own: what it does must not hold up whoever measures beside it.
const provider = await startFakeProvider()
parentPort?.postMessage(`${provider.url}/v1`)
parentPort?.on('message', async (url: string) => {
  const streams = Array.from({ length: workerData.readers }, () => readStream(url))
  const wholes = await Promise.all(streams)
  parentPort?.postMessage(wholes.filter((isWhole) => !isWhole).length)
})

async function readStream(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/v1/recipes/generate-public`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ user_input: 'a lentil soup' }),
  })
  return /event: recipe\ndata: .+\n\n$/.test(await response.text())
}
