import { expect, test } from 'vitest'
import { createDatabase, engines } from '../../../test/engines.ts'
import { newSecret } from '../../security/secrets.ts'
import { openDatabase } from '../../storage/database.ts'
import { sessionStore } from './session-store.ts'

test.each(engines)('what cannot be a token costs no look at the database, on %s', async (engine) => {
  const database = await openDatabase(await createDatabase(engine), () => undefined)
  const { findCaller } = sessionStore(database)
  // Whoever looks for one finds out.
  await database.db.schema.dropTable('sessions').execute()
  for (const token of [
    '',
    'x',
    newSecret().slice(1),
    `${newSecret()}=`,
    newSecret().replace(/./, '.'),
    'x'.repeat(9000),
  ])
    expect(await findCaller(token)).toBeUndefined()
  await expect(findCaller(newSecret())).rejects.toThrow()
  await database.close()
})
