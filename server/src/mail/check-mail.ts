import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { CheckCode } from '@roux/contract/administration'
import nodemailer from 'nodemailer'
import type { MailSettings } from '../config.ts'

/** Somebody is looking at the page meanwhile. */
const withinMs = 10_000
const timeLimits = { connectionTimeout: withinMs, greetingTimeout: withinMs, socketTimeout: withinMs }

/**
 * Whether mails could be sent, without sending one: the mail server is greeted and logged in to, or the folder is one
 * that can be written to.
 * @param onFailure gets what went wrong; a mail server's answer may repeat addresses
 * @returns null where all is well
 */
export async function checkMail(
  { smtpUrl, folder }: MailSettings,
  onFailure: (error: unknown) => void,
): Promise<CheckCode | null> {
  try {
    await (smtpUrl === undefined ? checkFolder(folder) : checkServer(smtpUrl))
    return null
  } catch (error) {
    onFailure(error)
    if (smtpUrl === undefined) return 'mail_folder_unusable'
    return error instanceof Error && 'code' in error && error.code === 'EAUTH'
      ? 'mail_login_refused'
      : 'mail_unavailable'
  }
}

async function checkServer(url: string): Promise<void> {
  const transporter = nodemailer.createTransport({ url, ...timeLimits })
  try {
    await transporter.verify()
  } finally {
    transporter.close()
  }
}

async function checkFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.W_OK)
}
