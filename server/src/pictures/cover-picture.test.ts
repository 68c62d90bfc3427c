import { readFileSync } from 'node:fs'
import { coverTones } from '@roux/cooking/covers/cover-tones'
import { motifRanks } from '@roux/cooking/languages/motif-words'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coverPicture } from './cover-picture.ts'

const drawing = readFileSync(new URL(import.meta.resolve('@roux/cooking/covers/covers.svg')), 'utf8')
const motifs = [...Object.values(motifRanks).flat(), 'whisk']

test('there are at least 40 motifs, each is drawn, and nothing but the four tones is used', () => {
  expect(motifs.length).toBeGreaterThanOrEqual(40)
  const drawn = Array.from(drawing.matchAll(/<symbol id="(\w+)"/g), ([, id]) => id)
  expect(drawn.toSorted()).toEqual(motifs.toSorted())
  const colours = new Set(Array.from(drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, colour]) => colour))
  expect(colours).toEqual(new Set(['none', 'var(--g)', 'var(--a)', 'var(--b)', 'var(--c)']))
  expect(drawing).not.toMatch(/<text|gradient|script|href/i)
})

test('every motif becomes a picture of its own in the tones of its ground', async () => {
  const pictures = await Promise.all(motifs.map((motif) => coverPicture(motif, 'dark')))
  expect(new Set(pictures.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(motifs.length)
  for (const bytes of pictures) {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 1200, height: 630 })
    // The corner of every picture is ground.
    expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(coverTones.dark.g)
  }
})

test('a picture is drawn once, for many who ask at once too', async () => {
  const [first, second] = await Promise.all([coverPicture('leek', 'white'), coverPicture('leek', 'white')])
  expect(second).toBe(first)
  expect(await coverPicture('leek', 'white')).toBe(first)
  expect(await coverPicture('leek', 'brown')).not.toEqual(first)
})

test('what cannot be drawn fails alone', async () => {
  await expect(coverPicture('unicorn', 'white')).rejects.toThrow('there is no drawing of unicorn')
  expect((await coverPicture('fish', 'white')).length).toBeGreaterThan(1000)
})
