import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type ReceivedMail, readMail } from './read-mail.ts'

interface SmtpMail extends ReceivedMail {
  /** Who it was handed over for, whatever its headers say. */
  readonly recipients: readonly string[]
}

/** A mail server that keeps what it is given. */
export interface MailServer {
  readonly url: string
  readonly port: number
  readonly accepted: readonly SmtpMail[]
  readonly refused: readonly SmtpMail[]
  /** Those that it never said anything to. */
  readonly unanswered: readonly SmtpMail[]
  stop(): Promise<void>
}

export interface MailServerOptions {
  /** So many mails are answered with an error that repeats the address, before it takes any. */
  readonly refusals?: number
  readonly port?: number
  /** What becomes of the mails, by their number from 1, whose sender never hears anything: whether they are taken. */
  readonly silences?: Readonly<Record<number, 'taken' | 'lost'>>
}

/** A mail server that takes mails. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { refusals = 0, port = 0, silences = {} } = options
  let count = 0
  const unanswered: SmtpMail[] = []
  const accepted: SmtpMail[] = []
  const refused: SmtpMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const mail = { ...readMail(Buffer.concat(chunks).toString()), recipients }
        count += 1
        const silence = silences[count]
        if (silence !== undefined) {
          if (silence === 'taken') accepted.push(mail)
          return void unanswered.push(mail)
        }
        if (refused.length >= refusals) {
          accepted.push(mail)
          return done()
        }
        refused.push(mail)
        done(new Error(`no room for ${recipients.join()}`))
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, accepted, refused, unanswered, stop }
}
