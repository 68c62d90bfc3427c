import { createLimiter, type Limiter } from '../../http/limiter.ts'
import type { OnePerAccount } from '../../http/one-per-account.ts'
import type { LimitSettings } from '../../limit-settings.ts'
import type { Passwords } from '../../security/passwords.ts'
import type { CountStore } from '../../storage/count-store.ts'
import type { Database } from '../../storage/database.ts'
import type { OutboxStore, QueuedMail } from '../../storage/outbox-store.ts'
import { accountStore } from './account-store.ts'
import type { Audit } from './audit.ts'
import { codeStore } from './code-store.ts'
import { createFirstSuperuser } from './create-account.ts'
import type { ExportRecipes, ListGenerations, ListLinks } from './export-account.ts'
import { limitFailures } from './limit-failures.ts'
import { manageUsersRoutes } from './manage-users-routes.ts'
import { passwordStore } from './password-store.ts'
import { preferencesStore } from './preferences-store.ts'
import { prepareMail } from './prepare-mail.ts'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { sessionStore } from './session-store.ts'
import { userStore } from './user-store.ts'

interface Given {
  readonly database: Database
  readonly counts: CountStore
  readonly limits: Pick<LimitSettings, 'signUpsDaily' | 'loginFailures' | 'addressFailures' | 'recoveries'>
  /** Where links in mails begin. */
  readonly appUrl: string
  readonly outbox: OutboxStore
  /** Told when a mail has been put into the outbox. */
  readonly mailQueued: () => void
  readonly exports: OnePerAccount
  readonly exportRecipes: ExportRecipes
  readonly clearRecipes: (userId: string) => Promise<void>
  readonly listGenerations: ListGenerations
  readonly listLinks: ListLinks
  readonly audit: Audit
  readonly passwords: Passwords
}

/** Everything about accounts, put together. */
export function createUsers(given: Given) {
  const { database, counts } = given
  const parts = {
    ...given,
    clock: database.clock,
    users: userStore(database),
    accounts: accountStore(database),
    sessions: sessionStore(database),
    codes: codeStore(database),
    passwordStore: passwordStore(database),
    preferences: preferencesStore(database),
    ...createLimits(counts, given.limits),
  }
  return {
    handlers: { ...sessionRoutes(parts), ...profileRoutes(parts), ...manageUsersRoutes(parts) },
    readPreferences: (userId: string) => parts.preferences.read(userId),
    findCaller: parts.sessions.findCaller,
    prepareMail: (entry: QueuedMail) => prepareMail(parts, entry),
    createFirstSuperuser: (account: { email: string; password: string }) => createFirstSuperuser(parts, account),
    clearExpired: async () => {
      await parts.sessions.clearExpired()
      await parts.codes.clearExpired()
    },
  }
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Wrong tries of one sign-up code. */
const codeTries = 5

/** From one address people of a whole house may have forgotten their passwords, or sign up. */
const emailsOfAddress = 12

function createLimits(counts: CountStore, limits: Given['limits']) {
  const { signUpsDaily, loginFailures, addressFailures, recoveries } = limits
  const limiter = (name: string, max: number, windowMs: number): Limiter =>
    createLimiter(counts, { name, max, windowMs, code: 'too_many_requests' })
  return {
    limitFailures: limitFailures({
      ofAccount: limiter('login', loginFailures, 15 * minute),
      ofAddress: limiter('login-address', addressFailures, 15 * minute),
    }),
    recoveriesOfEmail: limiter('recovery', recoveries, hour),
    recoveriesOfAddress: limiter('recovery-address', recoveries * emailsOfAddress, hour),
    signUpsOfAddress: limiter('sign-up-address', signUpsDaily, day),
    // The same windows: both tell whether an e-mail is taken.
    emailChangesOfAccount: limiter('email-change', signUpsDaily, day),
    signUpMailsOfEmail: limiter('sign-up-mail', recoveries, hour),
    signUpMailsOfAddress: limiter('sign-up-mail-address', recoveries * emailsOfAddress, hour),
    noticesOfEmail: limiter('notice', recoveries, hour),
    // Longer than a code lives, so that no window ends in its life.
    codeTries: limiter('code', codeTries, 25 * hour),
  }
}
