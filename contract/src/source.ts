import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { text } from './text.ts'
import { webAddressOf } from './web-address.ts'

/** An address of the web: nothing else may become a link. */
export const WebAddress = text(1, limits.address).check(
  z.refine((address) => webAddressOf(address) !== null, 'Must be an address such as https://example.org'),
)

const name = z.nullable(text(1, limits.sourceName))

/**
 * Where a recipe was brought in from; what is not known is null, and all three are for a text that was pasted. A recipe
 * that a cook or a writer of ours has made has no source at all.
 */
export const Source = z.object({ url: z.nullable(WebAddress), author: name, site: name })

export type Source = z.infer<typeof Source>
