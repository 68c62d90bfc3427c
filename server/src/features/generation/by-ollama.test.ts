import { Installation } from '@roux/contract/administration'
import { Recipe } from '@roux/contract/recipe'
import { expect, test } from 'vitest'
import { startAppWithDatabase } from '../../../test/call-as.ts'
import { startFakeOllama } from '../../../test/fake-ollama.ts'
import { readError } from '../../../test/start-app.ts'
import { readSettings } from '../../config.ts'

test('a recipe of an Ollama says who wrote it, its usage too, and what is downloaded is told', async () => {
  const ollama = await startFakeOllama({ pull: 'held' })
  const { writer } = readSettings({ AI_PROVIDER: 'ollama', AI_BASE_URL: ollama.url, AI_MODEL: 'mistral' })
  const { call, database, signUpSuperuser } = await startAppWithDatabase('sqlite', { writer })
  const superuser = await signUpSuperuser()
  const state = async () => Installation.parse(await (await call(superuser, 'GET', '/admin/installation')).json())
  const generate = () => call(superuser, 'POST', '/recipes/generate', { user_input: 'a leek soup' })
  await expect.poll(state).toMatchObject({ provider: 'ollama', model: 'mistral', model_percent: 42 })
  const { code, retry_after } = await readError(await generate())
  expect([code, retry_after]).toEqual(['provider_unavailable', 30])

  ollama.release()
  await expect.poll(state).toMatchObject({ model_percent: null })
  const recipe = Recipe.parse(await (await generate()).json())
  expect(recipe.title).toBe('Leek soup')
  expect(recipe.written_by).toEqual({ provider: 'ollama', model: 'mistral' })
  const usage = database.db.selectFrom('generations').select(['provider', 'model', 'outcome', 'tokens_out'])
  expect(await usage.execute()).toContainEqual({
    ...{ provider: 'ollama', model: 'mistral', outcome: 'written', tokens_out: 300 },
  })
})
