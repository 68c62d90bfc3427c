/** As long as a sign-up code can still be used: the mail may be on its way for three days, and its code is good for one. */
const maxAgeSeconds = 4 * 24 * 60 * 60

/** Browsers take the prefix only together with `Secure`, which a Roux without TLS cannot have. */
const nameAt = (appUrl: string) => (appUrl.startsWith('https:') ? '__Host-sign_up' : 'sign_up')

/**
 * The cookie by which the browser that chose the password of a new account is known again when the mailed code is used.
 * It opens nothing by itself.
 */
export function signUpCookie(appUrl: string, proof: string): string {
  const name = nameAt(appUrl)
  const isSecure = name.startsWith('__Host-')
  const cookie = `${name}=${proof}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`
  return isSecure ? `${cookie}; Secure` : cookie
}

/** What that cookie holds, out of a `Cookie` header. */
export function readSignUpCookie(appUrl: string, header: string | undefined): string | undefined {
  const start = `${nameAt(appUrl)}=`
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)
}
