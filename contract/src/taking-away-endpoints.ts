import * as z from 'zod/mini'
import { ExportLink, ExportRequest } from './taking-away.ts'

/** What the calls take and answer by which recipes go elsewhere. */
export const takingAwayEndpoints = {
  exportRecipes: {
    summary: 'Make a link to a file with recipes; it is good once, and for five minutes',
    caller: 'user',
    body: ExportRequest,
    response: ExportLink,
    errors: ['recipe_not_found'],
  },
  takeExport: {
    summary: 'The file that such a link leads to',
    caller: 'anyone',
    params: z.object({ token: z.string() }),
    response: z.string(),
    responseType: 'file',
    errors: ['link_not_found', 'recipe_not_found'],
  },
} as const
