/**
 * What all rows of a table begin with, which is one test: begun with its first row, and over with the table. For rows
 * that change nothing the others see.
 */
export function begunOnce<Begun>(begin: () => Promise<Begun>): () => Promise<Begun> {
  let begun: Promise<Begun> | undefined
  return () => {
    begun ??= begin()
    return begun
  }
}
