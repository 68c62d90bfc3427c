import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const isCompressible = /\.(css|html|js|json|svg|txt)$/

/** Writes a `.br` and a `.gz` beside every compressible file, so that the server never compresses while it answers. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'roux:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(files.filter(isServed).map((file) => compress(join(folder, file))))
    },
  }
}

/** The manifest lies in a dot folder and is for build tools only. */
function isServed(file: string): boolean {
  return isCompressible.test(file) && !file.startsWith('.')
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } }),
    toGzip(content, { level: zlib.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
