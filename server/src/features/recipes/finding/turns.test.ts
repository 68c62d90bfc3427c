import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortInTurns, takeTurns } from './turns.ts'

test('what is sorted in turns is sorted, and what is equal stays in its order', async () => {
  const lengths = fc.integer({ min: 0, max: 3000 })
  await fc.assert(
    fc.asyncProperty(lengths, fc.integer({ min: 1, max: 50 }), async (length, kinds) => {
      const values = Array.from({ length }, (_, place) => ({ place, kind: (place * 7919) % kinds }))
      const compare = (one: { kind: number }, other: { kind: number }) => one.kind - other.kind
      expect(await sortInTurns(values, compare, takeTurns())).toEqual(values.toSorted(compare))
    }),
  )
})

test('whoever has left is told so at the next turn', async () => {
  const turns = takeTurns(AbortSignal.abort(new Error('left')))
  await expect(turns.next()).rejects.toThrow('left')
})
