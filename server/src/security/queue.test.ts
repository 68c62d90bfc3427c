import { expect, test } from 'vitest'
import { createQueue, createQueues } from './queue.ts'

/** Work that takes until it is told to end. */
function createWork() {
  const ends: (() => void)[] = []
  let most = 0
  return {
    work: async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.push(resolve)
      most = Math.max(most, ends.length)
      await promise
    },
    endAll: async (count: number) => {
      for (let ended = 0; ended < count; ended++) {
        await expect.poll(() => ends.length).toBeGreaterThan(0)
        ends.shift()?.()
      }
    },
    most: () => most,
  }
}

test('a queue does no more at once than it may, and everything in the end', async () => {
  const { work, endAll, most } = createWork()
  const run = createQueue({ atOnce: 3, waiting: 10 })
  const done = Promise.all(Array.from({ length: 10 }, () => run(work)))
  await endAll(10)
  await done
  expect(most()).toBe(3)
})

test('work that fails makes room for the next', async () => {
  const run = createQueue({ atOnce: 1, waiting: 10 })
  const failing = run(() => Promise.reject(new Error('burnt')))
  const next = run(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('burnt')
  await expect(next).resolves.toBe('done')
})

test('queues of different keys do not wait for each other', async () => {
  const { work, endAll, most } = createWork()
  const run = createQueues({ atOnce: 1, waiting: 10 })
  const done = Promise.all(['salt', 'salt', 'pepper'].map((key) => run(key, work)))
  await endAll(3)
  await done
  expect(most()).toBe(2)
})
