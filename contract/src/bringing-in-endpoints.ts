import { BringInAnswer, BringInRequest } from './bringing-in.ts'
import { readerErrors } from './writer-errors.ts'

/** What the calls take and answer by which recipes come from elsewhere. */
export const bringingInEndpoints = {
  bringIn: {
    summary: 'Read recipes from an address, a page, a text or a file; nothing is saved',
    caller: 'user',
    body: BringInRequest,
    takesFile: true,
    response: BringInAnswer,
    streams: 'done',
    errors: [
      'address_refused',
      'page_unavailable',
      'fetching_off',
      'no_provider',
      'too_many_requests',
      'bad_request',
      ...readerErrors,
    ],
  },
} as const
