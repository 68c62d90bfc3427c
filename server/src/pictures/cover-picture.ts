import type { Ground } from '@roux/cooking/covers/cover-tones'
import { createTaskLine } from '../threads/task-line.ts'
import type { PictureTasks } from './picture-tasks.ts'

/** Drawn by a thread of its own, which starts with the first picture: whoever shares nothing pays for nothing. */
const draw = createTaskLine<PictureTasks>({
  file: new URL('./picture-tasks.ts', import.meta.url),
  timeoutMs: 15_000,
  niceness: 10,
  longest: 200,
})

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
  const picture = draw({ caller: '' }, 'drawCover', motif, ground)
  drawn.set(name, picture)
  // What failed may go well the next time.
  picture.catch(() => drawn.delete(name))
  return picture
}
