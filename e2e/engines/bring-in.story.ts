import { texts } from '../texts.ts'
import { button, field, title } from './parts.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

const { bringIn } = texts.en
/** On one line, since WebKit's driver has no key for the end of one. */
const pageOf = (steps: readonly string[]) =>
  JSON.stringify({
    '@type': 'Recipe',
    name: 'Leek gratin',
    recipeIngredient: ['4 leeks', '200 ml cream'],
    recipeInstructions: steps,
  })

test('a cook brings a recipe in, and compares it with the recipe that it became when it comes again', async ({
  app,
  roux,
}) => {
  await signIn(app, roux.url)
  await app.resize({ width: 1280, height: 900 })
  await app.open('/bring-in')
  await app.click({ text: bringIn.text, within: { role: 'radiogroup' } })
  await app.fill(field(bringIn.textLabel), pageOf(['Cook the leeks.']))
  await app.click(button(bringIn.read))
  await app.click(button(bringIn.save))
  await app.see(title, ({ text }) => text === 'Leek gratin')
  await app.open('/bring-in')
  await app.click({ text: bringIn.text, within: { role: 'radiogroup' } })
  await app.fill(field(bringIn.textLabel), pageOf(['Cook the leeks.', 'Bake them.']))
  await app.click(button(bringIn.read))
  await app.click(button(bringIn.compare))
  const compared = bringIn.compared.replace('{{title}}', 'Leek gratin')
  await app.see({ role: 'heading', name: compared }, ({ isFocused }) => isFocused)
  await app.see({ role: 'insertion', within: { role: 'article', name: compared } }, ({ text }) =>
    /Bake them/.test(text),
  )
  await app.click({ text: texts.en.history.whole, within: { role: 'radiogroup', name: texts.en.history.view } })
  await app.see({ text: 'Cook the leeks.', within: { role: 'article', name: compared } })
})
