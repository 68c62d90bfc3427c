import * as z from 'zod/mini'
import { PageQuery } from './page.ts'
import { RecipeId } from './recipe.ts'
import { Message } from './session.ts'
import { About, Links, Share, SharedRecipe, ShareRequest } from './sharing.ts'

/** What the calls take and answer by which recipes are shown to others. */
export const sharingEndpoints = {
  about: { summary: 'What this Roux is and can do', caller: 'anyone', response: About, errors: [] },
  shareRecipe: {
    summary: 'Make a link that shows my recipe to whoever has it, or change the one there is',
    caller: 'user',
    params: RecipeId,
    body: ShareRequest,
    response: Share,
    errors: ['recipe_not_found', 'sharing_off', 'not_publishable'],
  },
  readShare: {
    summary: 'The link of a recipe; null where there is none',
    caller: 'user',
    params: RecipeId,
    response: z.nullable(Share),
    errors: ['recipe_not_found'],
  },
  revokeShare: {
    summary: 'Revoke the link of a recipe: it never opens anything again',
    caller: 'user',
    params: RecipeId,
    response: Message,
    errors: ['recipe_not_found', 'not_shared'],
  },
  listLinks: {
    summary: 'The links to recipes of all accounts, newest first',
    caller: 'superuser',
    query: PageQuery,
    response: Links,
    errors: [],
  },
  readShared: {
    summary: 'The recipe that a link shows',
    caller: 'anyone',
    params: z.object({ token: z.string() }),
    response: SharedRecipe,
    errors: ['link_not_found'],
  },
} as const
