import { expect, test } from 'vitest'
import { createDatabase, engines } from '../../test/engines.ts'
import { openDatabase } from './database.ts'
import { outboxStore } from './outbox-store.ts'

test.each(engines)('a recovery mail does not wait behind sign-up mails, on %s', async (engine) => {
  const database = await openDatabase(await createDatabase(engine), () => undefined)
  const outbox = outboxStore(database)
  for (const email_key of ['a', 'b']) await outbox.add({ kind: 'sign_up_code', email_key, language: 'en' })
  await outbox.add({ kind: 'recovery', email_key: 'c', language: 'en' })
  const kinds = []
  for (let taken = await outbox.claim(60_000); taken; taken = await outbox.claim(60_000)) kinds.push(taken.kind)
  await database.close()
  expect(kinds).toEqual(['recovery', 'sign_up_code', 'sign_up_code'])
})
