import * as z from 'zod/mini'
import { UserListQuery } from './administration.ts'
import { AccountExport } from './export.ts'
import { Preferences, PreferencesChange } from './generation.ts'
import { Login, Message, PasswordReset, Token } from './session.ts'
import { Space } from './space.ts'
import { Email, NewUser, PasswordChange, ProfileChange, SignUp, User, UserChange, Users } from './user.ts'

const UserId = z.object({ user_id: z.string().check(z.toLowerCase()) })
const EmailInPath = z.object({ email: Email })

/** What the calls take and answer that are about accounts and their sessions. */
export const accountEndpoints = {
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
} as const
