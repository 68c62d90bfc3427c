import type { Backup, CheckName, CheckResult, Installation } from '@roux/contract/administration'
import type { BackupSettings } from '../../config.ts'
import { AppError } from '../../http/app-error.ts'
import type { Handlers } from '../../http/endpoint-routes.ts'
import { createLimiter } from '../../http/limiter.ts'
import type { CountStore } from '../../storage/count-store.ts'
import type { Database } from '../../storage/database.ts'
import type { Check } from './run-checks.ts'
import { usageStore } from './usage-store.ts'

interface Given {
  readonly database: Database
  readonly installation: () => Installation
  /** Tests the named parts, or all of them where none are named. */
  readonly runChecks: (names?: readonly CheckName[]) => Promise<Check[]>
  /** Told what may stand in the log of a part that does not work; a browser gets no more than the code. */
  readonly onCheckFailure: (failure: NonNullable<Check['failure']>) => void
  readonly backups: { list(): Backup[]; readonly makeNow?: () => Promise<Backup> }
  readonly backupSettings: Pick<BackupSettings, 'everyHours' | 'keep'>
  readonly counts: CountStore
  /** Keeps in the log what superusers do, by their ids. */
  readonly audit: (event: 'tests run' | 'back-up made', who: { readonly by: string }) => void
}

const quarterMs = 15 * 60_000

/** Tests of one superuser in a quarter of an hour: a provider is paid for each. */
const checksPerQuarter = 20

/** Back-ups of one superuser in a quarter of an hour: each may push the oldest one out. */
const backupsPerQuarter = 3

/** The state of this Roux, its tests and its back-ups. A back-up holds everything, so none can be fetched from here. */
export function createAdministration(given: Given) {
  const limiter = (name: string, max: number) =>
    createLimiter(given.counts, { name, max, windowMs: quarterMs, code: 'too_many_requests' })
  const checkLimit = limiter('admin-check', checksPerQuarter)
  const usage = usageStore(given.database)
  const backupLimit = limiter('admin-backup', backupsPerQuarter)
  return {
    handlers: {
      readInstallation: () => Promise.resolve(given.installation()),
      async runChecks({ query, caller }) {
        await checkLimit.count(caller.user.id)
        given.audit('tests run', { by: caller.user.id })
        const checks = await given.runChecks(query.name && [query.name])
        return checks.map(({ name, failure }): CheckResult => {
          if (failure) given.onCheckFailure(failure)
          return { name, ok: !failure, code: failure?.code ?? null }
        })
      },
      readUsage: async () => ({ data: await usage.sums() }),
      listBackups: () => {
        const { everyHours, keep } = given.backupSettings
        try {
          return Promise.resolve({ data: given.backups.list(), every_hours: everyHours, keep })
        } catch (cause) {
          throw new AppError('backups_unreadable', { cause })
        }
      },
      async makeBackup({ caller }) {
        if (!given.backups.makeNow) throw new AppError('backup_elsewhere')
        await backupLimit.count(caller.user.id)
        const backup = await given.backups.makeNow().catch((cause: unknown) => {
          throw new AppError('backup_failed', { cause })
        })
        given.audit('back-up made', { by: caller.user.id })
        return backup
      },
    } satisfies Partial<Handlers>,
  }
}
