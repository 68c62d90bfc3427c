import { soup } from '../recipe-answers.ts'
import { texts } from '../texts.ts'
import { pressOn } from './by-keyboard.ts'
import { button, lines } from './parts.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

const { instead, recipe } = texts.en
const shakshuka = {
  ...soup,
  ingredients: ['4 eggs', '50 g feta'].map((content, place) => ({ id: content, content, index: `${place + 1}` })),
  directions: [{ id: 'step', content: 'Break in the 4 eggs; cook for 6 min.', index: '1' }],
}

for (const width of [1280, 390]) {
  test(`a cook takes something instead by keyboard, and takes it back, at ${width} px`, async ({ app, roux }) => {
    const cook = await signIn(app, roux.url, { recipe: shakshuka })
    await app.resize({ width, height: 844 })
    await app.open(cook.recipePath)
    const first = { ...lines('ingredients'), nth: 0 }
    await app.see(first)
    await pressOn(app, button(instead.open.replace('{{line}}', '4 eggs')))
    await app.see({ role: 'dialog' }, ({ text }) => text.includes('300 g silken tofu'))
    await pressOn(app, button(/silken tofu/, { role: 'dialog' }))
    await app.seeNoMore({ role: 'dialog' })
    await app.see(first, ({ text }) => text.includes('300 g silken tofu'))
    await pressOn(app, button(instead.back.replace('{{line}}', '4 eggs')))
    await app.see(first, ({ text }) => text.includes('4 eggs'))
    if (width < 640) await app.click({ text: recipe.steps })
    await app.see({ ...lines('directions'), nth: 0 }, ({ text }) => text.includes('Break in the 4 eggs'))
  })
}
