import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Recipe, Recipes } from '@roux/contract/recipe'
import { expect, onTestFinished, test } from 'vitest'
import { callAs } from '../../../test/call-as.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { findFreePort } from '../../../test/find-free-port.ts'
import { providerOf } from '../../../test/provider-of.ts'
import { signUp } from '../../../test/sign-up.ts'
import { makeFolder } from '../../../test/start-app.ts'

const program = fileURLToPath(new URL('../../main.ts', import.meta.url))
const kills = 20

test('a process that is killed around its answer leaves a whole recipe or none, and the same key makes it one', {
  timeout: 240_000,
}, async () => {
  const fake = await startFakeProvider()
  onTestFinished(() => fake.stop())
  const { writer, calls } = providerOf(fake, 'good')
  const port = await findFreePort()
  const variables = {
    DATA_DIR: makeFolder('roux-kill-'),
    HOST: '127.0.0.1',
    PORT: String(port),
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: writer.model,
    AI_BASE_URL: writer.baseUrl ?? '',
    LOG_LEVEL: 'silent',
    BACKUP_EVERY_HOURS: '0',
  }
  const url = `http://127.0.0.1:${port}`
  const call = callAs(url)
  let child: ChildProcess | undefined
  onTestFinished(() => void child?.kill('SIGKILL'))
  const startServer = async () => {
    child = spawn(process.execPath, [program], { env: variables, stdio: 'ignore' })
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 20_000, interval: 20 }).toBe(true)
  }
  await startServer()
  const cook = await signUp(url)
  const listed = async () => Recipes.parse(await (await call(cook, 'GET', '/recipes/')).json())
  const generate = (key: string) =>
    call(cook, 'POST', '/recipes/generate', { user_input: `soup ${key}` }, { 'idempotency-key': key })

  for (let round = 1; round <= kills; round += 1) {
    const key = `key-${round}`
    const called = (await calls()).length
    const lost = generate(key).then(
      (response) => response.text(),
      () => undefined,
    )
    await expect.poll(async () => (await calls()).length, { timeout: 20_000, interval: 1 }).toBe(called + 1)
    // From before the provider has answered to after the cook has: the times are spread over it.
    await pause(round * 3)
    child?.kill('SIGKILL')
    await Promise.all([child && once(child, 'exit'), lost])
    await startServer()
    const before = await listed()
    expect([round - 1, round]).toContain(before.count)
    const response = await generate(key)
    expect(response.status).toBe(200)
    const recipe = Recipe.parse(await response.json())
    expect((await listed()).data.map(({ id }) => id)).toContain(recipe.id)
    expect((await listed()).count).toBe(round)
  }
})
