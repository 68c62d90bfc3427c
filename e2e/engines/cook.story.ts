import { soup } from '../recipe-answers.ts'
import { texts } from '../texts.ts'
import { pressOn } from './by-keyboard.ts'
import { button } from './parts.ts'
import { expect, test } from './test.ts'

const roast = {
  ...soup,
  directions: [
    { id: '1', content: 'Cut the carrots.', index: '1' },
    { id: '2', content: 'Simmer them for 20–25 minutes.', index: '2' },
  ],
}

for (const [language, width] of [
  ['en', 1280],
  ['fr', 390],
] as const) {
  const { cook, recipe, timers } = texts[language]
  const of = (step: number) => ({ text: cook.of.replace('{{step}}', `${step}`).replace('{{steps}}', '2') })

  test(`a guest cooks step by step with a timer, by keyboard, in ${language}`, async ({ app }) => {
    await app.resize({ width, height: 844 })
    await app.open('/favicon.svg')
    await app.run(([key, value]) => sessionStorage.setItem(key, value), ['temp-recipe', JSON.stringify(roast)] as const)
    await app.open(`/recipe/guest?lng=${language}`)
    await app.see({ role: 'heading', level: 1 })
    await pressOn(app, button(recipe.cook))
    await app.see(of(1))
    await app.see({ text: 'carrots' })
    await app.press('ArrowRight')
    await app.see(of(2))
    await pressOn(app, button(timers.start.replace('{{time}}', '20–25 minutes')))
    await app.see({ role: 'timer' }, ({ text }) => /^(?:20:00|19:)/.test(text))
    await pressOn(app, button(timers.pause.replace('{{name}}', 'Simmer them for 20–25 minutes')))
    await app.see(button(timers.resume.replace('{{name}}', 'Simmer them for 20–25 minutes')))
    await app.open('/recipe/guest/cook?step=2')
    await app.see({ role: 'timer' })
    expect(await app.run(() => document.documentElement.scrollWidth <= innerWidth, null)).toBe(true)
    await pressOn(app, button(cook.next))
    await app.see({ role: 'heading', level: 1, name: recipe.enjoy }, ({ isFocused }) => isFocused)
    await pressOn(app, button(cook.done))
    await app.see({ role: 'heading', level: 1, name: soup.title })
    await pressOn(app, button(timers.stop.replace('{{name}}', 'Simmer them for 20–25 minutes')))
    await app.seeNoMore({ role: 'timer' })
  })
}
