import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testTable } from '../contract/test/test-table.ts'
import { describeMachine } from './describe-machine.ts'

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const machine = { bytes: 8.2e9, cores: 4 }

test('an Ollama that runs here is named', async () => {
  const ollama = await listen(({ url }, response) => {
    response.writeHead(url === '/api/version' ? 200 : 404).end('{"version":"0.12.3"}')
  })
  expect(await describeMachine({ ...machine, ollama })).toBe(
    'Ollama runs here: AI_PROVIDER=ollama would have it write the recipes.',
  )
})

testTable([
  [8.2e9, 4, '8 GB of memory and 4 cores: AI_PROVIDER=local would take 2.5 GB'],
  [4e9, 1, '4 GB of memory and one core: AI_PROVIDER=local would take 1.1 GB'],
])('where none does, what the machine has room for is', async (bytes, cores, said) => {
  const ollama = await listen((_request, response) => response.destroy())
  expect(await describeMachine({ ollama, bytes, cores })).toContain(said)
})

test('whoever listens there and says nothing, or something else, is no Ollama and holds nothing up', async () => {
  const silent = await listen(() => undefined)
  const other = await listen((_request, response) => response.end('<!doctype html>'))
  for (const ollama of [silent, other]) {
    expect(await describeMachine({ ...machine, ollama })).toMatch(/^8 GB of memory/)
  }
})
