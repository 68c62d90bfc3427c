import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { type MailServer, type MailServerOptions, startMailServer } from './mail-server.ts'

/** A mail server for the running test. */
export async function startSmtp(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options)
  onTestFinished(() => server.stop())
  return server
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
