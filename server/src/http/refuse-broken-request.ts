import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ErrorBody } from '@roux/contract/error-bodies'
import { errors } from '@roux/contract/errors'
import { STATUS_CODES } from '../node-http.ts'
import { securityHeaders } from './security-headers.ts'

/** What Node's parser and its clock say, as HTTP says it; the rest is a plain bad request. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what never became a request, in our words, and hangs up. Nothing of it goes into the log. */
export function refuseBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const status = statuses[error.code ?? ''] ?? errors.bad_request.status
    const body: ErrorBody = { detail: STATUS_CODES[status] ?? '', code: 'bad_request', request_id: randomUUID() }
    const json = JSON.stringify(body)
    socket.write(
      [
        `HTTP/1.1 ${status} ${body.detail}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(json)}`,
        `x-request-id: ${body.request_id}`,
        'cache-control: no-store',
        ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
        'connection: close',
        '',
        json,
      ].join('\r\n'),
    )
  }
  socket.destroy()
}
