import { readFileSync } from 'node:fs'
import { coverTones, type Ground } from '@roux/cooking/covers/cover-tones'
import sharp from 'sharp'
import { pictureSize } from './picture-size.ts'

/** A motif is drawn on 300 by 200, and nothing of it shall be cut off: what the picture is wider is ground. */
const drawing = { width: 300, height: 200 }

// Each picture is drawn once, by one thread.
sharp.cache(false)
sharp.concurrency(1)

const covers = readFileSync(new URL(import.meta.resolve('@roux/cooking/covers/covers.svg')), 'utf8')

/** What is done in the thread that draws: the library that does it is loaded nowhere else. */
export const tasks = {
  drawCover: (motif: string, ground: Ground): Promise<Uint8Array> =>
    sharp(Buffer.from(coverDrawing(motif, ground)))
      .png({ compressionLevel: 9 })
      .toBuffer(),
}

export type PictureTasks = typeof tasks

/** @throws Error where there is no such motif */
function coverDrawing(motif: string, ground: Ground): string {
  const [, shapes] = new RegExp(`<symbol id="${motif}"[^>]*>(.*?)</symbol>`, 's').exec(covers) ?? []
  if (shapes === undefined) throw new Error(`there is no drawing of ${motif}`)
  const { width, height } = pictureSize
  const wide = (drawing.height * width) / height
  const left = (drawing.width - wide) / 2
  const viewBox = `${left} 0 ${wide} ${drawing.height}`
  const back = `<rect x="${left}" width="${wide}" height="${drawing.height}" fill="var(--g)"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${back}${shapes}</svg>`
  return svg.replace(/var\(--([gabc])\)/g, (_, tone: 'g' | 'a' | 'b' | 'c') => coverTones[ground][tone])
}
