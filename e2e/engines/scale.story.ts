import { soup } from '../recipe-answers.ts'
import { texts } from '../texts.ts'
import { reach } from './by-keyboard.ts'
import { button, lines } from './parts.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const { recipe, servings, units } = texts.en
const contents = ['600 g carrots', '3 eggs', 'Salt']
const people = (number: string) => ({ role: 'spinbutton', with: number })
const carrots = {
  ...soup,
  ingredients: contents.map((content, place) => ({ id: `line ${place}`, content, index: `${place + 1}` })),
  directions: [{ id: 'step', content: 'Bake the 600 g carrots at 180 °C.', index: '1' }],
}

test('a recipe is shown for more, in other units and as it was, ticked off, and turned over on a phone', async ({
  app,
  roux,
}) => {
  const cook = await signIn(app, roux.url, { recipe: carrots })
  await app.resize({ width: 1280, height: 1000 })
  await app.open(cook.recipePath)
  const first = (list: 'ingredients' | 'directions') => app.see({ ...lines(list), nth: 0 }).then(({ text }) => text)
  await app.click(button(servings.more))
  await app.see(people('4'))
  expect(await first('ingredients')).toContain('800 g carrots')
  expect(await first('directions')).toBe('Bake the 800 g carrots at 180 °C.')

  await app.click({ role: 'spinbutton' })
  await app.press('ArrowUp')
  await app.see(people('5'))
  await app.see({ role: 'status', with: servings.said.replace('{{serves}}', '5') })
  await app.see({ ...lines('directions'), nth: 0 }, ({ text }) => text === 'Bake the 1 kg carrots at 180 °C.')
  await app.click({ text: units.us })
  await app.see({ ...lines('directions'), nth: 0 }, ({ text }) =>
    /^Bake the .+ (?:lb|cups) carrots at 350 °F\.$/.test(text),
  )

  await app.click({ text: units.metric })
  await app.click(button(servings.back.replace('{{written}}', '3')))
  await app.see(people('3'))
  expect(await first('ingredients')).toContain('600 g carrots')
  await app.click({ ...lines('ingredients'), nth: 2 })
  await app.click(button(servings.untick))
  await app.seeNoMore(button(servings.untick))

  await app.resize({ width: 390, height: 800 })
  await app.open(cook.recipePath)
  await app.see({ ...lines('ingredients'), nth: 0 })
  await reach(app, { role: 'spinbutton' })
  await app.press('ArrowUp')
  await app.see({ ...lines('ingredients'), nth: 0 }, ({ text }) => text.includes('800 g carrots'))
  await app.press('ArrowDown')
  await app.see({ ...lines('ingredients'), nth: 0 }, ({ text }) => text.includes('600 g carrots'))
  await app.click({ text: recipe.steps })
  await app.see({ ...lines('directions'), nth: 0 }, ({ left, right }) => right - left > 200)
})
