import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { limits } from '@roux/contract/limits'
import { z } from 'zod'
import type { LimitSettings } from './limit-settings.ts'
import { lineOf, type ProviderSettings, paceOf, providerNames } from './provider-settings.ts'
import { findFaults, toList } from './settings-faults.ts'
import { toWriter } from './to-writer.ts'

z.config(z.locales.en())

const root = fileURLToPath(new URL('../..', import.meta.url))

const milliseconds = z.coerce.number().int().min(100).max(3_600_000).optional()
const limit = (byDefault: number) => z.coerce.number().int().min(0).default(byDefault)
const address = (schemes: RegExp, example: string) =>
  z.url({ protocol: schemes, error: `Must be an address such as ${example}` }).optional()

/** Every environment variable Roux reads. All are optional; `.env.example` says what each means. */
const Environment = z.object({
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  APP_URL: address(/^https?$/, 'https://roux.example.org'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host/database'),
  AI_PROVIDER: z.enum(['kitchen', ...providerNames]).default('kitchen'),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: address(/^https?$/, 'https://host/v1'),
  AI_TIMEOUT_MS: milliseconds,
  AI_FIRST_CHUNK_MS: milliseconds,
  AI_CHUNK_MS: milliseconds,
  AI_IDLE_MS: milliseconds,
  AI_CONCURRENCY: z.coerce.number().int().min(1).max(10_000).optional(),
  AI_CONCURRENCY_PER_CALLER: z.coerce.number().int().min(1).max(10_000).default(4),
  AI_PICTURES: z
    .enum(['on', 'off'])
    .optional()
    .transform((value) => value && value === 'on'),
  AI_FALLBACK: z.enum(['kitchen']).optional(),
  GUEST_DAILY_LIMIT: limit(100),
  USER_DAILY_LIMIT: limit(200),
  SIGN_UP_DAILY_LIMIT: limit(100),
  RATE_LIMIT_PER_MINUTE: limit(6000),
  CHECK_SECONDS_PER_MINUTE: limit(20),
  ACCOUNT_RECIPES: limit(20_000),
  ACCOUNT_MEGABYTES: limit(500),
  LOGIN_FAILURE_LIMIT: limit(10),
  LOGIN_FAILURE_LIMIT_PER_ADDRESS: limit(100),
  RECOVERY_LIMIT: limit(5),
  FIRST_SUPERUSER: z.email({ error: 'Must be an e-mail address' }).optional(),
  FIRST_SUPERUSER_PASSWORD: z.string().min(limits.passwordMin).max(limits.passwordMax).optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+$/, 'Must be one line')
    .default('Roux <roux@localhost>'),
  TRUST_PROXY: z.string().optional(),
  CORS_ORIGINS: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'Must have at least 16 characters').optional(),
  BACKUP_EVERY_HOURS: limit(24),
  BACKUP_KEEP: limit(7),
  IMPORT_FETCH: z.enum(['on', 'off']).default('on'),
  IMPORT_HOURLY_LIMIT: limit(200),
  SHARING: z.enum(['on', 'off']).default('on'),
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

type Environment = z.infer<typeof Environment>

/** The names of all variables, in the order of `.env.example`. */
export const environmentNames = Object.keys(Environment.shape)

export interface Settings {
  readonly host: string
  /** 0 takes any free one. */
  readonly port: number
  /** Where people reach this Roux, without a slash at the end: what links in mails begin with. */
  readonly appUrl: string
  readonly database: DatabaseSettings
  readonly writer: 'kitchen' | ProviderSettings
  /** Calls of the provider at once. */
  readonly aiConcurrency: number
  /** Calls that may wait in line for them. */
  readonly aiWaiting: number
  /** Those of one account, or one address of guests, among them. */
  readonly aiConcurrencyPerCaller: number
  /** Whether the built-in kitchen steps in when the provider is down. */
  readonly kitchenStandsIn: boolean
  /** How long all calls for one recipe may take together, in milliseconds. */
  readonly writeWithinMs: number
  /** And how long one may wait in line before, in milliseconds. */
  readonly waitWithinMs: number
  readonly limits: LimitSettings
  readonly firstSuperuser: { readonly email: string; readonly password: string } | undefined
  readonly mail: MailSettings
  /** Addresses of the proxies whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[]
  /** Other origins that may call the API. */
  readonly corsOrigins: readonly string[]
  /** What whoever reads the metrics must know; without one there are none to read. */
  readonly metricsToken: string | undefined
  readonly backups: BackupSettings
  /** Whether recipes can be shown to others by a link. */
  readonly sharing: boolean
  /** Whether pages are fetched that cooks bring recipes in from. */
  readonly fetching: boolean
  /** Where files that are brought in lie, without a name, while they are read. */
  readonly uploadFolder: string
  /** How long requests are still taken once the process is told to stop, in milliseconds. */
  readonly stopDelayMs: number
  readonly logLevel: Environment['LOG_LEVEL']
  /** How long the body of a request may take to come; a file has longer. */
  readonly longestBodyMs: number
  /** The longest that an answer may take to be made. */
  readonly longestAnswerMs: number
  /** The same where a provider has to be waited for. */
  readonly longestWritingMs: number
  /** By how much everything may be late before calls are refused, in milliseconds; 0 for any. */
  readonly longestDelayMs: number
  /** The built web app. */
  readonly webFolder: string
}

export type DatabaseSettings =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string }

