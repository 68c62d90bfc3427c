import { texts } from '../texts.ts'
import { pressOn, reach } from './by-keyboard.ts'
import { button, dialog, fact, field, region, title } from './parts.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const { changes, improve, preview, recipe } = texts.en

for (const width of [1280, 390]) {
  test(`a cook improves a recipe, sees in short and in full what changed, and takes it by keyboard, at ${width} px`, async ({
    app,
    roux,
  }) => {
    const cook = await signIn(app, roux.url)
    await app.resize({ width, height: 844 })
    await app.open(cook.recipePath)
    await app.see(fact('3'))
    await pressOn(app, button(recipe.improve))
    await reach(app, field(improve.label, dialog(improve.title)))
    await app.type('for 6 people')
    await pressOn(app, button(improve.submit, dialog(improve.title)))
    await app.see(button(preview.discard))
    await app.see({ role: 'listitem', within: region(changes.heading), nth: 0 }, ({ text }) => /6/.test(text))
    expect(await app.run(() => document.documentElement.scrollWidth <= innerWidth, null)).toBe(true)
    await app.see({ role: 'deletion', with: '3', within: fact('6') })
    await app.see({ role: 'insertion', with: '6', within: fact('6') })
    await pressOn(app, button(preview.accept))
    await app.seeNoMore(button(preview.accept))
    await app.see(fact('6'))
    await app.see(title)
    await expect.poll(() => app.path()).not.toBe(cook.recipePath)
  })
}
