import type { WriterErrorCode } from '@roux/contract/errors'
import { WriterError } from '../../ai/writer-error.ts'
import type { MailSettings, Settings } from '../../config.ts'
import { describeMailError } from '../../mail/describe-mail-error.ts'
import { tryMail } from '../../mail/try-mail.ts'
import { tryDatabase } from '../../storage/try-database.ts'

/** What one of the things that Roux needs really does. Never a key, an address of somebody, or what was answered. */
export interface SetupCheck {
  readonly part: 'Recipe writer' | 'Mail' | 'Database'
  readonly works: boolean
  /** One line: what works, or what does not. */
  readonly says: string
  /** What to change. */
  readonly change?: string
}

/** Really uses everything that the settings name. Never fails itself. */
export function checkSetup(settings: Settings): Promise<SetupCheck[]> {
  return Promise.all([checkWriter(settings.writer), checkMail(settings.mail), checkDatabase(settings.database)])
}

const writerAdvice: Readonly<Record<WriterErrorCode, string>> = {
  provider_misconfigured: 'Check AI_API_KEY, AI_MODEL and AI_BASE_URL: the provider answers, but not to these.',
  provider_unavailable: 'Check AI_BASE_URL and the way to it: network, proxy, firewall, or is the provider down?',
  provider_timeout: 'It did not answer in time: see whether it is overloaded, or raise AI_FIRST_CHUNK_MS.',
  provider_rate_limited: 'It asks for a pause: look at the limits and the balance of your account there.',
  provider_busy: 'Try again later.',
  provider_refused: 'It refused a harmless request: try another AI_MODEL.',
  provider_malformed: 'What answers there is no such provider: check AI_PROVIDER and AI_BASE_URL.',
}

async function checkWriter(writer: Settings['writer']): Promise<SetupCheck> {
  const part = 'Recipe writer'
  if (writer === 'kitchen') return { part, works: true, says: 'the built-in kitchen writes the recipes' }
  const name = `${writer.provider}, ${writer.model}`
  try {
    const { probeProvider } = await import('../../ai/probe-provider.ts')
    await probeProvider(writer)
    return { part, works: true, says: `${name} answers` }
  } catch (error) {
    if (!(error instanceof WriterError)) return { part, works: false, says: `${name}: ${nameOf(error)}` }
    const why = error.cause instanceof Error ? error.cause.message : error.code
    return { part, works: false, says: `${name}: ${error.message} (${why})`, change: writerAdvice[error.code] }
  }
}

async function checkMail(mail: MailSettings): Promise<SetupCheck> {
  const part = 'Mail'
  const { smtpUrl, folder } = mail
  if (smtpUrl === undefined) {
    try {
      await tryMail(mail)
      return { part, works: true, says: `no mail server is set, so mails become files in ${folder}` }
    } catch {
      return { part, works: false, says: `mails cannot be written to ${folder}`, change: 'Make DATA_DIR writable.' }
    }
  }
  const host = URL.parse(smtpUrl)?.host ?? 'the mail server'
  try {
    await tryMail(mail)
    return { part, works: true, says: `${host} takes our mails` }
  } catch (error) {
    const words = Object.values(describeMailError(error)).filter((word) => word !== undefined)
    const change = 'Check SMTP_URL: scheme (smtps for port 465), host, port, user and password.'
    return { part, works: false, says: `${host} does not take our mails (${words.join(', ')})`, change }
  }
}

async function checkDatabase(database: Settings['database']): Promise<SetupCheck> {
  const part = 'Database'
  const isSqlite = database.engine === 'sqlite'
  const name = isSqlite
    ? `SQLite in ${database.file}`
    : `PostgreSQL at ${URL.parse(database.url)?.host || 'its socket'}`
  try {
    await tryDatabase(database)
    return { part, works: true, says: `${name} can be read and written` }
  } catch (error) {
    const change = isSqlite
      ? 'Make DATA_DIR writable, and see that there is room on the disk.'
      : 'Check DATABASE_URL: host, port, name, user and password, and that the user may create tables.'
    return { part, works: false, says: `${name} cannot be used (${nameOf(error)})`, change }
  }
}

/** Its code or class: a message may repeat what was set. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
