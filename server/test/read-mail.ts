import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mail as its reader sees it. */
export interface ReceivedMail {
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
}

/** Reads a message of two alternatives, as RFC 5322 and 2045 have it. */
export function readMail(raw: string): ReceivedMail {
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) throw new Error('The message has no parts')
  const parts = body.split(`--${boundary}`).slice(1, -1).map(split)
  const partOf = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    if (!part) throw new Error(`The message has no ${type}`)
    return decode(part.body, part.headers.get('content-transfer-encoding'))
  }
  return { headers, text: partOf('text/plain'), html: partOf('text/html') }
}

function split(message: string) {
  const [head = '', ...rest] = message.replace(/^\r\n/, '').split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.toLowerCase(), value.join(':').trim()] as const
    }),
  )
  return { headers, body: rest.join('\r\n\r\n') }
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** All mails that have been put into a folder, the oldest first. */
export function mailsIn(folder: string): ReceivedMail[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return files.sort().map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
}

/** The token of the recovery link in a mail. */
export function tokenIn({ text }: ReceivedMail): string {
  return find(/reset-password\?token=([\w-]+)/, text)
}

/** The sign-up code in a mail. */
export function codeIn({ text }: ReceivedMail): string {
  return find(/^(\d{8})$/m, text.replaceAll('\r', ''))
}

function find(pattern: RegExp, text: string): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error('The mail does not have it')
  return found
}
