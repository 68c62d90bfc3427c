import { expect, onTestFinished, test } from 'vitest'
import { readError } from '../../test/start-app.ts'
import { readSettings } from '../config.ts'
import { createHttpApp } from './create-http-app.ts'
import { describingErrors } from './error-handler.ts'
import { refuseGreediest } from './refuse-greediest.ts'

/** Calls of `/api/slow` are answered when they are told to be. */
async function start() {
  const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), trustedProxies: ['127.0.0.1'] }
  const app = await createHttpApp(
    settings,
    describingErrors(() => false),
  )
  let isBusy = true
  refuseGreediest(app, () => isBusy)
  const { promise: ending, resolve: endAll } = Promise.withResolvers<void>()
  let underWay = 0
  app.get('/api/slow', async () => {
    underWay += 1
    await ending
    return 'done'
  })
  app.get('/api/quick', () => 'done')
  app.get('/quick', () => 'done')
  onTestFinished(() => app.close())
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = (path: string, ip: string) => fetch(url + path, { headers: { 'x-forwarded-for': ip } })
  return {
    ask,
    endAll,
    calm: () => {
      isBusy = false
    },
    /** So many calls that are not answered yet. */
    begin: async (count: number, ip: string) => {
      const before = underWay
      const answers = Array.from({ length: count }, () => ask('/api/slow', ip))
      await expect.poll(() => underWay).toBe(before + count)
      return answers
    },
  }
}

const greedy = '192.0.2.1'
const cook = '192.0.2.2'

test('while there is nothing to spare, whoever has most under way is refused, and nobody else', async () => {
  const { ask, begin, calm, endAll } = await start()
  expect((await ask('/api/quick', cook)).status).toBe(200)
  const answers = await begin(8, greedy)
  const refused = await ask('/api/quick', greedy)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await readError(refused)).code).toBe('overloaded')
  expect((await ask('/api/quick', cook)).status).toBe(200)
  expect((await ask('/quick', greedy)).status).toBe(200)
  calm()
  expect((await ask('/api/quick', greedy)).status).toBe(200)
  endAll()
  for (const answer of answers) expect((await answer).status).toBe(200)
})

test('who is alone is not refused, nor who has no more than everybody else together', async () => {
  const { ask, begin, endAll } = await start()
  const answers = await begin(20, greedy)
  expect((await ask('/api/quick', greedy)).status).toBe(200)
  answers.push(...(await begin(8, cook)), ...(await begin(8, '192.0.2.3')), ...(await begin(8, '192.0.2.4')))
  expect((await ask('/api/quick', greedy)).status).toBe(200)
  endAll()
  for (const answer of answers) expect((await answer).status).toBe(200)
})
