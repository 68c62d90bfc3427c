import { expect, test } from 'vitest'
import { foldInPlace } from './fold-in-place.ts'

test('letters are small and bare, and every one stays where it was', () => {
  expect(foldInPlace('L’Œuf À LA CRÈME BRÛLÉE')).toBe("l'œuf a la creme brulee")
  for (const text of ['İstanbul ½ ẞ', '👩‍🍳 Ǆ ﬁ', 'e\u0301te\u0301'])
    expect(foldInPlace(text)).toHaveLength(text.length)
})
