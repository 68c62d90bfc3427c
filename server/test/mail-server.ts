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
  stop(): Promise<void>
}

/** A mail server that takes mails, but answers the first `refusals` with an error that repeats the address. */
export async function startMailServer({ refusals = 0, port = 0 } = {}): Promise<MailServer> {
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
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, accepted, refused, stop }
}
