import type { Ground } from '@roux/cooking/covers/cover-tones'
import { createFairQueue } from '../fair-queue.ts'
import { createThread } from '../threads/thread.ts'

/** Drawn by a thread of its own, which starts with the first picture: whoever shares nothing pays for nothing. */
const thread = createThread({ file: new URL('./picture-tasks.ts', import.meta.url), timeoutMs: 15_000, niceness: 10 })

const line = createFairQueue({ atOnce: 1, longest: 200 })

/** As many as there are motifs and grounds: 200 of 30 kB. */
const drawn = new Map<string, Promise<Uint8Array>>()

/**
 * The cover of a recipe as a PNG of 1200 by 630, drawn once.
 * @throws OverloadedError; ThreadError
 */
export function coverPicture(motif: string, ground: Ground): Promise<Uint8Array> {
  const name = `${motif} ${ground}`
  const known = drawn.get(name)
  if (known !== undefined) return known
  const picture = line.run({ caller: '' }, async () => {
    const { value, error } = await thread.run('drawCover', [motif, ground])
    if (error !== undefined) throw error
    if (!(value instanceof Uint8Array)) throw new TypeError('the thread drew nothing')
    return value
  })
  drawn.set(name, picture)
  // What failed may go well the next time.
  picture.catch(() => drawn.delete(name))
  return picture
}
