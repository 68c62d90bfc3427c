/**
 * Every error the API answers with: its HTTP status and the English `detail` of the body.
 * The web app has a text and a next step for each code it can meet.
 */
export const errors = {
  not_found: { status: 404, detail: 'Not Found' },
  method_not_allowed: { status: 405, detail: 'Method Not Allowed' },
  payload_too_large: { status: 413, detail: 'Request body is too large' },
  unsupported_media_type: { status: 415, detail: 'Unsupported Media Type' },
  validation_error: { status: 422, detail: 'Validation Error' },
  bad_request: { status: 400, detail: 'Bad Request' },
  not_authenticated: { status: 401, detail: 'Not authenticated' },
  invalid_credentials: { status: 401, detail: 'Could not validate credentials' },
  inactive_user: { status: 400, detail: 'Inactive user' },
  not_superuser: { status: 403, detail: "The user doesn't have enough privileges" },
  incorrect_login: { status: 400, detail: 'Incorrect email or password' },
  invalid_token: { status: 400, detail: 'Invalid token' },
  email_registered: { status: 400, detail: 'The user with this email already exists in the system' },
  /** The same for superusers, with the full stop that other servers of this API have there. */
  email_in_use: { status: 400, detail: 'The user with this email already exists in the system.' },
  email_conflict: { status: 409, detail: 'User with this email already exists' },
  incorrect_password: { status: 400, detail: 'Incorrect password' },
  same_password: { status: 400, detail: 'New password cannot be the same as the current one' },
  superuser_self_deletion: { status: 403, detail: 'Super users are not allowed to delete themselves' },
  last_superuser: { status: 409, detail: 'The last superuser cannot be deleted, deactivated or demoted' },
  user_not_found: { status: 404, detail: 'User not found' },
  unknown_user_id: { status: 404, detail: 'The user with this id does not exist in the system' },
  unknown_username: { status: 404, detail: 'The user with this username does not exist in the system.' },
  recipe_not_found: { status: 404, detail: 'Recipe not found' },
  recipe_changed: { status: 412, detail: 'The recipe was changed elsewhere' },
  not_shared: { status: 404, detail: 'The recipe is not shared' },
  /** A link that never was, was revoked or is past: nothing tells them apart. */
  link_not_found: { status: 404, detail: 'This link opens nothing' },
  /** The built-in kitchen writes recipes and answers no questions. */
  no_provider: { status: 403, detail: 'No provider is connected that answers questions' },
  /** An address that is none of the web, or leads where Roux does not go: nothing says which. */
  address_refused: { status: 422, detail: 'This address is not fetched' },
  page_unavailable: { status: 502, detail: 'The page could not be fetched' },
  fetching_off: { status: 403, detail: 'Fetching pages is turned off' },
  /** What somebody else may have written is shown to whoever has the link, and listed nowhere. */
  not_publishable: { status: 403, detail: 'What was brought in cannot be published' },
  sharing_off: { status: 403, detail: 'Sharing is turned off' },
  /** The most recipes, or the most text, that an account keeps. */
  account_full: { status: 409, detail: 'The account is full' },
  too_many_requests: { status: 429, detail: 'Too many requests' },
  quota_exceeded: { status: 429, detail: 'The daily limit of recipes is reached' },
  /** What would harm somebody, with the `reason`: nonsense makes a recipe. */
  not_food: { status: 400, detail: 'This cannot be cooked safely' },
  idempotency_key_reused: { status: 409, detail: 'The Idempotency-Key belongs to another request' },
  backup_elsewhere: { status: 409, detail: 'This database is backed up with its own tools' },
  backups_unreadable: { status: 500, detail: 'The folder of back-ups cannot be read' },
  backup_failed: { status: 500, detail: 'The back-up could not be made' },
  overloaded: { status: 503, detail: 'Too much to do at once' },
  internal: { status: 500, detail: 'Internal Server Error' },
  stopping: { status: 503, detail: 'Service Unavailable' },
  provider_unavailable: { status: 503, detail: 'The recipe writer cannot be reached' },
  provider_timeout: { status: 504, detail: 'The recipe writer took too long' },
  provider_rate_limited: { status: 503, detail: 'The recipe writer asks for a pause' },
  provider_busy: { status: 503, detail: 'The recipe writer has too many orders at once' },
  provider_refused: { status: 502, detail: 'The recipe writer refused this request' },
  provider_malformed: { status: 502, detail: 'The recipe writer gave an answer that is no recipe' },
  provider_misconfigured: { status: 502, detail: 'The recipe writer is not set up correctly' },
} as const satisfies Record<string, { status: number; detail: string }>

export type ErrorCode = keyof typeof errors

/** The codes a recipe writer can fail with: a closed list, each worded in both languages by the web app. */
export type WriterErrorCode = Extract<ErrorCode, `provider_${string}`>
