import { texts } from '../texts.ts'
import { avatar, button, dialog, field, region } from './parts.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const { userSettings, account, preferences, language, diet } = texts.en

test('a cook changes name, language and preferences, and finds them again', async ({ app, roux }) => {
  await signIn(app, roux.url)
  await app.open('/')
  await app.click(avatar)
  await app.click({ role: 'menuitem', name: account.settings })
  const settings = dialog(userSettings.title)
  const part = (name: string) => region(name, settings)
  await app.fill(field(userSettings.fullName, settings), 'Camille Martin')
  await app.click(button(userSettings.save, part(userSettings.profile)))
  await app.see({ text: userSettings.profileUpdated })
  await app.click(button(diet.vegetarian, part(preferences.title)))
  await app.click(button(userSettings.save, part(preferences.title)))
  await app.see({ text: preferences.saved })
  await app.click(button(/English/, part(language.label)))
  await app.click({ role: 'menuitemradio', name: /Français/ })
  await app.click(button(userSettings.save, part(language.label)))

  const french = texts.fr
  await app.click(button(french.userSettings.close, dialog(french.userSettings.title)))
  await app.see({ role: 'heading', level: 1, name: french.home.question })
  await app.open('/')
  await app.see(button(french.diet.vegetarian), ({ isOn }) => isOn)
  await app.click(avatar)
  await app.click({ role: 'menuitem', name: french.account.settings })
  await app.see(field(french.userSettings.fullName), ({ value }) => value === 'Camille Martin')
  expect(await app.run(() => document.documentElement.lang, null)).toBe('fr')
})
