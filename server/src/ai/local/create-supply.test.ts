import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { failureOf } from '../../../test/failure-of.ts'
import { makeFolder } from '../../../test/start-app.ts'
import { startHub } from '../../../test/start-hub.ts'
import { engineFolder, installTestEngine } from '../../../test/test-engine.ts'
import { holdLock } from '../../storage/hold-lock.ts'
import type { Hold } from '../provider/own-model.ts'
import { createSupply } from './create-supply.ts'
import { modelFile } from './model-file.ts'

beforeAll(installTestEngine, 600_000)

const hold: Hold = (lock) => holdLock(lock, { tries: 1, pause: 0 })

async function start(environment: Record<string, string> = {}) {
  const sending = Promise.withResolvers<void>()
  const hub = await startHub({ 'tiny-Q4_K_M.gguf': randomBytes(1000) }, { before: () => sending.promise })
  const folder = makeFolder('roux-models-')
  const startRoux = () => {
    const said: string[] = []
    const file = modelFile('hf:cook/tiny:Q4_K_M', { folder, baseUrl: hub.baseUrl })
    const supply = createSupply({ folder, engineFolder, environment, file })
    onTestFinished(() => supply.stop())
    return { ...supply, said, prepare: (how = hold) => supply.prepare((what) => said.push(what), how) }
  }
  return { hub, folder, startRoux, send: sending.resolve }
}

test('of two Roux with one folder one brings the model; the other says so, and uses it once it is there', async () => {
  const { hub, startRoux, send } = await start()
  const [one, other] = [startRoux(), startRoux()]
  one.prepare()
  await expect.poll(() => other.isHeldByAnother(hold)).toBe(true)
  expect(await one.isHeldByAnother(hold)).toBe(false)
  other.prepare()
  await expect.poll(() => other.said).toEqual(['the language model could not be brought'])
  expect(await failureOf(other.assertHere())).toMatch(/^provider_unavailable: another Roux with the same DATA_DIR/)
  expect(await failureOf(one.assertHere())).toMatch(/^provider_unavailable: the language model is being brought/)
  send()
  for (const { assertHere } of [one, other])
    await expect.poll(() => assertHere().catch(() => 'missing')).toBeUndefined()
  expect(hub.ranges).toEqual([undefined])

  one.stop()
  expect(await other.isHeldByAnother(hold)).toBe(false)
})

test('a model that is whole is used while another Roux holds the folder, also before that is known', async () => {
  const { startRoux, send } = await start()
  const [one, other] = [startRoux(), startRoux()]
  send()
  one.prepare()
  await expect.poll(() => one.said).toContain('the language model is here')
  other.prepare(() => new Promise(() => undefined))
  await expect(other.assertHere()).resolves.toBeUndefined()
})

test('a model comes through the proxy that npm would use, and what names none is told', async () => {
  const asked: string[] = []
  const proxy = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void proxy.close())
  await once(proxy, 'listening')
  const failureThrough = async (http_proxy: string) => {
    const roux = (await start({ http_proxy })).startRoux()
    roux.prepare()
    await expect.poll(() => roux.said).toEqual(['the language model could not be brought'])
    return await failureOf(roux.assertHere())
  }
  expect(await failureThrough(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)).toContain(
    'answers with 404',
  )
  expect(asked).toEqual([expect.stringContaining('/api/models/cook/tiny/')])
  expect(await failureThrough('no proxy')).toMatch(/^provider_misconfigured: HTTPS_PROXY/)
})

test('whoever only looks leaves nothing behind', async () => {
  const { folder, startRoux } = await start()
  expect(await startRoux().isHeldByAnother(hold)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})
