import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { compileCache } from '../test/compile-cache.ts'
import { startFakeProvider } from '../test/fake-provider.ts'
import { startSilentServer } from '../test/smtp.ts'
import { post } from '../test/start-app.ts'
import { describeFailure } from './main.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

/** The server as a process of its own, with its output so far. */
function run(variables: Record<string, string>): { child: ChildProcess; output: () => string } {
  const folder = mkdtempSync(join(tmpdir(), 'roux-main-'))
  const child = spawn(process.execPath, [program], { env: { DATA_DIR: folder, ...compileCache, ...variables } })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
    rmSync(folder, { recursive: true })
  })
  return { child, output: () => output }
}

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' && address ? address.port : 0)
}

async function untilReady(url: string): Promise<void> {
  await expect
    .poll(() =>
      fetch(`${url}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
}

test('settings that cannot be used end the start with every fault and no value', async () => {
  const { child, output } = run({ PORT: 'secret-1', AI_PROVIDER: 'openai', LOG_LEVEL: 'secret-2' })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(output()).toMatch(/Roux cannot start[\s\S]*PORT: [\s\S]*LOG_LEVEL: [\s\S]*AI_API_KEY: /)
  expect(output()).not.toContain('secret')
})

test('a port that is taken is said in one sentence', async () => {
  const holder = createServer().listen(0, 'localhost')
  await once(holder, 'listening')
  onTestFinished(() => void holder.close())
  const address = holder.address()
  const { child, output } = run({ PORT: String(typeof address === 'object' && address ? address.port : 0) })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(output()).toContain('Its port is in use: stop the other program or set PORT.')
})

test.each([
  ['SIGTERM', ['SIGTERM']],
  ['SIGINT', ['SIGINT']],
  ['being told three times to stop', ['SIGTERM', 'SIGTERM', 'SIGINT']],
] as const)('on %s an accepted request is answered before the process ends', async (_, signals) => {
  const provider = await startFakeProvider()
  onTestFinished(() => provider.stop())
  const port = await freePort()
  const { child } = run({
    PORT: port,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'slow-20',
    AI_BASE_URL: `${provider.url}/v1`,
  })
  const url = `http://localhost:${port}`
  await untilReady(url)
  const answer = post(`${url}/api/v1/recipes/generate-public`, { user_input: 'soup' })
  await expect.poll(async () => (await provider.requests()).length).toBe(1)
  const gone = once(child, 'exit')
  for (const signal of signals) child.kill(signal)
  expect((await answer).status).toBe(200)
  expect(await gone).toEqual([0, null])
})

test('who has connected may still ask when it stops, and who never does is not waited for', async () => {
  const port = await freePort()
  const { child } = run({ PORT: port, HOST: '127.0.0.1' })
  await untilReady(`http://127.0.0.1:${port}`)
  const begin = async (text: string) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    let answer = ''
    socket.on('data', (data: Buffer) => (answer += data.toString()))
    await once(socket, 'connect')
    socket.write(text)
    return { socket, answer: () => answer }
  }
  const [silent, half, whole] = [
    await begin(''),
    await begin('GET /healthz HT'),
    await begin('GET /healthz HTTP/1.1\r\n'),
  ]
  // What was sent before has been taken in by then.
  await fetch(`http://127.0.0.1:${port}/healthz`)
  const gone = once(child, 'exit')
  const started = performance.now()
  child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(false)
  whole.socket.write('Host: roux\r\n\r\n')
  expect(await gone).toEqual([0, null])
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(whole.answer()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i)
  expect([silent.answer(), half.answer()]).toEqual(['', ''])
})

test('who stands in line when it is told to stop is still let in', async () => {
  const port = await freePort()
  const { child } = run({ PORT: port, HOST: '127.0.0.1' })
  await untilReady(`http://127.0.0.1:${port}`)
  child.kill('SIGSTOP')
  const answers = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
      await once(socket, 'connect')
      socket.write('GET /healthz HTTP/1.1\r\nhost: roux\r\n\r\n')
      let answer = ''
      socket.on('data', (data: Buffer) => (answer += data.toString()))
      const ended = new Promise((resolve) => socket.once('close', resolve))
      return async () => {
        await ended
        return answer.slice(0, 15)
      }
    }),
  )
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  child.kill('SIGCONT')
  expect(await gone).toEqual([0, null])
  expect(await Promise.all(answers.map((answer) => answer()))).toEqual(Array(60).fill('HTTP/1.1 200 OK'))
})

test('told to stop, it has written every line before it ends', async () => {
  const port = await freePort()
  const { child, output } = run({ PORT: port })
  await untilReady(`http://localhost:${port}`)
  const gone = once(child, 'close')
  child.kill('SIGTERM')
  await gone
  expect(output()).toContain('"msg":"stopping"')
})

test('told to stop while it starts, it ends at once', async () => {
  const silent = await startSilentServer()
  const { child } = run({ PORT: '0', DATABASE_URL: silent.url.replace('smtp:', 'postgres:') })
  await silent.reached
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
})

test('a database that is not there is said in words', async () => {
  const { child, output } = run({ PORT: '0', DATABASE_URL: `postgres://roux@localhost:${await freePort()}/roux` })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(output()).toMatch(/Roux cannot start\.\n {2}connect ECONNREFUSED/)
})

test('of an error that has only parts, the parts are said', () => {
  const parts = [new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')]
  const words = 'connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432'
  expect(describeFailure(new AggregateError(parts))).toBe(`  ${words}`)
  expect(describeFailure(new Error('no way', { cause: new AggregateError(parts) }))).toBe(`  no way: ${words}`)
})

test('told to stop, it is no longer ready, and takes requests for as long as it was set to', async () => {
  const port = await freePort()
  const { child } = run({ PORT: port, STOP_DELAY_MS: '1500' })
  const url = `http://localhost:${port}`
  await untilReady(url)
  const askForSoup = () => post(`${url}/api/v1/recipes/generate-public`, { user_input: 'soup' })
  // The first takes longest: until then its thread is not there.
  expect((await askForSoup()).status).toBe(200)
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await askForSoup()).status).toBe(200)
  expect(await gone).toEqual([0, null])
})

test('a second process on the same SQLite file ends and says why, and the first goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roux-shared-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const port = await freePort()
  run({ PORT: port, DATA_DIR: folder })
  await untilReady(`http://localhost:${port}`)
  const second = run({ PORT: '0', DATA_DIR: folder })
  const [code] = await once(second.child, 'exit')
  expect(code).toBe(1)
  expect(second.output()).toMatch(/Roux cannot start[\s\S]*SQLite serves one process[\s\S]*DATABASE_URL/)
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
})
