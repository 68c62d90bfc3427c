import { languages, texts } from '../texts.ts'
import { button, field, lines, title } from './parts.ts'
import { expect, test } from './test.ts'

for (const language of languages) {
  const { prompt, recipe, options, legal } = texts[language]

  test(`a guest asks for a recipe and reads it, in ${language}`, async ({ app }) => {
    await app.open(`/?lng=${language}`)
    await app.see(button(options.open))
    await app.see(button(legal.terms))
    await app.fill(field(prompt.label), language === 'en' ? 'a lentil soup for 3' : 'une soupe de lentilles pour 3')
    await app.press('Enter')
    await app.see({ role: 'heading', level: 1, name: /lenti/i }, ({ isFocused }) => isFocused)
    await expect.poll(() => app.path()).toBe('/recipe/guest')
    expect((await app.texts(lines('ingredients', language))).some((line) => /lenti/i.test(line))).toBe(true)
    expect((await app.texts(lines('directions', language))).length).toBeGreaterThan(2)
    await app.see({ text: recipe.enjoy })
    for (const width of [390, 820, 1280]) {
      await app.resize({ width, height: 844 })
      await app.see(title, ({ left, right }) => left >= 0 && right <= width)
      expect(await app.run(() => document.documentElement.scrollWidth <= innerWidth, null)).toBe(true)
    }
  })
}
