import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLines } from './lines.ts'

/** Calls whose handlers never end. */
function start() {
  const inLine = createLines()
  const begun: string[] = []
  const call = (name: Parameters<typeof inLine>[0], caller: string) => {
    void inLine(name, { caller }, async () => {
      begun.push(`${name} of ${caller}`)
      await new Promise(() => undefined)
    })
  }
  return { call, begun }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn()
}

test('a caller has few reads and writes under way at once, and others need not wait for them', async () => {
  const { call, begun } = start()
  for (let asked = 0; asked < 20; asked += 1) {
    call('listRecipes', 'salt')
    call('updateRecipe', 'salt')
  }
  call('readRecipe', 'pepper')
  call('updateRecipe', 'pepper')
  await turns(40)
  const count = (entry: string) => begun.filter((one) => one === entry).length
  expect(count('listRecipes of salt')).toBe(4)
  expect(count('updateRecipe of salt')).toBe(2)
  expect(count('readRecipe of pepper')).toBe(1)
  expect(count('updateRecipe of pepper')).toBe(1)
})

test('what comes at once begins in turns of the event loop of its own', async () => {
  const { call, begun } = start()
  const seen: number[] = []
  for (const caller of ['salt', 'pepper', 'thyme']) call('readRecipe', caller)
  for (let turn = 0; turn < 6; turn += 1) {
    await nextTurn()
    seen.push(begun.length)
  }
  expect(seen.every((count, turn) => count - (seen[turn - 1] ?? 0) <= 1)).toBe(true)
  expect(begun).toHaveLength(3)
})
