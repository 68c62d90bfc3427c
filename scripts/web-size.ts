import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** What a guest's first page may weigh, in bytes of brotli. */
export const entryBudget = 100_000

/** The brotli bytes of the JavaScript and the CSS that the first page loads before it shows anything. */
export function measureEntry(): { script: number; style: number } {
  const dist = new URL('../web/dist/', import.meta.url)
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
  const size = (file: string) => statSync(fileURLToPath(new URL(`${file}.br`, dist))).size
  const chunks = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const name of chunk.imports ?? []) visit(manifest[name])
  }
  visit(Object.values(manifest).find(({ isEntry }) => isEntry))
  const scripts = [...chunks].map(({ file }) => file)
  const styles = new Set([...chunks].flatMap(({ css }) => css ?? []))
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0)
  return { script: sum(scripts), style: sum(styles) }
}
