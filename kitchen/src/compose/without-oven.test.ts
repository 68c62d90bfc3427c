import { expect, test } from 'vitest'
import { dishes } from '../template/dishes.ts'

const oven = { en: /\boven\b/i, fr: /(?<!\p{L})four(?!\p{L})|enfourn/iu }

test('a way that is made without an oven has none in any of its steps', () => {
  const found = dishes.flatMap(({ ways }) =>
    ways
      .filter((way) => !way.oven)
      .flatMap(({ id, steps }) => steps.filter(({ en, fr }) => oven.en.test(en) || oven.fr.test(fr)).map(() => id)),
  )
  expect(found).toEqual([])
})
