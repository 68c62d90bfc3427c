import type { Plugin } from 'vite'

const unread = /\b(?:(?:serving|swap): \[[^\]]*\]|prep: \{[^}]*\}),?/g

/**
 * Leaves out of the page what only the kitchen reads of an ingredient: how much is served, how it is prepared, what
 * stands in for it.
 */
export function slimLexicon(): Plugin {
  return {
    name: 'roux:slim-lexicon',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (/\/cooking\/src\/foods\/[\w-]+\.ts$/.test(id) ? code.replace(unread, '') : undefined),
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && /[.{,](?:(?:serving|prep|swap)\b(?!:)|serving:[\w$])/.test(output.code))
          this.error(`${output.fileName} reads what is left out of its lexicon`)
    },
  }
}
