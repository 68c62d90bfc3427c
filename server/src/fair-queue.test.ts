import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairQueue, OverloadedError } from './fair-queue.ts'

/** A queue whose pieces of work are named, and end when they are told to. */
function start(limits: Parameters<typeof createFairQueue>[0]) {
  const changes: string[] = []
  const queue = createFairQueue({ ...limits, onChange: (active, waiting) => changes.push(`${active}+${waiting}`) })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    /** What has begun, in this order. */
    begun,
    lastChange: () => changes.at(-1),
    /** `salt 1` is a piece of work of `salt`. */
    add: (name: string, signal?: AbortSignal, places?: number[]) => {
      const waiter = { caller: name.split(' ')[0] ?? '', signal }
      const onPlace = places && ((ahead: number) => places.push(ahead))
      const work = async () => {
        begun.push(name)
        const { promise, resolve } = Promise.withResolvers<void>()
        ends.set(name, resolve)
        await promise
        return name
      }
      const done = queue.enter(waiter, onPlace).then((leave) => work().finally(leave))
      // Whoever is refused is looked at later.
      done.catch(() => undefined)
      return { done }
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await nextTurn()
    },
  }
}

const many = { atOnce: 1, longest: 100 }

test('no more is done at once than may be, and everything in the end', async () => {
  const { add, end, begun, lastChange } = start({ atOnce: 3, longest: 10 })
  const names = Array.from({ length: 10 }, (_, number) => `salt ${number}`)
  const done = Promise.all(names.map((name) => add(name).done))
  await nextTurn()
  expect(begun).toEqual(names.slice(0, 3))
  expect(lastChange()).toBe('3+7')
  for (const name of names) await end(name)
  expect(await done).toEqual(names)
  expect(lastChange()).toBe('0+0')
})

test('callers take turns, however much one of them has waiting', async () => {
  const { add, end, begun } = start(many)
  for (let number = 1; number <= 50; number += 1) add(`salt ${number}`)
  add('pepper 1')
  add('thyme 1')
  add('pepper 2')
  await nextTurn()
  for (let ended = 0; ended < 6; ended += 1) await end(begun.at(-1) ?? '')
  expect(begun).toEqual(['salt 1', 'salt 2', 'pepper 1', 'thyme 1', 'salt 3', 'pepper 2', 'salt 4'])
})

test('a caller has a few places at most, and leaves the others to everybody else', async () => {
  const { add, end, begun } = start({ atOnce: 3, atOncePerCaller: 2, longest: 100 })
  for (let number = 1; number <= 5; number += 1) add(`salt ${number}`)
  await nextTurn()
  expect(begun).toEqual(['salt 1', 'salt 2'])
  add('pepper 1')
  add('pepper 2')
  await end('salt 1')
  expect(begun).toEqual(['salt 1', 'salt 2', 'pepper 1', 'salt 3'])
  await end('pepper 1')
  expect(begun.at(-1)).toBe('pepper 2')
})

test('when the line is full, whoever has most in it loses what came last', async () => {
  const { add, end, begun } = start({ atOnce: 1, longest: 3 })
  const salt = [1, 2, 3, 4].map((number) => add(`salt ${number}`))
  await expect(add('salt 5').done).rejects.toEqual(new OverloadedError())
  const pepper = add('pepper 1')
  await expect(salt[3]?.done).rejects.toEqual(new OverloadedError())
  add('thyme 1')
  await expect(salt[2]?.done).rejects.toEqual(new OverloadedError())
  // Everybody has one: nobody has caused it but by coming last.
  await expect(add('basil 1').done).rejects.toEqual(new OverloadedError())
  for (const name of ['salt 1', 'salt 2', 'pepper 1', 'thyme 1']) await end(name)
  expect(begun).toEqual(['salt 1', 'salt 2', 'pepper 1', 'thyme 1'])
  await expect(pepper.done).resolves.toBe('pepper 1')
})

test('where nothing may wait, whoever comes on top is refused', async () => {
  const { add } = start({ atOnce: 1, longest: 0 })
  add('salt 1')
  await expect(add('pepper 1').done).rejects.toEqual(new OverloadedError())
})

test('whoever leaves gives up the place, and what has begun goes on', async () => {
  const { add, end, begun, lastChange } = start({ atOnce: 1, longest: 1 })
  const leaving = new AbortController()
  const first = add('salt 1', leaving.signal)
  const waiting = add('pepper 1', leaving.signal)
  leaving.abort('gone')
  await expect(waiting.done).rejects.toBe('gone')
  await expect(add('thyme 1', leaving.signal).done).rejects.toBe('gone')
  expect(lastChange()).toBe('1+0')
  const next = add('thyme 2')
  await end('salt 1')
  await end('thyme 2')
  expect(begun).toEqual(['salt 1', 'thyme 2'])
  expect(await Promise.all([first.done, next.done])).toEqual(['salt 1', 'thyme 2'])
})

test('work that fails makes room for the next', async () => {
  const { run } = createFairQueue(many)
  const failing = run({ caller: 'salt' }, () => Promise.reject(new Error('burnt')))
  const next = run({ caller: 'salt' }, () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('burnt')
  await expect(next).resolves.toBe('done')
})

test('whoever waits is told how many come first, whenever that is another number', async () => {
  const { add, end } = start(many)
  const [told, second, other]: number[][] = [[], [], []]
  const leaving = new AbortController()
  add('salt 1', undefined, told)
  await nextTurn()
  expect(told).toEqual([])
  add('pepper 1', leaving.signal)
  add('salt 2', undefined, told)
  add('salt 3', undefined, second)
  expect([told, second]).toEqual([[1], [3]])
  // Whoever comes late may still be before somebody's second.
  add('thyme 1', undefined, other)
  expect([told, second, other]).toEqual([[1], [3, 4], [3]])
  leaving.abort('gone')
  expect([told, second, other]).toEqual([[1], [3, 4, 3], [3, 2]])
  await end('salt 1')
  expect([told, second, other]).toEqual([
    [1, 0],
    [3, 4, 3, 2],
    [3, 2, 1],
  ])
})
