import { texts } from '../texts.ts'
import { expect, test } from './test.ts'

const { prompt, recipe, options, terms } = { ...texts.en, terms: texts.en.legal.terms }

test('a guest asks for a recipe and reads it', async ({ app }) => {
  await app.open('/')
  await app.see({ role: 'button', name: options.open })
  await app.see({ role: 'button', name: terms })
  await app.fill({ role: 'textbox', name: prompt.label }, 'a lentil soup for 3')
  await app.press('Enter')
  const title = await app.see({ role: 'heading', level: 1, name: /lentil/i })
  expect(title.isFocused).toBe(true)
  expect(await app.path()).toBe('/recipe/guest')
  const list = { role: 'listitem', within: { role: 'region', name: recipe.ingredients } }
  expect((await app.texts(list)).some((line) => /lentils/i.test(line))).toBe(true)
  const steps = { role: 'listitem', within: { role: 'region', name: recipe.directions } }
  expect((await app.texts(steps)).length).toBeGreaterThan(2)
  await app.see({ text: recipe.enjoy })
})
