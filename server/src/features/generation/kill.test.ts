import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Recipes } from '@roux/contract/finding-recipes'
import { Recipe } from '@roux/contract/recipe'
import { expect, onTestFinished, test } from 'vitest'
import { callAs } from '../../../test/call-as.ts'
import { compileCache } from '../../../test/compile-cache.ts'
import { createDatabase, engines } from '../../../test/engines.ts'
import { startFakeProvider } from '../../../test/fake-provider.ts'
import { findFreePort } from '../../../test/find-free-port.ts'
import { providerOf } from '../../../test/provider-of.ts'
import { signUp } from '../../../test/sign-up.ts'
import { connectTo } from '../../storage/database.ts'

const program = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** How often the process is killed, and how many requests it is at work on each time. */
const kills = 8
const atOnce = 3

/** Milliseconds: from before the provider has answered the first to after the last cook has their recipe. */
const between = 8

/** Roux as a process that writes its recipes with a provider, on one database whenever it is started. */
async function prepareServer(engine: (typeof engines)[number]) {
  const fake = await startFakeProvider()
  onTestFinished(() => fake.stop())
  const { writer, calls } = providerOf(fake, 'good')
  const database = await createDatabase(engine)
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const variables = {
    ...compileCache,
    ...(database.engine === 'sqlite'
      ? { DATA_DIR: database.file.replace(/roux\.sqlite$/, '') }
      : { DATABASE_URL: database.url }),
    HOST: '127.0.0.1',
    PORT: String(port),
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: writer.model,
    AI_BASE_URL: writer.baseUrl ?? '',
    LOG_LEVEL: 'silent',
    BACKUP_EVERY_HOURS: '0',
  }
  let child: ChildProcess | undefined
  onTestFinished(() => void child?.kill('SIGKILL'))
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    url,
    calls,
    database,
    start: async () => {
      child = spawn(process.execPath, [program], { env: variables, stdio: 'ignore' })
      await expect.poll(isReady, { timeout: 20_000, interval: 20 }).toBe(true)
    },
    kill: async () => {
      child?.kill('SIGKILL')
      if (child) await once(child, 'exit')
    },
  }
}

test.each(engines)(
  'a process that is killed around its answers leaves whole recipes or none, and the same key makes it one, on %s',
  {
    timeout: 240_000,
  },
  async (engine) => {
    const { url, calls, database, start, kill } = await prepareServer(engine)
    await start()
    const db = connectTo(database, { hasTimeLimits: true })
    onTestFinished(() => db.destroy())
    const call = callAs(url)
    const cook = await signUp(url)
    const listed = async () => Recipes.parse(await (await call(cook, 'GET', '/recipes/')).json())
    const generate = async (key: string) => {
      const response = await call(
        cook,
        'POST',
        '/recipes/generate',
        { user_input: `soup ${key}` },
        { 'idempotency-key': key },
      )
      return Recipe.parse(await response.json()).id
    }

    for (let round = 0; round < kills; round += 1) {
      const keys = Array.from({ length: atOnce }, (_, place) => `key-${round}-${place}`)
      const called = (await calls()).length
      const answers = keys.map(async (key, place) => {
        await pause(place * between)
        return generate(key).catch(() => undefined)
      })
      await expect.poll(async () => (await calls()).length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(called)
      await pause(round * between)
      await kill()
      const heard = await Promise.all(answers)
      await start()
      const { count } = await listed()
      expect(count).toBeGreaterThanOrEqual(round * atOnce + heard.filter((id) => id !== undefined).length)
      expect(count).toBeLessThanOrEqual((round + 1) * atOnce)
      // What the killed one was at stays its own for seconds, where others can be at work. They have passed.
      await db.updateTable('generation_keys').set({ claimed_until: '' }).execute()
      const made = await Promise.all(keys.map(generate))
      expect(made.map((id, place) => heard[place] ?? id)).toEqual(made)
      const { data } = await listed()
      expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining(made))
      expect(data).toHaveLength((round + 1) * atOnce)
    }
  },
)
