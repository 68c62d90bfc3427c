import { languages } from '@roux/contract/language'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Screens that are opened by addresses of their own, and the files that each cannot be shown without. */
const screens = {
  recipe: ['app/cook-parts.tsx', 'screens/recipe/recipe-screen.tsx'],
  shared: ['screens/recipe/shared-recipe-screen.tsx', 'screens/recipe/shared-article.tsx'],
}

/**
 * Writes the page once more for each of these screens and languages, with what the screen is made of named in its head:
 * the browser fetches all of it at once, after what the frame around it needs, and not one part after the other asks for
 * the next.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'roux:preload-screens',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('there is no page to name the parts of screens in')
      const html = String(page.source)
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const [screen, files] of Object.entries(screens)) {
        for (const language of languages) {
          const texts = [`i18n/${language}-home.json`, `i18n/${language}.json`]
          const tags = filesOf([...texts, ...files], chunks)
            .filter((file) => !html.includes(file))
            .map((file) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`)
          const source = html
            .replace('<html lang="en"', `<html lang="${language}"`)
            .replace('  </head>', `${tags.join('')}  </head>`)
          this.emitFile({ type: 'asset', fileName: `${screen}.${language}.html`, source })
        }
      }
    },
  }
}

/**
 * The chunks that these source files are in, with all that they import but culinary knowledge: as large as the rest, it
 * would hold up the frame around the screen, which then asks for it.
 */
function filesOf(files: readonly string[], chunks: readonly Chunk[]): string[] {
  const found = new Set<string>()
  const add = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(chunk.fileName) || isLexicon(chunk)) return
    found.add(chunk.fileName)
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file))
  }
  for (const file of files) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${file}`)))
    if (!chunk) throw new Error(`no chunk has ${file}`)
    add(chunk)
  }
  return [...found]
}

const isLexicon = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith('/cooking/src/foods/lexicon.ts'))
