import { expect, test } from 'vitest'
import { dishes } from './dishes.ts'

test('every dish and every way goes by an id of its own, by which it can be known again', () => {
  const ids = dishes.flatMap(({ id, ways }) => [id, ...ways.map((way) => way.id).filter((one) => one !== id)])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*(?:\/[a-z]+(?:-[a-z]+)*)?$/.test(id) || id.length > 50)).toEqual([])
  // One way alone may go by the name of its dish.
  const unnamed = dishes.filter(({ id, ways }) => ways.filter((way) => way.id === id).length !== 1)
  expect(unnamed.map(({ id }) => id)).toEqual([])
})
