/** What the avatar shows: the first two letters of the e-mail, upper-cased (specification §2). */
export function initials(email: string): string {
  return Array.from(email).slice(0, 2).join('').toLocaleUpperCase('en')
}
