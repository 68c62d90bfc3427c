import * as z from 'zod/mini'
import { UserListQuery } from './administration.ts'
import { administrationEndpoints } from './administration-endpoints.ts'
import { AskRequest, RecipeAnswer } from './asking.ts'
import { bringingInEndpoints } from './bringing-in-endpoints.ts'
import type { CallName } from './calls.ts'
import type { ErrorCode } from './errors.ts'
import { AccountExport } from './export.ts'
import { RecipeListQuery, Recipes } from './finding-recipes.ts'
import { GenerateRequest, ImproveRequest, Preferences, PreferencesChange } from './generation.ts'
import { historyEndpoints } from './history-endpoints.ts'
import { InsteadOptions, InsteadQuery } from './instead.ts'
import { NutritionQuery, RecipeNutrition } from './nutrition.ts'
import { NewRecipe, Recipe, RecipeChange, RecipeId } from './recipe.ts'
import { Login, Message, PasswordReset, Token } from './session.ts'
import { sharingEndpoints } from './sharing-endpoints.ts'
import { Space } from './space.ts'
import type { AnswerEvent } from './stream.ts'
import { TagCounts } from './tags.ts'
import { takingAwayEndpoints } from './taking-away-endpoints.ts'
import { Email, NewUser, PasswordChange, ProfileChange, SignUp, User, UserChange, Users } from './user.ts'
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

const UserId = z.object({ user_id: z.string().check(z.toLowerCase()) })
const EmailInPath = z.object({ email: Email })

/** What every call takes and answers. The server must have a handler for each; the API document is made from it. */
export const endpoints = {
  logIn: {
    summary: 'Log in with e-mail and password, or with an unused code from the sign-up mail',
    caller: 'anyone',
    body: Login,
    bodyType: 'form',
    response: Token,
    errors: ['incorrect_login', 'inactive_user', 'too_many_requests', 'overloaded'],
  },
  testToken: { summary: 'The account of a token', caller: 'user', response: User, errors: [] },
  logOut: { summary: 'End this session', caller: 'user', response: Message, errors: [] },
  recoverPassword: {
    summary: 'Send a password recovery link',
    caller: 'anyone',
    params: EmailInPath,
    response: Message,
    errors: ['too_many_requests'],
  },
  readRecoveryMail: {
    summary: 'The recovery mail as HTML',
    caller: 'superuser',
    params: EmailInPath,
    response: z.string(),
    responseType: 'html',
    errors: ['unknown_username'],
  },
  resetPassword: {
    summary: 'Set a new password with a recovery link',
    caller: 'anyone',
    body: PasswordReset,
    response: Message,
    errors: ['invalid_token', 'overloaded'],
  },

  signUp: {
    summary: 'Create an account; a mail with a sign-up code follows',
    caller: 'anyone',
    body: SignUp,
    response: User,
    errors: ['email_registered', 'too_many_requests', 'overloaded'],
  },
  readMe: { summary: 'My account', caller: 'user', response: User, errors: [] },
  updateMe: {
    summary: 'Change my name or e-mail',
    caller: 'user',
    body: ProfileChange,
    response: User,
    errors: ['email_conflict', 'too_many_requests'],
  },
  updateMyPassword: {
    summary: 'Change my password; my other sessions end',
    caller: 'user',
    body: PasswordChange,
    response: Message,
    errors: ['incorrect_password', 'same_password', 'too_many_requests', 'overloaded'],
  },
  readPreferences: { summary: 'What I want of every recipe', caller: 'user', response: Preferences, errors: [] },
  updatePreferences: {
    summary: 'Change what I want of every recipe, in whole or in part',
    caller: 'user',
    body: PreferencesChange,
    response: Preferences,
    errors: [],
  },
  exportMe: { summary: 'Everything of my account', caller: 'user', response: AccountExport, errors: [] },
  readSpace: { summary: 'How much my account keeps, of how much', caller: 'user', response: Space, errors: [] },
  listTags: { summary: 'The tags of my recipes, the most used first', caller: 'user', response: TagCounts, errors: [] },
  deleteMe: {
    summary: 'Delete my account and all that is mine',
    caller: 'user',
    response: Message,
    errors: ['superuser_self_deletion'],
  },
  listUsers: {
    summary: 'All accounts, newest first',
    caller: 'superuser',
    query: UserListQuery,
    response: Users,
    errors: [],
  },
  createUser: {
    summary: 'Create an account',
    caller: 'superuser',
    body: NewUser,
    response: User,
    errors: ['email_in_use', 'overloaded'],
  },
  readUser: {
    summary: 'An account: my own, or any for a superuser',
    caller: 'user',
    params: UserId,
    response: User,
    errors: ['not_superuser', 'user_not_found'],
  },
  updateUser: {
    summary: 'Change an account; a new password or deactivation ends its sessions',
    caller: 'superuser',
    params: UserId,
    body: UserChange,
    response: User,
    errors: ['unknown_user_id', 'email_conflict', 'last_superuser', 'overloaded'],
  },
  deleteUser: {
    summary: 'Delete an account and all that is its',
    caller: 'superuser',
    params: UserId,
    response: Message,
    errors: ['user_not_found', 'superuser_self_deletion', 'last_superuser'],
  },

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
    errors: ['recipe_not_found', 'recipe_changed', 'account_full', 'quota_exceeded', 'overloaded'],
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
