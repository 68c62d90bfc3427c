import type { Plugin } from 'vite'

/**
 * Lets what is not used of the router go: the names that it sets on its components, for developers, would keep all of
 * them, and with them what only servers need that render.
 */
export function slimRouter(): Plugin {
  return {
    name: 'roux:slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/^(?:const|let|var) \w+ = (?=[\w$]+\.(?:forwardRef|createContext)\()/gm, '$&/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
