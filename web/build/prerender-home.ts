import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import { stylesOfHome } from './styles-of-home.ts'

/** What src/prerender.tsx exports. */
interface Prerender {
  prerendered: readonly { language: string; title: string; description: string; home: string; frame: string }[]
}

/**
 * Writes home, and the frame of a cook's recipe, as HTML in each language for the first paint; the app takes it over: see
 * decision 26.
 */
export function prerenderHome(): Plugin {
  return {
    name: 'roux:prerender-home',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('there is no page to put home into')
      const root = fileURLToPath(new URL('..', import.meta.url))
      const { module } = await runnerImport<Prerender>(`${root}src/prerender.tsx`, {
        root,
        configFile: false,
        mode: 'production',
        logLevel: 'error',
        plugins: [react()],
      })
      const outputs = Object.values(bundle)
      const code = outputs.find((output) => output.type === 'chunk' && output.name === 'first-page')
      const styles = outputs.find(
        ({ fileName }) => fileName.endsWith('.css') && String(page.source).includes(`href="/${fileName}"`),
      )
      if (code?.type !== 'chunk' || styles?.type !== 'asset')
        throw new Error('the first page has no code, or no styles')
      const ofHome = this.emitFile({
        type: 'asset',
        name: 'home.css',
        source: stylesOfHome(String(styles.source), code.code),
      })
      for (const { language, title, description, home, frame } of module.prerendered) {
        const texts = outputs.find(
          (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/i18n/${language}-home.json`),
        )
        if (!texts) throw new Error(`the texts in ${language} have no chunk`)
        const source = String(page.source)
          .replace('<html lang="en"', `<html lang="${language}"`)
          .replace(/<title>[^<]*/, `<title>${title}`)
          .replace(/(<meta name="description" content=")[^"]*/, `$1${description}`)
          .replace('</head>', `  <link rel="modulepreload" crossorigin href="/${texts.fileName}">\n  </head>`)
          .replace(`href="/${styles.fileName}"`, `href="/${this.getFileName(ofHome)}" data-whole="/${styles.fileName}"`)
        this.emitFile({ type: 'asset', fileName: `home.${language}.html`, source: paintFirst(source, home) })
        const recipe = bundle[`recipe.${language}.html`]
        if (recipe?.type !== 'asset') throw new Error('there is no page to put the frame of a recipe into')
        recipe.source = paintFirst(String(recipe.source), frame)
      }
    },
  }
}

/** A page that shows this first. The paint needs the styles; the fonts, which they ask for, and the app come after them. */
function paintFirst(page: string, html: string): string {
  return page
    .replaceAll(/<link rel="preload" as="font"[^>]*>\n */g, '')
    .replaceAll(/(?<!"low") (?=crossorigin (?:src|href)="[^"]*\.js")/g, ' fetchpriority="low" ')
    .replace('<body>', `<body>\n${html}`)
}
