import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../server/src/config.ts'
import { generationsStore } from '../server/src/features/generation/generations-store.ts'
import { restorableSince } from '../server/src/features/recipes/restore-recipe.ts'
import { startAppWithDatabase } from '../server/test/call-as.ts'
import { makeWebFolder } from '../server/test/make-web-folder.ts'
import { signUp } from '../server/test/sign-up.ts'
import { sidebarCookie } from '../web/src/browser/sidebar-cookie.ts'
import { privacyEn } from '../web/src/features/legal/texts/privacy-en.ts'
import { privacyFr } from '../web/src/features/legal/texts/privacy-fr.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const textOf = ({ sections }: typeof privacyEn) =>
  sections
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')
    .replaceAll('\u00a0', ' ')

const policies = { en: textOf(privacyEn), fr: textOf(privacyFr) }

/** A Roux in which somebody signed up, logged in, forgot the password, and asked for a recipe as a guest. */
async function use() {
  const webFolder = makeWebFolder()
  onTestFinished(() => rmSync(webFolder, { recursive: true }))
  const app = await startAppWithDatabase('sqlite', { writer: 'kitchen', webFolder })
  const { db } = app.database
  const cook = await signUp(app.url)
  const body = { email: `second-${cook.email}`, password: 'first-password' }
  const cookie = (await app.call(undefined, 'POST', '/users/signup', body)).headers.get('set-cookie') ?? ''
  await app.call(undefined, 'POST', `/password-recovery/${cook.email}`)
  const key = { 'idempotency-key': 'a-key-of-this-request' }
  await app.call(undefined, 'POST', '/recipes/generate-public', { user_input: 'a soup' }, key)
  await expect
    .poll(() => db.selectFrom('one_time_codes').where('kind', '=', 'reset').selectAll().execute())
    .toHaveLength(1)
  const lifeOf = (rows: readonly { expires_at: string; created_at?: string }[]) =>
    Math.max(...rows.map(({ expires_at }) => Date.parse(expires_at) - Date.now()))
  const codes = await db.selectFrom('one_time_codes').select(['kind', 'expires_at']).execute()
  const answers = db.selectFrom('generation_keys').where('answer', 'is not', null)
  await app.call(cook, 'POST', '/recipes/export', { format: 'zip' })
  return {
    db,
    database: app.database,
    cookie,
    session: lifeOf(await db.selectFrom('sessions').select('expires_at').execute()),
    reset: lifeOf(codes.filter(({ kind }) => kind === 'reset')),
    signUpCode: lifeOf(codes.filter(({ kind }) => kind === 'sign_up')),
    file: lifeOf(await db.selectFrom('exports').select('expires_at').execute()),
    answer: lifeOf(await answers.select('expires_at').execute()),
  }
}

test('every period that the privacy policy names is the one that Roux keeps to', async () => {
  const used = await use()
  const { backups } = readSettings({})
  const secondsOf = (cookie: string) => Number(/max-age=(\d+)/i.exec(cookie)?.[1]) * 1000
  const rows: readonly (readonly [milliseconds: number, unit: number, en: string, fr: string])[] = [
    [
      secondsOf(sidebarCookie(true)),
      day,
      'sidebar_state, remembers for # days',
      'sidebar_state, retient pendant # jours',
    ],
    [
      secondsOf(used.cookie),
      day,
      'for # days your browser is known again',
      'pendant # jours, il permet de reconnaître',
    ],
    [Date.now() - Date.parse(restorableSince(Date.now)), day, 'restored for # days', 'rétablie pendant # jours'],
    [used.session, day, 'session token works for # days', 'jeton de session est valable # jours'],
    [used.reset, hour, 'password reset link for # hour', 'réinitialisation du mot de passe # heure'],
    [used.signUpCode, hour, 'sign-up code for # hours', "code d'inscription # heures"],
    [used.file, minute, 'which works once, for # minutes', "qui ne sert qu'une fois, # minutes"],
    [used.answer, minute, 'an answer about a recipe, for # minutes', 'garde pendant # minutes'],
    [
      backups.keep * backups.everyHours * hour,
      day,
      'daily backup is replaced after # days',
      'remplacée au bout de # jours',
    ],
  ]
  for (const [milliseconds, unit, en, fr] of rows) {
    const number = String(Math.round(milliseconds / unit))
    expect(policies.en).toContain(en.replace('#', number))
    expect(policies.fr).toContain(fr.replace('#', number))
  }
  expect(backups.everyHours * hour).toBe(day)
})

test('when a recipe was asked for is forgotten after as many days as the policy says', async () => {
  const { db, database } = await use()
  const store = generationsStore(database)
  const days = Number(/For (\d+) days we keep when a recipe or an answer was asked for/.exec(policies.en)?.[1])
  expect(policies.fr).toContain(`pendant ${days} jours le moment où une recette ou une réponse a été demandée`)
  const left = async (age: number) => {
    await db
      .updateTable('generations')
      .set({ created_at: new Date(Date.now() - age).toISOString() })
      .execute()
    await store.clearOld()
    return (await db.selectFrom('generations').selectAll().execute()).length
  }
  expect(await left(days * day - minute)).toBe(1)
  expect(await left(days * day + minute)).toBe(0)
})
