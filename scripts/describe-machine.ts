import { availableParallelism } from 'node:os'
import { chooseLocalModel, memoryBytes } from '../server/src/local-settings.ts'
import { usualOllama } from '../server/src/provider-settings.ts'

/** Whoever is there answers at once, and the start waits for nobody else. */
const withinMs = 500

interface Machine {
  /** Where an Ollama would listen. */
  readonly ollama: string
  readonly bytes: number
  readonly cores: number
}

const here = (): Machine => ({ ollama: usualOllama, bytes: memoryBytes(), cores: availableParallelism() })

/** What this machine could do without a key, in one line. */
export async function describeMachine({ ollama, bytes, cores }: Machine = here()): Promise<string> {
  if (await runsOllama(ollama)) return 'Ollama runs here: AI_PROVIDER=ollama would have it write the recipes.'
  const { gigabytes } = chooseLocalModel(bytes)
  const machine = `${Math.round(bytes / 1e9)} GB of memory and ${cores === 1 ? 'one core' : `${cores} cores`}`
  return `${machine}: AI_PROVIDER=local would take ${gigabytes} GB of the disk for a language model of its own.`
}

async function runsOllama(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/api/version`, { signal: AbortSignal.timeout(withinMs), redirect: 'error' })
    return /"version"/.test(await response.text())
  } catch {
    return false
  }
}
