import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { plainJpeg } from './plain-jpeg.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const photo = (options: object = {}) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#a63', noise } })
    .withMetadata({ exif: { IFD0: { Copyright: 'Camille', Make: 'Camera' } } })
    .jpeg(options)
    .toBuffer()

testTable([{}, { progressive: true }])(
  'a photo keeps its picture and loses all that tells of its cook',
  async (options) => {
    const bytes = await photo(options)
    expect(bytes.includes('Camille')).toBe(true)
    const plain = Buffer.from(plainJpeg(Buffer.concat([bytes, Buffer.from('behind the end')])) ?? '')
    for (const word of ['Camille', 'Exif', 'ICC_PROFILE', 'behind']) expect(plain.includes(word)).toBe(false)
    expect(await sharp(plain).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
  },
)

test('what is no JPEG, or not all of one, is none', async () => {
  const bytes = await photo()
  for (const length of [0, 1, 2, 3, 20, bytes.length - 40]) expect(plainJpeg(bytes.subarray(0, length))).toBeUndefined()
  for (const text of ['<svg/>', '\u0089PNG', 'GIF89a']) expect(plainJpeg(Buffer.from(text, 'latin1'))).toBeUndefined()
  expect(plainJpeg(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9]))).toBeUndefined()
  expect(plainJpeg(Buffer.concat([bytes.subarray(0, 2), Buffer.alloc(1_000_000, 0xff)]))).toBeUndefined()
})
