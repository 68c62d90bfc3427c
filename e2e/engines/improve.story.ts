import { texts } from '../texts.ts'
import { button, dialog, fact, field, title } from './parts.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const { improve, preview, recipe } = texts.en

test('a cook improves a recipe, sees what changed and takes it', async ({ app, roux }) => {
  const cook = await signIn(app, roux.url)
  await app.open(cook.recipePath)
  await app.see(fact('3'))
  await app.click(button(recipe.improve))
  await app.fill(field(improve.label, dialog(improve.title)), 'for 6 people')
  await app.click(button(improve.submit, dialog(improve.title)))
  await app.see(button(preview.discard))
  await app.see({ role: 'deletion', with: '3', within: fact('6') })
  await app.see({ role: 'insertion', with: '6', within: fact('6') })
  await app.click(button(preview.accept))
  await app.seeNoMore(button(preview.accept))
  await app.see(fact('6'))
  await app.see(title)
  await expect.poll(() => app.path()).not.toBe(cook.recipePath)
})
