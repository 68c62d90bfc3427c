import type { Recipe } from '@roux/contract/recipe'
import type { RecipeWriter } from '../../ai/recipe-writer.ts'
import type { Caller } from '../../http/caller.ts'
import type { Handlers, PreparedJson } from '../../http/endpoint-routes.ts'
import { createLimiter } from '../../http/limiter.ts'
import type { CountStore } from '../../storage/count-store.ts'
import { improveRecipe } from './improve-recipe.ts'
import { withinQuota } from './within-quota.ts'
import { writeRecipe } from './write-recipe.ts'

interface Parts {
  readonly writer: RecipeWriter
  readonly counts: CountStore
  /** Recipes in 24 hours per address of a guest, and per account; 0 is no limit. */
  readonly limits: { readonly guestDaily: number; readonly userDaily: number }
  readonly findRecipe: (id: string, caller: Caller) => Promise<Recipe>
  readonly saveRecipe: (ownerId: string, recipe: Recipe) => Promise<PreparedJson>
}

const day = 24 * 60 * 60 * 1000

/** The calls that have a recipe written. Only what an account has generated is saved. */
export function createGeneration({ writer, counts, limits, findRecipe, saveRecipe }: Parts) {
  const quota = { windowMs: day, code: 'quota_exceeded' } as const
  const guests = createLimiter(counts, { ...quota, name: 'guest-generation', max: limits.guestDaily })
  const users = createLimiter(counts, { ...quota, name: 'user-generation', max: limits.userDaily })
  const handlers = {
    generatePublicRecipe: ({ body, address, signal, beginStream, sendDraft }) =>
      withinQuota(guests, address, () => {
        beginStream()
        return writeRecipe(writer, body, signal, sendDraft)
      }),
    generateRecipe: async ({ body, caller, signal, beginStream, sendDraft }) => {
      const recipe = await withinQuota(users, caller.user.id, () => {
        beginStream()
        return writeRecipe(writer, body, signal, sendDraft)
      })
      return saveRecipe(caller.user.id, recipe)
    },
    improveRecipe: async ({ params, body, caller, signal, beginStream, sendDraft }) => {
      const recipe = await findRecipe(params.id, caller)
      return withinQuota(users, caller.user.id, () => {
        beginStream()
        return improveRecipe(writer, recipe, body.user_input, signal, sendDraft)
      })
    },
  } satisfies Partial<Handlers>
  return { handlers }
}
