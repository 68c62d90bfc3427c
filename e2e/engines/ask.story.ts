import { texts } from '../texts.ts'
import { pressOn, reach } from './by-keyboard.ts'
import { button, dialog, field, title } from './parts.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

const { ask, recipe } = texts.en
const panel = dialog(ask.title)
const question = 'What can I use instead of cream?'

test.describe('where a provider is connected', () => {
  test.use({ behaviour: 'good' })

  for (const width of [1280, 390]) {
    test(`a cook asks about a recipe by keyboard, at ${width} px`, async ({ app, roux }) => {
      const cook = await signIn(app, roux.url)
      await app.resize({ width, height: 844 })
      await app.open(cook.recipePath)
      await app.see(title)
      await pressOn(app, button(recipe.more))
      await reach(app, { role: 'menuitem', name: ask.open }, 'ArrowDown')
      await app.press('Enter')
      await app.see(panel)
      await reach(app, field(ask.label, panel))
      await app.type(question)
      await app.press('Enter')
      const turns = { role: 'listitem', within: { role: 'list', name: ask.turns } }
      await app.see(turns, ({ text }) => text.includes(question) && text.includes('150 ml of oat cream'))
      await app.see(field(ask.label, panel), ({ isWhole, value }) => isWhole && value === '')
      await app.press('Escape')
      await app.seeNoMore(panel)
      await app.see(button(recipe.more), ({ isFocused }) => isFocused)
    })
  }
})
