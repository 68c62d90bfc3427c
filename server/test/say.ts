import { once } from 'node:events'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection on which something has been said, as no client of ours would; what comes back is gathered until it closes. */
export async function say(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (piece: Buffer) => (answer += piece.toString()))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  socket.write(text)
  return { socket, answered: () => answer, closed }
}
