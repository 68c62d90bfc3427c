import type { Plugin } from 'vite'

/**
 * Sonner injects its CSS with an inline <style>, which the Content-Security-Policy refuses. This takes the injection
 * out and imports the same CSS as a file instead.
 */
export function sonnerStylesheet(): Plugin {
  return {
    name: 'roux:sonner-stylesheet',
    enforce: 'pre',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const withoutInjection = code.replace(/^__insertCSS\(.*$/m, '')
        if (withoutInjection === code) throw new Error('sonner no longer injects its styles as build/ expects')
        return { code: `import 'sonner/dist/styles.css'\n${withoutInjection}`, map: null }
      },
    },
  }
}
