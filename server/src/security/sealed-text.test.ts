import { expect, test } from 'vitest'
import { openText, sealText } from './sealed-text.ts'

const text = '{"title":"Soupe à l’oignon 🧅"}'

test('what is sealed opens with its secret, in its place, and otherwise not', () => {
  const sealed = sealText(text, 'secret', 'here')
  expect(openText(sealed, 'secret', 'here')).toBe(text)
  expect(openText(sealed, 'another', 'here')).toBeUndefined()
  expect(openText(sealed, 'secret', 'elsewhere')).toBeUndefined()
})

test('no two are alike, and none says what is in it', () => {
  const [one, other] = [sealText(text, 'secret', 'here'), sealText(text, 'secret', 'here')]
  expect(one).not.toBe(other)
  expect(Buffer.from(one, 'base64').toString('latin1')).not.toMatch(/title|oignon/)
})

test('what was changed, cut or sealed in another way is not opened', () => {
  const bytes = Buffer.from(sealText(text, 'secret', 'here'), 'base64')
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect(openText(changed.toString('base64'), 'secret', 'here')).toBeUndefined()
    expect(openText(bytes.subarray(0, place).toString('base64'), 'secret', 'here')).toBeUndefined()
  }
  expect(openText(text, 'secret', 'here')).toBeUndefined()
})
