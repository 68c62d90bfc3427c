type AuditEvent =
  | 'signed up'
  | 'logged in'
  | 'login failed'
  | 'logged out'
  | 'password changed'
  | 'password reset'
  | 'account created'
  | 'account changed'
  | 'account deleted'

/** Keeps in the log what happens to accounts, by their ids: never an e-mail, a password, a token or a code. */
export type Audit = (event: AuditEvent, who: { readonly user?: string | undefined; readonly by?: string }) => void
