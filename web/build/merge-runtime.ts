import type { Plugin, Rolldown } from 'vite'

/**
 * Puts the few helpers of the bundler, which it insists on in a file of their own, into the chunk that every page begins
 * with: they would be one more request before anything runs.
 * @param hostName a chunk that imports nothing else.
 */
export function mergeRuntime(hostName: string): Plugin {
  return {
    name: 'roux:merge-runtime',
    apply: 'build',
    enforce: 'pre',
    // What is written below is not what the names of the files were made of.
    augmentChunkHash: () => 'merged runtime',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const named = (name: string) => chunks.find((chunk) => chunk.name === name)
        const [runtime, host] = [named('rolldown-runtime'), named(hostName)]
        if (!runtime || !host) throw new Error(`there is no runtime to merge into ${hostName}`)
        for (const chunk of chunks) if (chunk.imports.includes(runtime.fileName)) redirect(chunk, runtime, host)
        delete bundle[runtime.fileName]
      },
    },
  }
}

/** Has a chunk take the helpers from their new place; the host makes them, and gives them to the others by other names. */
function redirect(chunk: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk, host: Rolldown.OutputChunk): void {
  const [whole, names] = /^import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/m.exec(chunk.code) ?? []
  const [body, exported] = runtime.code.trimEnd().split(/export\{([^}]*)\};?$/)
  if (
    whole === undefined ||
    names === undefined ||
    body === undefined ||
    exported === undefined ||
    chunk.code.includes('$runtime')
  )
    throw new Error(`the helpers of ${chunk.fileName} are not where they were`)
  const others = chunk.imports.filter((file) => file !== runtime.fileName && file !== host.fileName)
  if (chunk === host) {
    const given = pairsOf(exported).map(([local, name]) => `${name}:${local}`)
    const taken = pairsOf(names).map(([name, local]) => `${name}:${local}`)
    const shown = pairsOf(exported).map(([, name]) => `${name}:$runtime_${name}`)
    const made = `const $runtime=(()=>{${body}return{${given}}})(),{${taken}}=$runtime;`
    chunk.code = `${chunk.code.replace(whole, () => made)}export const{${shown}}=$runtime;`
    chunk.imports = others
  } else {
    const taken = pairsOf(names).map(([name, local]) => `$runtime_${name} as ${local}`)
    const [place] = host.fileName.split('/').slice(-1)
    chunk.code = chunk.code.replace(whole, () => `import{${taken}}from"./${place}";`)
    chunk.imports = [host.fileName, ...others]
  }
}

/** `a as b,c` as pairs of what is before and after `as`. */
function pairsOf(names: string): [string, string][] {
  return names.split(',').map((one) => {
    const [from = '', to = from] = one.split(' as ')
    return [from, to]
  })
}
