import { texts } from '../texts.ts'
import { button, field, lines, region, title } from './parts.ts'
import { expect, test } from './test.ts'

const { prompt, waiting, unfinished, edit } = texts.en
const name = "The provider's lentil soup"

test.describe('a provider that writes slowly', () => {
  test.use({ behaviour: 'dictated' })

  test('a recipe comes line by line', async ({ app, provider }) => {
    await app.open('/')
    await app.fill(field(prompt.label), 'a lentil soup')
    await app.press('Enter')
    await provider.dictate('A soup that only')
    await app.see({ role: 'heading', name })
    await app.see(button(waiting.stop))
    for (const [place, cut] of ['240 g red lent', '4 carr', '1000 ml veg'].entries()) {
      await provider.dictate(cut)
      await expect.poll(async () => (await app.texts(lines('ingredients')))[place]).toBe(cut)
    }
    await provider.dictateRest()
    await app.see(title, ({ isFocused }) => isFocused)
    await expect
      .poll(() => app.texts(lines('ingredients')))
      .toEqual(['240 g red lentils', '4 carrots', '1000 ml vegetable stock'])
    await expect.poll(() => app.path()).toBe('/recipe/guest')
  })
})

test.describe('a provider that stops in the middle', () => {
  test.use({ behaviour: 'stall' })

  test('the cook stops it, the provider is let go, and what came is gone on with by hand', async ({
    app,
    provider,
  }) => {
    await app.open('/')
    await app.fill(field(prompt.label), 'a lentil soup')
    await app.press('Enter')
    await expect.poll(() => app.texts(lines('ingredients'))).toEqual(['240 g red lent'])
    await app.click(button(waiting.stop))
    await expect.poll(async () => (await provider.requests()).map(({ state }) => state)).toEqual(['aborted'])
    const note = region(unfinished.title)
    await app.see({ text: unfinished.stopped, within: note })
    await app.see({ role: 'heading', within: note }, ({ isFocused }) => isFocused)
    await app.see(field(prompt.label), ({ isEnabled, value }) => isEnabled && value === 'a lentil soup')
    await app.click(button(unfinished.continue))
    await app.see(field(edit.title), ({ value }) => value === name)
    await expect.poll(() => app.path()).toBe('/recipe/new')
  })
})
