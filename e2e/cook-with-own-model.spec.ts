import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '../server/test/data-folder.ts'
import { engineFolder, installTestEngine } from '../server/test/test-engine.ts'
import { writeTinyModel } from '../server/test/write-tiny-model.ts'
import { askForRecipe, promptBox } from './ask-for-recipe.ts'
import { openAdministration } from './have-superuser.ts'
import { title } from './read-recipe-page.ts'
import { type Roux, startRoux } from './start-roux.ts'
import { withSuperuser } from './superuser.ts'
import { test as base, expect } from './test.ts'
import { texts } from './texts.ts'

const { waiting, finding } = texts.en

/** A Roux with a model of its own, and the process that the model is in: it has written a recipe already. */
const test = base.extend<object, { roux: Roux; modelProcess: number }>({
  roux: [
    async ({}, use) => {
      await installTestEngine()
      const folder = makeDataFolder('roux-own-model-')
      mkdirSync(join(folder, 'models'))
      symlinkSync(engineFolder, join(folder, 'models', 'engine'))
      const model = join(folder, 'tiny.gguf')
      writeTinyModel(model)
      const roux = await startRoux({ ...withSuperuser, DATA_DIR: folder, AI_PROVIDER: 'local', AI_MODEL: model })
      await use(roux)
      await roux.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  modelProcess: [
    async ({ roux }, use) => {
      const body = JSON.stringify({ user_input: 'a soup' })
      const headers = { 'content-type': 'application/json' }
      const path = '/api/v1/recipes/generate-public'
      expect((await fetch(`${roux.url}${path}`, { method: 'POST', headers, body })).status).toBe(200)
      const processId = /"processId":(\d+)/
      await expect.poll(() => roux.output()).toMatch(processId)
      await use(Number(processId.exec(roux.output())?.[1]))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('a model of one’s own writes for one cook after the other, and who stops makes room for the next', async ({
  page,
  context,
  modelProcess,
}) => {
  const other = await context.newPage()
  for (const one of [page, other]) await one.goto('/')
  // What it is at takes as long as the test wants.
  process.kill(modelProcess, 'SIGSTOP')
  await askForRecipe(page, 'a lentil soup')
  const stop = page.getByRole('button', { name: 'Stop' })
  await expect(stop).toBeVisible()
  await askForRecipe(other, 'a leek soup')
  const place = waiting.ahead.replace('{{count}}', '1')
  await expect(other.getByText(place).last()).toBeVisible()
  await stop.click()
  process.kill(modelProcess, 'SIGCONT')
  await expect(other.getByText(place)).toHaveCount(0)
  await expect(other).toHaveURL('/recipe/guest')
  await expect(title(other)).toHaveText(/./)
  await expect(other.getByRole('note')).toContainText(finding.writtenBy.replace('{{writer}}', 'tiny.gguf'))
  await expect(promptBox(page)).toHaveValue('a lentil soup')
  await openAdministration(page)
  await expect(page.getByText('local · tiny.gguf')).toBeVisible()
})
