import { expect, test } from 'vitest'
import { lazyPart, preload } from './lazy-part.ts'

test('a part is fetched once, however often it is asked for', async () => {
  let fetches = 0
  const part = lazyPart(async () => {
    fetches += 1
    return await Promise.resolve({ name: 'menu' })
  })
  expect(part.current()).toBeUndefined()
  expect(await Promise.all([part.load(), part.load()])).toEqual([{ name: 'menu' }, { name: 'menu' }])
  expect(part.current()).toEqual({ name: 'menu' })
  expect(fetches).toBe(1)
})

test('a part that could not be fetched is tried again', async () => {
  const outcomes = [Promise.reject(new Error('offline')), Promise.resolve({ name: 'menu' })]
  const part = lazyPart(() => outcomes.shift() ?? Promise.reject(new Error('asked too often')))
  await expect(part.load()).rejects.toThrow('offline')
  expect(await part.load()).toEqual({ name: 'menu' })
})

test('fetching ahead keeps its failures to itself', async () => {
  const part = lazyPart(() => Promise.reject(new Error('offline')))
  preload(part)
  await expect(part.load()).rejects.toThrow('offline')
})
