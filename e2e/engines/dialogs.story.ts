import { superuser } from '../superuser.ts'
import { languages, texts } from '../texts.ts'
import type { App } from './app-in.ts'
import { expectDialog } from './expect-dialog.ts'
import { avatar, button, dialog, field, link, region, title } from './parts.ts'
import { read, signIn } from './sign-in.ts'
import { test } from './test.ts'

const { account, admin, appSidebar, auth, conflict, edit, improve, loginRequired, options, preferences, recipe } =
  texts.en
const { userSettings, app: frame } = texts.en

for (const language of languages) {
  const { legal } = texts[language]
  for (const name of [legal.terms, legal.privacy]) {
    test(`${name} can be read`, async ({ app }) => {
      await app.open(`/?lng=${language}`)
      await app.click(button(name))
      const text = dialog(new RegExp(`^${name}$`, 'i'))
      await expectDialog(app, text, [{ role: 'region' }, button(legal.ok)])
      await app.click(button(legal.ok))
      await app.seeNoMore(text)
    })
  }
}

test('a guest is told that an account is needed', async ({ app }) => {
  await askForSoup(app)
  await app.click(button(recipe.favorite))
  const { cancel, register, logIn, title: name } = loginRequired
  await expectDialog(app, dialog(name), [{ text: loginRequired.text }, button(cancel), button(register), button(logIn)])
})

test('a guest says what they want of every recipe', async ({ app }) => {
  await app.open('/')
  await app.click(button(options.open))
  await app.click(button(options.edit))
  await expectDialog(app, dialog(preferences.title), [button(preferences.cancel)])
})

test('a guest is told that the link is sent', async ({ app }) => {
  await app.open('/auth/recover-password')
  await app.fill(field(auth.email), 'camille@example.org')
  await app.press('Enter')
  await expectDialog(app, dialog(auth.linkSentTitle), [{ text: auth.linkSentText }, link(auth.ok)])
})

test('a guest is told that the account is ready', async ({ app }) => {
  await app.open('/auth/register')
  await app.fill(field(auth.email), `camille-${crypto.randomUUID()}@example.org`)
  await app.fill({ label: auth.password }, 'a wooden spoon')
  await app.fill({ label: auth.confirmPassword }, 'a wooden spoon')
  await app.press('Enter')
  await expectDialog(app, dialog(auth.registeredTitle), [{ text: auth.registeredText }, link(auth.ok)])
})

test('a cook says how a recipe is to be improved', async ({ app, roux }) => {
  const cook = await signIn(app, roux.url)
  await app.open(cook.recipePath)
  await app.click(button(recipe.improve))
  await expectDialog(app, dialog(improve.title), [field(improve.label), button(improve.cancel), button(improve.submit)])
})

test('a cook is asked which version it should be', async ({ app, roux }) => {
  const cook = await signIn(app, roux.url)
  await app.open(cook.recipePath)
  await app.click(button(recipe.edit))
  await app.fill(field(edit.title), 'Mine')
  await read(
    fetch(`${roux.url}/api/v1${cook.recipePath.replace('recipe', 'recipes')}`, {
      method: 'PUT',
      headers: { ...cook.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Theirs' }),
    }),
  )
  await app.click(button(edit.save))
  const { goOn, takeTheirs, keepMine } = conflict
  await expectDialog(app, dialog(conflict.title), [
    { text: conflict.text },
    button(goOn),
    button(takeTheirs),
    button(keepMine),
  ])
})

test('a cook opens the settings, and is asked before the account is deleted', async ({ app, roux }) => {
  await signIn(app, roux.url)
  await app.open('/')
  await app.click(avatar)
  await app.click({ role: 'menuitem', name: account.settings })
  const settings = dialog(userSettings.title)
  await expectDialog(app, settings, [button(userSettings.close)])
  await app.click(button(userSettings.deleteAccount, settings))
  const question = dialog(userSettings.deleteTitle, 'alertdialog')
  await expectDialog(app, question, [button(userSettings.cancel), button(userSettings.deleteConfirm)])
})

test('a superuser changes an account, and is asked before it is deleted', async ({ app, roux }) => {
  await signIn(app, roux.url, { account: superuser })
  await app.open('/admin')
  await app.click(button(admin.newUser))
  await expectDialog(app, dialog(admin.newUser), [button(admin.cancel), button(admin.create)])
  await app.press('Escape')
  await app.seeNoMore(dialog(admin.newUser))
  await app.click(button(admin.more.replace('{{email}}', superuser.username)))
  await app.click({ role: 'menuitem', name: admin.delete })
  const question = dialog(admin.deleteTitle, 'alertdialog')
  await expectDialog(app, question, [button(admin.cancel), button(admin.deleteConfirm)])
})

test('on a phone the menu lies over the page', async ({ app, roux }) => {
  await signIn(app, roux.url)
  await app.resize({ width: 390, height: 844 })
  await app.open('/')
  await app.click(button(frame.menu))
  const menu = dialog(frame.menu)
  await app.see({ role: 'searchbox', within: menu }, ({ isWhole }) => isWhole)
  await app.see(link('Carrot soup', region(appSidebar.recent, menu)), ({ isWhole }) => isWhole)
  await app.press('Escape')
  await app.seeNoMore(menu)
})

async function askForSoup(app: App): Promise<void> {
  await app.open('/')
  await app.fill(field(texts.en.prompt.label), 'a lentil soup')
  await app.press('Enter')
  await app.see(title, ({ isFocused }) => isFocused)
}
