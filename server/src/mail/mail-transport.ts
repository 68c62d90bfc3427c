import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, systemClock } from '../clock.ts'
import type { MailSettings } from '../config.ts'
import { nameAt } from './clear-mail-folder.ts'
import type { Mail } from './mail.ts'

/** Brings a mail on its way. */
export interface MailTransport {
  send(mail: Mail, signal: AbortSignal): Promise<void>
}

/** A server that stays silent must not hold up the mails behind. */
const timeLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Mails go to the SMTP server of the settings; without one, into a folder. The library is loaded with the first. */
export function createMailTransport(
  { smtpUrl, from, folder }: MailSettings,
  clock: Clock = systemClock,
): MailTransport {
  return smtpUrl === undefined ? folderTransport(folder, from, clock) : smtpTransport(smtpUrl, from)
}

/** Connects to the SMTP server and logs in, and sends nothing. Fails where that does not work. */
export async function verifyMailServer({ smtpUrl }: MailSettings): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transporter = createTransport({ url: smtpUrl, ...timeLimits })
  try {
    await transporter.verify()
  } finally {
    transporter.close()
  }
}

function smtpTransport(url: string, from: string): MailTransport {
  return {
    async send(mail, signal) {
      const { createTransport } = await import('nodemailer')
      await createTransport({ url, ...timeLimits }).sendMail({ ...toMessage(mail, from), signal })
    },
  }
}

function folderTransport(folder: string, from: string, clock: Clock): MailTransport {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(toMessage(mail, from))
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed into one piece')
      const file = join(folder, `${nameAt(clock())}-${randomUUID()}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      // Whoever watches the folder finds whole mails only.
      await rename(`${file}.part`, file)
    },
  }
}

function toMessage({ to, subject, text, html }: Mail, from: string) {
  return {
    from,
    // As an object, so that nothing in it is read as a second address.
    to: { name: '', address: to },
    subject,
    text,
    html,
    // No holiday note comes back (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
