import type { BringInAnswer, Brought, BroughtPiece } from '@roux/contract/bringing-in'
import { limits } from '@roux/contract/limits'

/** What is read of a file in one go. */
interface Slice {
  readonly drafts: readonly Brought[]
  readonly failures: BringInAnswer['failures']
  readonly progress: number
}

/**
 * What is in a file, piece by piece, as it is read: so many recipes and no more, and of what gave none the first. Nothing
 * is saved.
 * @param name of the file
 */
export async function* bringInFile(
  name: string,
  slices: AsyncIterable<Slice>,
  findSame: (draft: Brought) => Promise<string | null>,
): AsyncGenerator<BroughtPiece> {
  let [found, failed] = [0, 0]
  for await (const { drafts: read, failures, progress } of slices) {
    const drafts: BroughtPiece['drafts'] = []
    const isTooMany = found + read.length > limits.recipesOfFile
    for (const draft of read.slice(0, limits.recipesOfFile - found)) {
      drafts.push({ ...draft, same_as: await findSame(draft) })
    }
    const told = failures.slice(0, Math.max(0, limits.failuresOfFile - failed))
    found += drafts.length
    failed += failures.length
    yield { drafts, failures: isTooMany ? [...told, { name, code: 'too_many' }] : told, progress }
    if (isTooMany) return
  }
  if (found + failed === 0) yield { drafts: [], failures: [{ name, code: 'no_recipe_found' }], progress: 1 }
}

/** The pieces as events: each as it is read, the last one by another name. */
export async function* eventsOf(pieces: AsyncIterable<BroughtPiece>) {
  for await (const data of pieces) yield { name: 'brought', data }
  yield { name: 'done', data: {} }
}

/** The pieces as one answer, which is never held whole. */
export async function* jsonOf(pieces: AsyncIterable<BroughtPiece>): AsyncGenerator<string> {
  const failures: BringInAnswer['failures'] = []
  let isFirst = true
  yield '{"drafts":['
  for await (const piece of pieces) {
    failures.push(...piece.failures)
    const texts = piece.drafts.map((draft) => JSON.stringify(draft))
    if (texts.length > 0) yield `${isFirst ? '' : ','}${texts.join()}`
    isFirst &&= texts.length === 0
  }
  yield `],"failures":${JSON.stringify(failures)}}`
}
