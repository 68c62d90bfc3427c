import { soup } from '../recipe-answers.ts'
import { texts } from '../texts.ts'
import { pressOn } from './by-keyboard.ts'
import { button, dialog, field, title } from './parts.ts'
import { read, signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const { recipe, sharing, shared } = texts.en

for (const width of [1280, 390]) {
  test(`a cook makes a link by keyboard, whoever has it reads the recipe, and nobody does once it is revoked, at ${width} px`, async ({
    app,
    roux,
  }) => {
    const cook = await signIn(app, roux.url)
    await app.resize({ width, height: 844 })
    await app.open(cook.recipePath)
    await app.see(title)
    await pressOn(app, button(recipe.share))
    // No key falls in the moment in which the dialog takes the focus.
    await app.see(button(sharing.make, dialog(sharing.title)))
    await pressOn(app, button(sharing.make, dialog(sharing.title)))
    await app.see(field(sharing.link, dialog(sharing.title)))
    const { headers } = cook
    const { url } = await read(
      fetch(`${roux.url}/api/v1${cook.recipePath.replace('recipe', 'recipes')}/share`, { headers }),
    )
    const { pathname } = new URL(String(url))
    await app.run((key) => localStorage.removeItem(key), 'access_token')
    await app.open(pathname)
    await app.see({ ...title, with: soup.title })
    await pressOn(app, button(shared.save))
    await app.see(dialog(texts.en.loginRequired.title))
    await fetch(`${roux.url}/api/v1${cook.recipePath.replace('recipe', 'recipes')}/share`, {
      method: 'DELETE',
      headers,
    })
    await app.open(pathname)
    await app.see({ role: 'heading', name: shared.gone })
    expect(await app.path()).toBe(pathname)
  })
}
