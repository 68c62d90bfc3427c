import { vi } from 'vitest'
import { mailsIn, type ReceivedMail } from './read-mail.ts'

/** The mails of a folder once there are so many. */
export function waitForMails(folder: string, count: number): Promise<ReceivedMail[]> {
  return vi.waitFor(
    () => {
      const mails = mailsIn(folder)
      if (mails.length < count) throw new Error(`${mails.length} of ${count} mails have come`)
      return mails
    },
    { timeout: 15_000, interval: 20 },
  )
}
