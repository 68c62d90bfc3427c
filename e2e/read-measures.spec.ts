import { openRecipe, tool } from './have-recipe.ts'
import { openWith } from './open-with.ts'
import { fact, title } from './read-recipe-page.ts'
import { soup } from './recipe-answers.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const step = 'Bake at 150 °C for 1 h 30 min, turn it over after 6 min and add 200 ml of stock; then wait (for 10 min).'

test('a number and its unit, and a time and what closes it, never stand on two lines, however wide the page', async ({
  page,
}) => {
  const content = {
    ...soup,
    description: 'Done in 45 minutes for 12 people.',
    ingredients: [{ id: 'a', content: '400 g carrots, in 2 cm pieces with 150 ml water', index: '1' }],
    directions: [{ id: 'b', content: step, index: '1' }],
  }
  await openWith(page, { session: { 'temp-recipe': JSON.stringify(content) } }, '/recipe/guest')
  await expect(title(page)).toBeVisible()
  for (let width = 320; width <= 480; width += 8) {
    await page.setViewportSize({ width, height: 700 })
    const parted = await page.getByRole('article').evaluate((article) => {
      const found: string[] = []
      const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const match of (node.textContent ?? '').matchAll(/(?:\d+\s(?:h|min|°C|ml|g|cm|minutes|people)\b\s?)+/g)) {
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].trimEnd().length)
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(match[0])
        }
      }
      for (const button of article.querySelectorAll('li button')) {
        const after = document.createRange()
        after.setStartAfter(button)
        after.setEndAfter(button.closest('li') ?? button)
        const signs = /^[.,;)]*/.exec(after.toString())?.[0].length ?? 0
        const next = document.createTreeWalker(after.commonAncestorContainer, NodeFilter.SHOW_TEXT)
        next.currentNode = button.lastChild ?? button
        const text = next.nextNode()
        if (!text || signs === 0) continue
        after.setStart(text, 0)
        after.setEnd(text, 1)
        if (after.getBoundingClientRect().top > button.getBoundingClientRect().bottom)
          found.push(`${button.textContent} ${text.textContent}`)
      }
      return found
    })
    expect(parted, `at ${width} px`).toEqual([])
  }
})

for (const [language, expected] of [
  ['en', ['1 h 5 min', '2 h']],
  ['fr', ['1 h 05', '2 h']],
] as const) {
  test(`long times stand in hours among the facts, in ${language}`, async ({ page }) => {
    const session = { 'temp-recipe': JSON.stringify({ ...soup, preparation_time: 65, cook_time: 120 }) }
    await openWith(page, { session, local: { i18nextLng: language } }, '/recipe/guest')
    await expect(fact(page, 'preparation', language)).toHaveText(expected[0])
    await expect(fact(page, 'cooking', language)).toHaveText(expected[1])
  })
}

test('the ground of a changed line covers nothing of the lines beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const recipe = await openRecipe(page)
  const grown = 'Gently simmered yellow carrot soup with plenty of spring onions and ginger'
  await page.route(`**/api/v1/recipes/${recipe.id}/improve`, async (route) =>
    route.fulfill({
      json: {
        ...soup,
        title: grown,
        description: `${grown}. ${grown}.`,
        ingredients: [{ id: 'x', content: `600 g ${grown.toLowerCase()}`, index: '1' }],
        directions: [{ id: 'y', content: `Cut the carrots gently, ${grown} ${grown}.`, index: '1' }],
      },
    }),
  )
  await tool(page, texts.en.recipe.improve).click()
  await page.getByRole('dialog').getByRole('textbox').fill('longer')
  await page.keyboard.press('Enter')
  // It comes after the recipe, and marks what is new without a ground.
  await expect(page.getByRole('heading', { name: texts.en.changes.heading })).toBeVisible()
  const overlaps = await page.getByRole('insertion').evaluateAll((marks) => {
    const grounds = marks.filter((mark) => getComputedStyle(mark).backgroundColor !== 'rgba(0, 0, 0, 0)')
    if (grounds.length < 3) return ['title, description and step have a ground']
    return grounds.flatMap((mark) => {
      const boxes = Array.from(mark.getClientRects()).filter(({ width }) => width > 2)
      return boxes.flatMap((box, place) => {
        const next = boxes[place + 1]
        return next && next.top < box.bottom - 0.5 ? [`${box.bottom - next.top} px: ${mark.textContent}`] : []
      })
    })
  })
  expect(overlaps).toEqual([])
})
