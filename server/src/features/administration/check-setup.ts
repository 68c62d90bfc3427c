import type { CheckCode, CheckName } from '@roux/contract/administration'
import type { Settings } from '../../config.ts'
import { holdLock } from '../../storage/hold-lock.ts'
import { tryDatabaseAlone } from '../../storage/try-database.ts'
import { runChecks } from './run-checks.ts'

/** What one of the things that Roux needs really does, in words for whoever runs it. */
export interface SetupCheck {
  readonly part: string
  readonly works: boolean
  /** One line: what works, or what does not. */
  readonly says: string
  /** What to change. */
  readonly change?: string
}

interface Words {
  readonly part: string
  readonly works: string
  readonly fails: string
}

const words: Readonly<Record<CheckName, (settings: Settings) => Words>> = {
  provider: ({ writer }) => {
    const name = nameOf(writer)
    const works = writer === 'kitchen' ? `${name} writes the recipes` : `${name} answers`
    return { part: 'Recipe writer', works, fails: `${name} does not answer as it should` }
  },
  mail: ({ mail: { smtpUrl, folder } }) => {
    const host = smtpUrl === undefined ? folder : (URL.parse(smtpUrl)?.host ?? 'the mail server')
    const works =
      smtpUrl === undefined ? `no mail server is set, so mails become files in ${host}` : `${host} takes our mails`
    return { part: 'Mail', works, fails: `${host} does not take our mails` }
  },
  database: ({ database }) => {
    const name =
      database.engine === 'sqlite'
        ? `SQLite in ${database.file}`
        : `PostgreSQL at ${URL.parse(database.url)?.host || 'its socket'}`
    return { part: 'Database', works: `${name} can be read and written`, fails: `${name} cannot be used` }
  },
}

/** Of Ollama it may be any model that is there. */
function nameOf(writer: Settings['writer']): string {
  return writer === 'kitchen' ? 'the built-in kitchen' : [writer.provider, writer.model].filter(Boolean).join(', ')
}

const advice: Readonly<Record<Exclude<CheckCode, 'database_unavailable'>, string>> = {
  provider_misconfigured: 'Check AI_API_KEY, AI_MODEL and AI_BASE_URL: the provider answers, but not to these.',
  provider_unavailable: 'Check AI_BASE_URL and the way to it: network, proxy, firewall, or is the provider down?',
  provider_timeout: 'It did not answer in time: see whether it is overloaded, or raise AI_FIRST_CHUNK_MS.',
  provider_rate_limited: 'It asks for a pause: look at the limits and the balance of your account there.',
  provider_busy: 'Try again later.',
  provider_refused: 'It refused a harmless request: try another AI_MODEL.',
  provider_malformed: 'What answers there is no such provider: check AI_PROVIDER and AI_BASE_URL.',
  mail_unavailable: 'Check SMTP_URL: scheme (smtps for port 465), host and port.',
  mail_login_refused: 'Check user and password in SMTP_URL.',
  mail_folder_unusable: 'Make DATA_DIR writable.',
}

const onlyLookedAt =
  'is here and whole, with what runs it, and there is memory for it (a running Roux has it, so it was not asked)'

/** A model that runs here has no address and needs no key. */
const adviceOnModel: Partial<typeof advice> = {
  provider_misconfigured: 'Check AI_MODEL, the room in DATA_DIR and the memory of this machine.',
  provider_unavailable: 'Start Roux, which brings what is missing, and look at its log.',
  provider_timeout: 'It did not answer in time: set a smaller AI_MODEL, or raise AI_FIRST_CHUNK_MS.',
  provider_malformed: 'Try another AI_MODEL.',
}

/** Really uses everything that the settings name, and says what to change. Never a key, or what was answered. */
export async function checkSetup(settings: Settings): Promise<SetupCheck[]> {
  const checks = await runChecks({
    ...settings,
    hold: (lock) => holdLock(lock, { tries: 1, pause: 0 }),
    tryDatabase: () => tryDatabaseAlone(settings.database),
  })
  return checks.map(({ name, failure, isOnlyLookedAt }) => {
    const { part, works, fails } = words[name](settings)
    if (isOnlyLookedAt) return { part, works: true, says: `${nameOf(settings.writer)} ${onlyLookedAt}` }
    if (!failure) return { part, works: true, says: works }
    return { part, works: false, says: `${fails} (${failure.why})`, change: adviceOn(failure.code, settings) }
  })
}

function adviceOn(code: CheckCode, { database, writer }: Settings): string {
  const isHere = writer !== 'kitchen' && writer.local
  if (code !== 'database_unavailable') return (isHere && adviceOnModel[code]) || advice[code]
  return database.engine === 'sqlite'
    ? 'Make DATA_DIR writable, and see that there is room on the disk.'
    : 'Check DATABASE_URL: host, port, name, user and password, and that the user may create tables.'
}
