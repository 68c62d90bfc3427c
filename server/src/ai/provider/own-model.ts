import type { SdkModel } from './sdk-model.ts'
import { WriterError } from './writer-error.ts'

/** Is told what goes on beside, for the log. */
export type Tell = (what: string, details?: object) => void

/** Keeps something to this process, by the file of a lock: undefined where another process has it. */
export type Hold = (lock: string) => Promise<(() => void) | undefined>

/** A model that has to be brought to a machine before it writes. */
export interface OwnModel {
  readonly sdkModel: SdkModel
  /** Which it is; null while that is not known. */
  name(): string | null
  /** How much of it is there, from 0 to 100, while it is being brought. */
  percent(): number | undefined
  /** Brings what is missing, in the background: whoever asks meanwhile is told. */
  prepare(tell: Tell, hold: Hold): void
  /**
   * Where another process has the model in its memory: looks whether all is there that it is made of. To try it would load
   * it once more.
   * @returns whether another has it
   * @throws WriterError
   */
  lookOnly?(hold: Hold): Promise<boolean>
  stop(): void
}

/** How long whoever asks is told to wait while the model is being brought, in seconds. */
const retryAfterSeconds = 30

/** When what could not be brought is tried again, by whoever asks then. */
export const tryAgainMs = 60_000

export function beingBrought(percent: number): WriterError {
  const why = `the language model is being brought: ${Math.floor(percent)} % of it is here`
  return new WriterError('provider_unavailable', { why, retryAfterSeconds, retry: 'never' })
}

export function notBrought(): WriterError {
  const why = 'the language model is not here yet: Roux brings it when it starts'
  return new WriterError('provider_unavailable', { why, retry: 'never' })
}
