import { texts } from '../texts.ts'
import { button } from './parts.ts'
import { expect, test } from './test.ts'

const { theme, language, home } = texts.en

test('theme and language change at once, and are kept', async ({ app }) => {
  const background = () => app.run(() => getComputedStyle(document.documentElement).backgroundColor, null)
  await app.open('/')
  await app.see({ role: 'heading', level: 1, name: home.question })
  const dark = await background()
  await app.click(button(theme.label))
  await app.click({ role: 'menuitemradio', name: theme.light })
  await expect.poll(background).not.toBe(dark)
  const light = await background()

  await app.click(button(language.label))
  await app.click({ role: 'menuitemradio', name: /Français/ })
  await app.see({ role: 'heading', level: 1, name: texts.fr.home.question })
  expect(await app.run(() => document.documentElement.lang, null)).toBe('fr')

  await app.open('/')
  await app.see({ role: 'heading', level: 1, name: texts.fr.home.question })
  expect(await background()).toBe(light)
  await app.click(button(texts.fr.theme.label))
  await app.see({ role: 'menuitemradio', name: texts.fr.theme.light }, ({ isOn }) => isOn)
  await app.press('Escape')
  await app.seeNoMore({ role: 'menu' })
  await app.see(button(texts.fr.theme.label), ({ isFocused }) => isFocused)
})
