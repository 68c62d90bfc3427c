import { texts } from '../texts.ts'
import { avatar, button, dialog, field, link, region, title } from './parts.ts'
import { expect, test } from './test.ts'

const { prompt, recipe, loginRequired, auth, appSidebar, account, edit } = texts.en

test('a guest changes a recipe, saves it by signing up, and logs out', async ({ app }) => {
  await app.open('/')
  await app.fill(field(prompt.label), 'a lentil soup')
  await app.press('Enter')
  await app.see(title, ({ isFocused }) => isFocused)
  await app.click(button(recipe.edit))
  await app.fill(field(edit.title), 'Soup of my own')
  await app.click(button(edit.save))
  await app.click(button(loginRequired.register, dialog(loginRequired.title)))

  const email = `camille-${crypto.randomUUID()}@example.org`
  await app.see({ role: 'heading', level: 1, name: auth.registerTitle })
  await app.fill(field(auth.email), email)
  await app.fill({ label: auth.password }, 'a wooden spoon')
  await app.fill({ label: auth.confirmPassword }, 'a wooden spoon')
  await app.press('Enter')
  await app.click(link(auth.ok, dialog(auth.registeredTitle)))

  await app.see({ role: 'heading', level: 1, name: auth.welcome })
  await app.see(field(auth.email), ({ value }) => value === email)
  await app.fill({ label: auth.password }, 'a wooden spoon')
  await app.click(button(auth.logIn))
  await app.see(avatar)
  await app.see(link('Soup of my own', region(appSidebar.recent)))
  await app.click(link('Soup of my own', region(appSidebar.recent)))
  await app.see({ ...title, name: 'Soup of my own' })
  await expect.poll(() => app.path()).toMatch(/^\/recipe\/[\w-]{36}$/)

  await app.click(avatar)
  await app.click({ role: 'menuitem', name: account.logOut })
  await app.see(link(account.logIn))
  await app.seeNoMore(avatar)
})
