import { soup } from '../recipe-answers.ts'
import { texts } from '../texts.ts'
import { reach } from './by-keyboard.ts'
import { button, dialog, link, title } from './parts.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

const { appSidebar, library, palette } = texts.en
const entry = { role: 'listitem', within: { role: 'main' } }

test('a cook searches all recipes, chooses one, deletes it and has it back', async ({ app, roux }) => {
  await signIn(app, roux.url)
  await app.resize({ width: 1280, height: 900 })
  await app.open('/recipes')
  await app.see(entry, ({ text }) => text.includes(soup.title))
  await app.fill({ role: 'searchbox', name: library.search }, 'tiramisu')
  await app.see({ text: library.nothingSuits })
  await app.click(button(library.showAll))
  await app.click(button(library.sort.replace('{{order}}', library.newest)))
  await app.click({ role: 'menuitem', name: library.asList })
  await app.see(entry, ({ text }) => text.includes(soup.title))
  await reach(app, link(soup.title, { role: 'main' }))
  await app.press('Tab')
  const circle = { role: 'checkbox', name: library.select.replace('{{title}}', soup.title) }
  await app.see(circle, ({ isFocused }) => isFocused)
  await app.press('Space')
  const bar = { role: 'group', name: library.selection }
  await app.click(button(appSidebar.delete, bar))
  await app.seeNoMore(entry)
  await app.click(button(texts.en.deletion.undo))
  await app.see(entry, ({ text }) => text.includes(soup.title))
  await app.click(link(soup.title, { role: 'main' }))
  await app.see(title, ({ text }) => text === soup.title)
})

test('the palette opens a recipe from the keyboard, and has the focus as long as it is there', async ({
  app,
  roux,
}) => {
  await signIn(app, roux.url)
  await app.open('/')
  await app.see(link(soup.title))
  await app.press('Control+K')
  const field = { role: 'combobox', within: dialog(palette.title) }
  await app.see(field, ({ isFocused }) => isFocused)
  await app.type('carrot')
  await app.see({ role: 'option', nth: 0 }, ({ text }) => text.includes(soup.title))
  await app.press('Enter')
  await app.see(title, ({ text }) => text === soup.title)
})
