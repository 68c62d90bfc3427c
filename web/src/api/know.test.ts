import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { askAnew, know } from './know.ts'

const queryKey = ['recipe', '1'] as const

/** A question whose answers come when they are told to. */
function watched() {
  const answers: ((value: string) => void)[] = []
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: ({ signal }) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      signal.throwIfAborted()
      answers.push(resolve)
      return promise
    },
  })
  const stop = observer.subscribe(() => undefined)
  onTestFinished(() => {
    stop()
    client.clear()
  })
  return { client, answers }
}

test('what was asked before a change, and comes after it, does not take its place', async () => {
  const { client, answers } = watched()
  await know(client, queryKey, 'changed')
  answers[0]?.('as it was')
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(client.getQueryData(queryKey)).toBe('changed')
})

testTable([
  { before: undefined, name: 'asked for the first time' },
  { before: 'read long ago', name: 'asked for once more' },
])('what is asked for as a change is made is asked for after it', async ({ before }) => {
  const { client, answers } = watched()
  if (before !== undefined) {
    answers[0]?.(before)
    await expect.poll(() => client.getQueryData(queryKey)).toBe(before)
    void client.invalidateQueries({ queryKey })
  }
  const asked = answers.length
  expect(client.isFetching()).toBe(1)
  askAnew(client, ['recipe'])
  await expect.poll(() => answers.length).toBe(asked + 1)
  answers.at(-1)?.('as it is')
  answers[asked - 1]?.('as it was')
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(client.getQueryData(queryKey)).toBe('as it is')
})
