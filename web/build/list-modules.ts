import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Writes which source files each chunk is made of, so that `npm run check` can tell what a page loads. */
export function listModules(): Plugin {
  return {
    name: 'roux:list-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules: Record<string, string[]> = {}
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        modules[output.fileName] = output.moduleIds.map((id) => relative(root, id).split(sep).join('/'))
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) })
    },
  }
}
