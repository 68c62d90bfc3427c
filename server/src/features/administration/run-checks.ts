import { type CheckCode, type CheckName, checkNames } from '@roux/contract/administration'
import type { Hold } from '../../ai/provider/own-model.ts'
import { WriterError } from '../../ai/provider/writer-error.ts'
import type { Settings } from '../../config.ts'
import { describeMailError } from '../../mail/describe-mail-error.ts'
import { tryMail } from '../../mail/try-mail.ts'

interface Checked extends Pick<Settings, 'writer' | 'mail'> {
  /** For who is not the server itself. */
  readonly hold?: Hold
  /** Writes something into the database and takes it back. */
  tryDatabase(): Promise<void>
}

interface Failure {
  readonly code: CheckCode
  /** More than the code, for the log and whoever runs this Roux: no key, no address of somebody, nothing that was answered. */
  readonly why: string
}

/** What came of using one of the things that Roux needs. */
export interface Check {
  readonly name: CheckName
  readonly failure?: Failure
  /** It is all there, and was not used. */
  readonly isOnlyLookedAt?: boolean
}

const trials: Readonly<Record<CheckName, (checked: Checked) => Promise<unknown>>> = {
  provider: async ({ writer, hold }) => {
    if (writer === 'kitchen') return undefined
    // The AI SDK is loaded when it is needed.
    const { probeProvider } = await import('../../ai/probe-provider.ts')
    return await probeProvider(writer, hold)
  },
  mail: ({ mail }) => tryMail(mail),
  database: ({ tryDatabase }) => tryDatabase(),
}

const diagnoses: Readonly<Record<CheckName, (error: unknown, checked: Checked) => Failure>> = {
  provider: (error) => {
    if (!(error instanceof WriterError)) return { code: 'provider_unavailable', why: nameOf(error) }
    const { code, message, cause } = error
    return { code, why: cause instanceof Error ? `${message}: ${cause.message}` : message }
  },
  mail: (error, { mail }) => {
    const words = Object.values(describeMailError(error)).filter((word) => word !== undefined)
    const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH'
    const code = isLogin ? 'mail_login_refused' : 'mail_unavailable'
    return { code: mail.smtpUrl === undefined ? 'mail_folder_unusable' : code, why: words.join(', ') }
  },
  database: (error) => ({ code: 'database_unavailable', why: nameOf(error) }),
}

/** Really uses all of it at the same time. */
export function runChecks(checked: Checked, names: readonly CheckName[] = checkNames): Promise<Check[]> {
  return Promise.all(
    names.map(async (name) => {
      try {
        const outcome = await trials[name](checked)
        return { name, ...(outcome === 'is here' && { isOnlyLookedAt: true }) }
      } catch (error) {
        return { name, failure: diagnoses[name](error, checked) }
      }
    }),
  )
}

/** Its code or class: a message may repeat what was set. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
