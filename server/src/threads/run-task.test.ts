import { expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { createTaskRunner } from './run-task.ts'

/** Milliseconds of a processor. */
const usualCost = 100

function start(usualIdleMs?: number) {
  const runner = createTaskRunner(new URL('../../test/thread-tasks.ts', import.meta.url), { usualCost, usualIdleMs })
  onTestFinished(async () => void (await runner.stop()))
  return runner
}

const cook = { caller: 'cook', address: 'here' }

test('a long text is walked in another thread than a short one', async () => {
  const { run } = start()
  const usual = await run(cook, 'name', 'a short text')
  expect(await run(cook, 'name', ['a short', { text: 'too' }])).toBe(usual)
  expect(await run(cook, 'name', [{ text: 'x'.repeat(2600) }, 'x'.repeat(2600)])).not.toBe(usual)
})

testTable([
  ['by who they are', { caller: 'greedy', address: 'elsewhere' }],
  ['by where they are', { caller: 'another', address: 'there' }],
])('who takes much time is out of the way of others', async (_, again) => {
  const { run } = start()
  const greedy = { caller: 'greedy', address: 'there' }
  const usual = await run(greedy, 'name')
  const charged: number[] = []
  await run({ ...greedy, charge: (cost) => void charged.push(cost) }, 'work', 2 * usualCost)
  expect(charged).toEqual([expect.toSatisfy((cost: number) => cost >= 2 * usualCost)])
  expect(await run(again, 'name')).not.toBe(usual)
  expect(await run(cook, 'name')).toBe(usual)
})

test('nobody waits for more than one task of each other address, however many accounts call from there', async () => {
  const { run } = start()
  const done: string[] = []
  const say = async (address: string, account = 0) => {
    await run({ caller: `${address} ${account}`, address }, 'name')
    done.push(address)
  }
  await Promise.all([...Array.from({ length: 8 }, (_, account) => say('many', account)), say('one'), say('other')])
  expect(done.indexOf('one')).toBeLessThan(3)
  expect(done.indexOf('other')).toBeLessThan(4)
})

test('thousands of callers who come at once are all served', async () => {
  const { run } = start()
  const callers = Array.from({ length: 3000 }, (_, caller) => `cook ${caller}`)
  expect(await Promise.all(callers.map((caller) => run({ caller }, 'same', caller)))).toEqual(callers)
})

test('who has left before the turn came has nothing done', async () => {
  const { run } = start()
  const leaving = new AbortController()
  const first = run(cook, 'name')
  const second = run({ ...cook, signal: leaving.signal }, 'name')
  leaving.abort('gone')
  await expect(second).rejects.toBe('gone')
  await first
})

test('the first thread goes when nothing is to be done, and comes again', async () => {
  const { run } = start(50)
  const first = await run(cook, 'name')
  await expect.poll(() => run(cook, 'name'), { interval: 200 }).not.toBe(first)
})

test('the first thread is had ready once, however many come', async () => {
  const { run, warm } = start()
  await warm()
  await warm()
  expect(await run(cook, 'timesWarmed')).toBe(1)
})
