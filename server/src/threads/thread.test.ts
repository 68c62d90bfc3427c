import { dishes } from '@roux/kitchen/template/dishes'
import { expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { createThread, ThreadError } from './thread.ts'

const file = new URL('../../test/thread-tasks.ts', import.meta.url)

function start(timeoutMs = 20_000, tasks = file) {
  const thread = createThread({ file: tasks, timeoutMs })
  onTestFinished(() => thread.stop())
  return async (name: string, ...args: unknown[]) => thread.run(name, args)
}

test('tasks are done in one thread beside that of the process, and say what they cost', async () => {
  const run = start()
  const [one, other] = [await run('name'), await run('name')]
  expect(one.value).toBeGreaterThan(0)
  expect(other.value).toBe(one.value)
  const value = { title: 'Œufs 🥚', lines: [{ content: '2 eggs' }], none: null }
  expect((await run('same', value)).value).toEqual(value)
  expect((await run('work', 30)).cost).toBeGreaterThan(one.cost)
})

test('what a task throws is told, and the thread goes on', async () => {
  const run = start()
  const { value } = await run('name')
  expect((await run('fail')).error).toEqual(new RangeError('no such thing'))
  expect((await run('name')).value).toBe(value)
})

testTable([
  ['never ends', 'never', 'the task took too long'],
  ['ends its thread', 'leave', 'the thread ended with 3'],
  ['fills the memory', 'fill', 'the thread broke down'],
])('a task that fails fails alone, and the next one has a new thread', async (_, name, message) => {
  const run = start(name === 'never' ? 3000 : 20_000)
  const { value } = await run('name')
  await expect(run(name)).rejects.toThrow(new ThreadError(message))
  expect((await run('name')).value).toBeGreaterThan(Number(value))
})

test('a task may take so much of a processor and no more, and the start of its thread does not count', async () => {
  const thread = createThread({ file, timeoutMs: 20_000, processorMs: 200 })
  onTestFinished(() => thread.stop())
  const { value } = await thread.run('name', [])
  await thread.run('work', [20])
  const message = 'the task took too much of a processor'
  await expect(thread.run('never', [])).rejects.toThrow(new ThreadError(message))
  expect((await thread.run('name', [])).value).toBeGreaterThan(Number(value))
})

test('what a thread takes to start is not counted, and does not end it', async () => {
  const thread = createThread({ file: new URL('../../test/slow-start-tasks.ts', import.meta.url), timeoutMs: 500 })
  onTestFinished(() => thread.stop())
  const [one, other] = [await thread.run('name', []), await thread.run('name', [])]
  expect(other.value).toBe(one.value)
})

test('a thread that is stopped fails its task, and one that was never needed is none', async () => {
  const thread = createThread({ file, timeoutMs: 20_000 })
  await thread.stop()
  const running = thread.run('never', [])
  await Promise.all([expect(running).rejects.toBeInstanceOf(ThreadError), thread.stop()])
})

test('a thread that has written of many dishes in both languages has more than half of its memory free', async () => {
  const run = start(20_000, new URL('../../test/heap-tasks.ts', import.meta.url))
  const own = { preferences: null, serves: null, max_minutes: null }
  for (const { noun } of dishes.filter((_, index) => index % 4 === 0)) {
    for (const language of ['en', 'fr'] as const) {
      const { error } = await run('composeRecipe', { ...own, user_input: noun[language], language })
      expect(error).toBeUndefined()
    }
  }
  expect((await run('heapShare')).value).toBeLessThan(0.5)
})
