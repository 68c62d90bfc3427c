import { askForRecipe, promptBox } from './ask-for-recipe.ts'
import { openAdministration } from './have-superuser.ts'
import { title } from './read-recipe-page.ts'
import { startWithOwnModel } from './start-with-own-model.ts'
import { withSuperuser } from './superuser.ts'
import { test as base, expect } from './test.ts'
import { texts } from './texts.ts'

const { waiting, finding } = texts.en

const test = base.extend<object, { roux: Awaited<ReturnType<typeof startWithOwnModel>> }>({
  roux: [
    async ({}, use) => {
      const roux = await startWithOwnModel(withSuperuser)
      await use(roux)
      await roux.stop()
    },
    // What runs it may have to be installed.
    { scope: 'worker', timeout: 600_000 },
  ],
})

test('a model of one’s own writes for one cook after the other, and who stops makes room for the next', async ({
  page,
  context,
  roux,
}) => {
  const other = await context.newPage()
  for (const one of [page, other]) await one.goto('/')
  // The log is written a little later than it happens.
  await expect.poll(() => roux.modelProcess()).toBeGreaterThan(0)
  const modelProcess = roux.modelProcess()
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
