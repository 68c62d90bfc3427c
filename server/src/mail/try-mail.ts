import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { MailSettings } from '../config.ts'
import { verifyMailServer } from './mail-transport.ts'

/** Really asks the mail server, or the folder that takes mails where there is none; fails as they do. */
export async function tryMail(settings: MailSettings): Promise<void> {
  if (settings.smtpUrl !== undefined) return verifyMailServer(settings)
  await mkdir(settings.folder, { recursive: true, mode: 0o700 })
  await access(settings.folder, constants.W_OK)
}
