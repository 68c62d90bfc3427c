import * as z from 'zod/mini'
import { limits } from './limits.ts'

const count = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'Must be a whole number')), z.transform(Number))

/** Which part of a list is asked for. `limit=0` asks for the count alone. */
export const PageQuery = z.object({
  skip: z._default(count, 0),
  limit: z._default(
    z.pipe(
      count,
      z.transform((limit: number) => Math.min(limit, limits.page)),
    ),
    limits.pageByDefault,
  ),
})

export type PageQuery = z.output<typeof PageQuery>
