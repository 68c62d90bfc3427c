import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Preloads the fonts of the first paint: their hashed names are only known once the bundle is made. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'roux:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => names.map((name) => preloadTag(findFont(Object.keys(bundle), name))),
    },
  }
}

function findFont(files: readonly string[], name: string): string {
  const file = files.find((path) => path.endsWith('.woff2') && path.includes(name))
  if (file === undefined) throw new Error(`no stylesheet uses the font ${name}, which is to be preloaded`)
  return file
}

function preloadTag(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
    injectTo: 'head-prepend',
  }
}
