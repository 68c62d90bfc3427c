import type { CheckCode } from '@roux/contract/administration'

/** The text for each reason why a test, or a recipe, failed. */
export const checkTextKeys = {
  provider_unavailable: 'admin.check.provider_unavailable',
  provider_timeout: 'admin.check.provider_timeout',
  provider_rate_limited: 'admin.check.provider_rate_limited',
  provider_busy: 'admin.check.provider_busy',
  provider_refused: 'admin.check.provider_refused',
  provider_malformed: 'admin.check.provider_malformed',
  provider_misconfigured: 'admin.check.provider_misconfigured',
  mail_unavailable: 'admin.check.mail_unavailable',
  mail_login_refused: 'admin.check.mail_login_refused',
  mail_folder_unusable: 'admin.check.mail_folder_unusable',
  database_unavailable: 'admin.check.database_unavailable',
} as const satisfies Record<CheckCode, string>
