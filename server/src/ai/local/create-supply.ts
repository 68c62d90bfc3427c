import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalSettings } from '../../local-settings.ts'
import { beingBrought, type Hold, notBrought, type Tell, tryAgainMs } from '../provider/own-model.ts'
import { WriterError } from '../provider/writer-error.ts'
import { installEngine, isInstalled } from './install-engine.ts'
import type { ModelFile } from './model-file.ts'
import { takeProxies } from './take-proxies.ts'

/** All that a model is run from, on the disk. Of the processes that share a folder one brings it, and the others use it. */
interface Supply {
  /** @throws WriterError where something is missing; it is being brought then, where that has been prepared */
  assertHere(): Promise<void>
  /** How much of the model is here, in percent, while it is being brought. */
  percent(): number | undefined
  prepare(tell: Tell, hold: Hold): void
  /** Whether another process looks after it. Nothing is left behind where none ever has. */
  isHeldByAnother(hold: Hold): Promise<boolean>
  stop(): void
}

interface Supplied extends Pick<LocalSettings, 'folder' | 'engineFolder' | 'environment'> {
  readonly file: ModelFile
}

export function createSupply({ folder, engineFolder, environment, file }: Supplied): Supply {
  const lock = join(folder, 'in-use.lock')
  const stopping = new AbortController()
  const { signal } = stopping
  let prepared: { readonly tell: Tell; readonly hold: Hold } | undefined
  let letGo: (() => void) | undefined
  let bringing: Promise<void> | undefined
  let failed: { readonly error: WriterError; readonly at: number; readonly times: number } | undefined
  const release = () => {
    letGo?.()
    letGo = undefined
  }
  const isHere = async () => (await isInstalled(engineFolder)) && (await file.isThere())
  const bringAll = async (tell: Tell) => {
    const leaveProxies = takeProxies(environment)
    try {
      await installEngine({ folder: engineFolder, environment, tell, signal })
      await file.bring(tell, signal)
    } finally {
      leaveProxies()
    }
  }
  const bring = async ({ tell, hold }: NonNullable<typeof prepared>) => {
    try {
      letGo ??= await hold(lock)
      if (signal.aborted) return release()
      if (!letGo && !(await isHere())) throw broughtByAnother()
      if (letGo) await bringAll(tell)
      tell('the language model is here')
      failed = undefined
    } catch (thrown) {
      if (signal.aborted) return
      const error = toFailure(thrown)
      failed = { error, at: performance.now(), times: letGo ? (failed?.times ?? 0) + 1 : 0 }
      tell('the language model could not be brought', { err: error })
    } finally {
      bringing = undefined
    }
  }
  const begin = () => {
    const isTooEarly = failed && performance.now() < failed.at + waitOf(failed.times)
    if (prepared && !isTooEarly) bringing ??= bring(prepared)
  }
  return {
    async assertHere() {
      // Whoever waits for the lock brings nothing.
      if (!(bringing && letGo) && (await isHere())) return
      begin()
      throw bringing !== undefined ? beingBrought(file.percent()) : (failed?.error ?? notBrought())
    },
    percent: () => (bringing === undefined ? undefined : file.percent()),
    prepare(tell, hold) {
      prepared = { tell, hold }
      begin()
    },
    async isHeldByAnother(hold) {
      if (letGo || !existsSync(lock)) return false
      const letGoAgain = await hold(lock)
      letGoAgain?.()
      return letGoAgain === undefined
    },
    stop() {
      stopping.abort()
      release()
    },
  }
}

/** What fails again and again may be gigabytes each time; what another brings may soon be here. */
function waitOf(times: number): number {
  return tryAgainMs * 2 ** Math.min(times - 1, 9)
}

function broughtByAnother(): WriterError {
  const why = 'another Roux with the same DATA_DIR brings the language model'
  return new WriterError('provider_unavailable', { why, retryAfterSeconds: waitOf(0) / 1000, retry: 'never' })
}

function toFailure(error: unknown): WriterError {
  if (error instanceof WriterError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
  return new WriterError('provider_misconfigured', { why: `DATA_DIR cannot be used for the model: ${code}` })
}
