import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { listModules } from './build/list-modules.ts'
import { mergeRuntime } from './build/merge-runtime.ts'
import { nameScreenPart } from './build/name-screen-part.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { preloadScreens } from './build/preload-screens.ts'
import { prerenderHome } from './build/prerender-home.ts'
import { slimLexicon } from './build/slim-lexicon.ts'
import { slimRouter } from './build/slim-router.ts'
import { sonnerStylesheet } from './build/sonner-stylesheet.ts'

const libraries = /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//
const radix =
  /node_modules\/(@?radix-ui|@floating-ui|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden)\b|\/ui\/sheet-singleton\.ts/
const cooking = /\/cooking\/src\//
const nutrition =
  /\/cooking\/src\/((nutrition|changes)\/|foods\/(nutrients|household-weights|weights|namesakes)|languages\/(\w+\/)?nutrition\.)/
const instead = /\/cooking\/src\/(instead|wording)\//

export default defineConfig(({ mode }) => {
  const { ROUX_API_PORT: apiPort = '3001' } = loadEnv(mode, import.meta.dirname, 'ROUX_')
  const api = `http://localhost:${apiPort}`
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      tailwindcss(),
      sonnerStylesheet(),
      preloadFonts(['fraunces-normal', 'figtree-latin-wght-normal']),
      slimLexicon(),
      slimRouter(),
      mergeRuntime('libraries'),
      preloadScreens(),
      prerenderHome(),
      listModules(),
      precompress(),
    ],
    resolve: {
      alias: {
        // The original writes a <style> element, which the Content-Security-Policy refuses.
        'react-style-singleton': fileURLToPath(new URL('./src/ui/sheet-singleton.ts', import.meta.url)),
      },
    },
    // Prebundled dependencies pass no plugins, and the stylesheet plugin has to see sonner.
    optimizeDeps: { exclude: ['sonner'] },
    build: {
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What every visit needs and an update of Roux seldom changes stays in the browser's cache.
              { name: 'libraries', test: libraries, priority: 2 },
              // The rest of the first page in one piece: many small ones compress worse and take more requests.
              { name: 'first-page', tags: ['$initial'], test: /\/web\/src\//, priority: 1 },
              // Culinary knowledge in one piece that no first page needs; its parts share the lexicon.
              {
                name: 'cooking',
                test: (id) => cooking.test(id) && !nutrition.test(id) && !instead.test(id),
                priority: 1,
              },
              // Dialogs, menus and tooltips, which share most of what they are made of.
              { name: 'radix', test: radix, priority: 1 },
              // What a recipe's page is made of, in few pieces: it once took eighty requests.
              { name: nameScreenPart(), debugName: 'parts of screens' },
              // What foods hold and weigh comes once the rest of a recipe is there, and with it what reckons with that.
              { name: 'nutrition', test: nutrition },
              // What stands in for what comes after that.
              { name: 'instead', test: instead },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': api, '/healthz': api, '/readyz': api } },
  }
})
