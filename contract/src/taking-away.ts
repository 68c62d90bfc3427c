import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** What recipes can be taken away as; `zip` is Roux's own, with everything that brings them back. */
export const exportFormats = ['markdown', 'cooklang', 'json-ld', 'mealie', 'paprika', 'zip'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** What such a file can be. */
export const exportTypes = ['application/zip', 'application/ld+json', 'text/markdown', 'text/plain'] as const

/** Some recipes, or all of one's own where none are named. */
export const ExportRequest = z.object({
  format: z.enum(exportFormats),
  ids: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(limits.exportedIds))),
})

export type ExportRequest = z.infer<typeof ExportRequest>

/** Where the file is: once, and for five minutes. */
export const ExportLink = z.object({ url: z.string() })

export type ExportLink = z.infer<typeof ExportLink>
