/** How often is too often; 0 is no limit. */
export interface LimitSettings {
  /** Recipes written per client address in 24 hours. */
  readonly guestDaily: number
  /** Recipes written per account in 24 hours. */
  readonly userDaily: number
  /** Pages fetched per account in an hour, whatever comes of them. */
  readonly fetchesHourly: number
  /** Sign-ups per client address in 24 hours, whatever comes of them. */
  readonly signUpsDaily: number
  /** Requests per client address, in memory. */
  readonly requestsPerMinute: number
  /** Seconds of a minute that checking what an account saves may take, in memory. */
  readonly checkSeconds: number
  /** Recipes that an account keeps, deleted ones among them. */
  readonly accountRecipes: number
  /** Bytes that they take, with their versions. */
  readonly accountBytes: number
  /** Failed logins per account and address in 15 minutes. */
  readonly loginFailures: number
  /** Failed logins per client address in 15 minutes, whatever the account. */
  readonly addressFailures: number
  /** Recovery mails per e-mail in an hour; twelve times that per address. */
  readonly recoveries: number
}