/** Of the SQLite file; a PostgreSQL has its own ways. */
export interface BackupSettings {
  readonly folder: string
  /** 0 makes none. */
  readonly everyHours: number
  /** How many are kept; 0 keeps all. */
  readonly keep: number
}

export interface MailSettings {
  readonly from: string
  /** An SMTP server; without one, mails become files. */
  readonly smtpUrl: string | undefined
  /** Where those files go. */
  readonly folder: string
}

/** Settings that cannot be used: every fault, one line each, naming the variable and never its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** The settings of this process: its environment over the `.env` file beside package.json. */
export function readProcessSettings(): Settings {
  const file = join(root, '.env')
  return readSettings({ ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env })
}

/**
 * The settings that an environment makes; empty variables count as unset.
 * @throws SettingsError with all faults at once
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  faults.push(...findFaults(given))
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults)
  const environment = parsed.data
  const others = Object.fromEntries(Object.entries(variables).filter(([name]) => !environmentNames.includes(name)))
  const pace = paceOf(environment.AI_PROVIDER)
  const { AI_CONCURRENCY: aiConcurrency = pace.atOnce, AI_TIMEOUT_MS: writeWithinMs = pace.timeoutMs } = environment
  const line = lineOf(environment.AI_PROVIDER, aiConcurrency, writeWithinMs)
  const dataFolder = resolve(root, environment.DATA_DIR)
  return {
    host: environment.HOST,
    port: environment.PORT,
    appUrl: (environment.APP_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/, ''),
    database: environment.DATABASE_URL
      ? { engine: 'postgres', url: environment.DATABASE_URL }
      : { engine: 'sqlite', file: join(dataFolder, 'roux.sqlite') },
    writer: toWriter(environment, dataFolder, others),
    aiConcurrency,
    aiWaiting: line.longest,
    aiConcurrencyPerCaller: environment.AI_CONCURRENCY_PER_CALLER,
    kitchenStandsIn: environment.AI_FALLBACK === 'kitchen',
    writeWithinMs,
    waitWithinMs: line.waitMs,
    limits: {
      guestDaily: environment.GUEST_DAILY_LIMIT,
      userDaily: environment.USER_DAILY_LIMIT,
      fetchesHourly: environment.IMPORT_HOURLY_LIMIT,
      signUpsDaily: environment.SIGN_UP_DAILY_LIMIT,
      requestsPerMinute: environment.RATE_LIMIT_PER_MINUTE,
      checkSeconds: environment.CHECK_SECONDS_PER_MINUTE,
      accountRecipes: environment.ACCOUNT_RECIPES,
      accountBytes: environment.ACCOUNT_MEGABYTES * 1e6,
      loginFailures: environment.LOGIN_FAILURE_LIMIT,
      addressFailures: environment.LOGIN_FAILURE_LIMIT_PER_ADDRESS,
      recoveries: environment.RECOVERY_LIMIT,
    },
    firstSuperuser: toFirstSuperuser(environment),
    mail: { from: environment.MAIL_FROM, smtpUrl: environment.SMTP_URL, folder: join(dataFolder, 'outbox') },
    trustedProxies: toList(environment.TRUST_PROXY),
    corsOrigins: toList(environment.CORS_ORIGINS),
    metricsToken: environment.METRICS_TOKEN,
    backups: {
      folder: join(dataFolder, 'backups'),
      everyHours: environment.BACKUP_EVERY_HOURS,
      keep: environment.BACKUP_KEEP,
    },
    sharing: environment.SHARING === 'on',
    fetching: environment.IMPORT_FETCH === 'on',
    uploadFolder: join(dataFolder, 'uploads'),
    stopDelayMs: environment.STOP_DELAY_MS,
    logLevel: environment.LOG_LEVEL,
    longestBodyMs: 30_000,
    longestAnswerMs: 95_000,
    // A provider's own limit ends a call first, and with a better word for it.
    longestWritingMs: line.silentMs + 5000,
    // A page feels stuck long before.
    longestDelayMs: 1000,
    webFolder: join(root, 'web', 'dist'),
  }
}

function toFirstSuperuser({ FIRST_SUPERUSER: email, FIRST_SUPERUSER_PASSWORD: password }: Environment) {
  return email !== undefined && password !== undefined ? { email, password } : undefined
}
