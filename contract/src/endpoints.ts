import type * as z from 'zod/mini'
import { accountEndpoints } from './account-endpoints.ts'
import { administrationEndpoints } from './administration-endpoints.ts'
import { AskRequest, RecipeAnswer } from './asking.ts'
import { bringingInEndpoints } from './bringing-in-endpoints.ts'
import type { CallName } from './calls.ts'
import type { ErrorCode } from './errors.ts'
import { RecipeListQuery, Recipes } from './finding-recipes.ts'
import { GenerateRequest, ImproveRequest } from './generation.ts'
import { historyEndpoints } from './history-endpoints.ts'
import { InsteadOptions, InsteadQuery } from './instead.ts'
import { NutritionQuery, RecipeNutrition } from './nutrition.ts'
import { NewRecipe, Recipe, RecipeChange, RecipeId } from './recipe.ts'
import { Message } from './session.ts'
import { sharingEndpoints } from './sharing-endpoints.ts'
import type { AnswerEvent } from './stream.ts'
import { TagCounts } from './tags.ts'
import { takingAwayEndpoints } from './taking-away-endpoints.ts'
import { writerErrors } from './writer-errors.ts'

export interface Endpoint {
  /** One line for the API document. */
  readonly summary: string
  /** Who may call. What belongs to one account only is a rule of the use case. */
  readonly caller: 'anyone' | 'user' | 'superuser'
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** How the body is written; JSON where nothing is said. */
  readonly bodyType?: 'form'
  /** Also takes a file in place of that, as the part `file` of multipart form data; a long answer comes as it is made. */
  readonly takesFile?: true
  readonly response: z.ZodMiniType
  /** What the answer is; JSON where nothing is said. */
  readonly responseType?: 'html' | 'file'
  /** Also answers as a stream of the events in `stream.ts`, where the client asks for one; this one has the answer. */
  readonly streams?: AnswerEvent
  /** The errors of this call beside those that every call of its kind can answer with. */
  readonly errors: readonly ErrorCode[]
}

/** What every call takes and answers. The server must have a handler for each; the API document is made from it. */
export const endpoints = {
  ...accountEndpoints,

  listRecipes: {
    summary: 'Recipes, newest first',
    caller: 'user',
    query: RecipeListQuery,
    response: Recipes,
    errors: ['not_superuser', 'overloaded'],
  },
  createRecipe: {
    summary:
      'Save a recipe; one that replaces another takes its place, with If-Match only that of the content that was read',
    caller: 'user',
    body: NewRecipe,
    response: Recipe,
    errors: [
      'recipe_not_found',
      'recipe_changed',
      'account_full',
      'quota_exceeded',
      'idempotency_key_reused',
      'overloaded',
    ],
  },
  readRecipe: {
    summary: 'A recipe; the ETag of the answer names its content',
    caller: 'user',
    params: RecipeId,
    response: Recipe,
    errors: ['recipe_not_found'],
  },
  updateRecipe: {
    summary: 'Change a recipe, in whole or in part; with If-Match only the content that was read',
    caller: 'user',
    params: RecipeId,
    body: RecipeChange,
    response: Recipe,
    errors: ['recipe_not_found', 'recipe_changed', 'account_full', 'overloaded'],
  },
  deleteRecipe: {
    summary: 'Delete a recipe; it can be restored for 30 days',
    caller: 'user',
    params: RecipeId,
    response: Message,
    errors: ['recipe_not_found'],
  },
  readRecipeNutrition: {
    summary: 'What a recipe holds, per serving and in all, reckoned from its list; how much of that was counted',
    caller: 'user',
    params: RecipeId,
    query: NutritionQuery,
    response: RecipeNutrition,
    errors: ['recipe_not_found', 'overloaded'],
  },
  readInstead: {
    summary:
      'What stands in for an ingredient: how much, the steps it changes, what it does to taste, diet and allergens',
    caller: 'user',
    params: RecipeId,
    query: InsteadQuery,
    response: InsteadOptions,
    errors: ['recipe_not_found', 'overloaded'],
  },
  listTags: { summary: 'The tags of my recipes, the most used first', caller: 'user', response: TagCounts, errors: [] },
  ...{ ...bringingInEndpoints, ...takingAwayEndpoints },
  ...historyEndpoints,
  ...sharingEndpoints,

  generateRecipe: {
    summary: 'Write a recipe and save it',
    caller: 'user',
    body: GenerateRequest,
    response: Recipe,
    streams: 'recipe',
    errors: ['account_full', ...writerErrors],
  },
  generatePublicRecipe: {
    summary: 'Write a recipe for a guest; it is not stored',
    caller: 'anyone',
    body: GenerateRequest,
    response: Recipe,
    streams: 'recipe',
    errors: writerErrors,
  },
  improveRecipe: {
    summary: 'Write a better version of a recipe; it is not stored',
    caller: 'user',
    params: RecipeId,
    body: ImproveRequest,
    response: Recipe,
    streams: 'recipe',
    errors: ['recipe_not_found', ...writerErrors],
  },
  askRecipe: {
    summary: 'Answer a question about a recipe, where an AI provider is connected; nothing is changed',
    caller: 'user',
    params: RecipeId,
    body: AskRequest,
    response: RecipeAnswer,
    streams: 'done',
    errors: ['recipe_not_found', 'no_provider', ...writerErrors],
  },

  ...administrationEndpoints,
} as const satisfies Record<CallName, Endpoint>
