/** Where a recovery link leads. The address is the one of the settings: a request's `Host` is whatever its sender likes. */
export function resetUrl(appUrl: string, token: string): string {
  return `${appUrl}/auth/reset-password?token=${token}`
}

/** Where a recovery link can be asked for. */
export function recoveryUrl(appUrl: string): string {
  return `${appUrl}/auth/recover-password`
}
