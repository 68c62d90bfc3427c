/** What e-mails are compared by: neither case nor the way accents are written makes another account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
