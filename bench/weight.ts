import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { measureEntry } from '../scripts/web-size.ts'
import type { Row } from './row.ts'

/** What a guest's first page weighs. */
export function measureWeight(): Row[] {
  buildWebIfStale()
  const { script, style } = measureEntry()
  const dist = fileURLToPath(new URL('../web/dist', import.meta.url))
  const fonts = globSync('assets/*.woff2', { cwd: dist }).map((file) => statSync(`${dist}/${file}`).size)
  return [
    ['JavaScript of the first page, brotli', `${(script / 1000).toFixed(1)} kB`],
    ['CSS of the first page, brotli', `${(style / 1000).toFixed(1)} kB`],
    ['fonts in all', `${(fonts.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} kB`],
  ]
}
