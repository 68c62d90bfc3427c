import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type ReceivedMail, readMail } from './read-mail.ts'

interface SmtpMail extends ReceivedMail {
  /** Who it was handed over for, whatever its headers say. */
  readonly recipients: readonly string[]
}

/** A mail server for the running test. */
export interface Smtp {
  readonly url: string
  readonly port: number
  readonly accepted: readonly SmtpMail[]
  readonly refused: readonly SmtpMail[]
}

/** A mail server that takes mails, but answers the first `refusals` with an error that repeats the address. */
export async function startSmtp({ refusals = 0, port = 0 } = {}): Promise<Smtp> {
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
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, accepted, refused }
}

/** A mail server that takes connections and says nothing; resolves `reached` when it has one. */
export async function startSilentServer(): Promise<{ readonly url: string; readonly reached: Promise<void> }> {
  const reached = Promise.withResolvers<void>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    reached.resolve()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, reached: reached.promise }
}

/** A port on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
