import type { Handlers } from '../../http/endpoint-routes.ts'
import { type BringingIn, bringIn } from './bring-in.ts'

/** What brings recipes from elsewhere. */
export function createImporting(parts: BringingIn) {
  const handlers = {
    bringIn: ({ caller, body, waiter }) => bringIn(parts, caller, body, waiter),
  } satisfies Partial<Handlers>
  return { handlers }
}
