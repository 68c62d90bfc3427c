import { type CheckCode, type CheckName, type CheckResult, checkNames } from '@roux/contract/administration'
import { WriterError } from '../../ai/writer-error.ts'
import type { Settings } from '../../config.ts'
import { describeMailError } from '../../mail/describe-mail-error.ts'
import { tryMail } from '../../mail/try-mail.ts'
import { tryDatabase } from '../../storage/try-database.ts'

type CheckedSettings = Pick<Settings, 'writer' | 'mail' | 'database'>

/** Gets what went wrong, in words that may stand in the log. */
type OnFailure = (details: object) => void

const checks: Readonly<
  Record<CheckName, (settings: CheckedSettings, onFailure: OnFailure) => Promise<CheckCode | null>>
> = { provider: checkProvider, mail: checkMail, database: checkDatabase }

/**
 * Really uses what the settings name, as `npm run doctor` does, one part of it or all at the same time. A result is a
 * code and nothing more: it goes to a browser.
 */
export function runChecks(
  settings: CheckedSettings,
  only: CheckName | undefined,
  onFailure: OnFailure,
): Promise<CheckResult[]> {
  const names = only === undefined ? checkNames : [only]
  return Promise.all(
    names.map(async (name) => {
      const code = await checks[name](settings, onFailure)
      return { name, ok: code === null, code }
    }),
  )
}

async function checkProvider({ writer }: CheckedSettings, onFailure: OnFailure): Promise<CheckCode | null> {
  if (writer === 'kitchen') return null
  try {
    // The AI SDK is loaded when it is needed.
    const { probeProvider } = await import('../../ai/probe-provider.ts')
    await probeProvider(writer)
    return null
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    onFailure({ err: error })
    return error.code
  }
}

async function checkMail({ mail }: CheckedSettings, onFailure: OnFailure): Promise<CheckCode | null> {
  try {
    await tryMail(mail)
    return null
  } catch (error) {
    onFailure(describeMailError(error))
    if (mail.smtpUrl === undefined) return 'mail_folder_unusable'
    const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH'
    return isLogin ? 'mail_login_refused' : 'mail_unavailable'
  }
}

async function checkDatabase({ database }: CheckedSettings, onFailure: OnFailure): Promise<CheckCode | null> {
  try {
    await tryDatabase(database)
    return null
  } catch (error) {
    onFailure({ reason: error instanceof Error && 'code' in error ? error.code : 'unknown' })
    return 'database_unavailable'
  }
}
