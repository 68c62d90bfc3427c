import { type Reader, take } from './reader.ts'

/** What is not made here is the dish where no other is named; beside one it stands for what it is made of. */
export function settleUnmade(reader: Reader): void {
  const { unmade, found } = reader
  const [first] = unmade
  if (!first) return
  if (found.dishes.length === 0) {
    found.dishes.push(first.near)
    found.unmade.push(first.name)
    found.hinted.push(...first.asks)
    return
  }
  found.asked.push(...unmade.flatMap(({ asks }) => asks))
  for (const { start, end } of unmade.filter(({ asks }) => asks.length === 0)) askUnknown(reader, start, end)
}

/** What is asked for, and nobody here knows. */
function askUnknown(reader: Reader, start: number, end: number): void {
  reader.found.asksUnknown = true
  take(reader, 'unknown_food', start, end)
}
