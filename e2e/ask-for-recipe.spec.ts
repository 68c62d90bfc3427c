import { askForRecipe, promptBox, sendButton } from './ask-for-recipe.ts'
import { directions, fact, ingredients, title } from './read-recipe-page.ts'
import { answerWithRecipe, soup } from './recipe-answers.ts'
import { hasGluten, isFromAnimal } from './recipe-contents.ts'
import { expect, test } from './test.ts'
import { texts } from './texts.ts'

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a guest gets the vegan curry for two that they asked for', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1, name: 'What are we cooking today?' })).toBeVisible()
      await expect(promptBox(page)).toHaveAttribute('placeholder', 'Ask for a recipe...')
      await promptBox(page).fill('a quick vegan chickpea and spinach curry for 2')
      await sendButton(page).click()

      await expect(page).toHaveURL('/recipe/guest')
      await expect(page.getByRole('note')).toBeVisible()
      const lines = await ingredients(page).allInnerTexts()
      expect(lines).toContainEqual(expect.stringMatching(/chickpeas?/i))
      expect(lines).toContainEqual(expect.stringMatching(/spinach/i))
      expect(lines.filter(isFromAnimal)).toEqual([])
      expect((await directions(page).allInnerTexts()).filter(isFromAnimal)).toEqual([])
      await expect(fact(page, 'serves')).toHaveText('2')
      const times = await Promise.all([fact(page, 'preparation').innerText(), fact(page, 'cooking').innerText()])
      expect(times.map(Number.parseFloat).reduce((sum, minutes) => sum + minutes)).toBeLessThanOrEqual(30)
    })

    test('a French guest gets the gluten-free leek tart for six that they asked for', async ({ page }) => {
      await page.goto('/?lng=fr')
      await promptBox(page).fill('une tarte aux poireaux sans gluten pour 6 personnes')
      await sendButton(page).click()

      await expect(page).toHaveURL('/recipe/guest')
      await expect(page.getByRole('note')).toBeVisible()
      const lines = await ingredients(page, 'fr').allInnerTexts()
      expect(lines).toContainEqual(expect.stringMatching(/poireaux?/i))
      expect(lines.filter(hasGluten)).toEqual([])
      await expect(fact(page, 'serves', 'fr')).toHaveText('6')
      await expect(title(page)).toHaveText(/poireaux?/i)
      await expect(page.getByText('Bon appétit !')).toBeVisible()
    })

    test('the page of a recipe shows all of it', async ({ page }) => {
      await answerWithRecipe(page, soup)
      await page.goto('/')
      await askForRecipe(page, 'a soup')
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - group "Recipe":
            - button "Back home"
            - button "Favorite"
            - button "Improve with AI"
            - button "Edit"
            - button "Delete"
          - article:
            - heading "Carrot soup" [level=1]
            - paragraph: Sweet, and quick to make.
            - term: Preparation
            - definition: 10 min
            - term: Cooking
            - definition: 25 min
            - term: Serves
            - definition:
              - button "Fewer servings"
              - spinbutton "Servings": "3"
              - button "More servings"
            - region "Ingredients":
              - heading "Ingredients" [level=2]
              - list:
                - listitem:
                  - checkbox "600 g carrots"
                - listitem:
                  - checkbox "Salt"
            - region "Directions":
              - heading "Directions" [level=2]
              - list:
                - listitem: Cut the carrots.
                - listitem: Simmer them until they are soft.
                - listitem: Salt the soup and blend it.
            - paragraph: Enjoy!
      `)
      await expect(page).toHaveTitle('Carrot soup – Roux')
    })
  })
}

for (const [language, prompt] of [
  ['en', 'something with lentils'],
  ['fr', 'quelque chose avec des lentilles'],
] as const) {
  test(`the page says that the built-in kitchen wrote the recipe, in ${language}`, async ({ page }) => {
    await page.goto(`/?lng=${language}`)
    await askForRecipe(page, prompt)
    await expect(page.getByRole('note')).toContainText(texts[language].finding.kitchenText)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('article')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(`${await title(page).innerText()} – Roux`)
  })
}

test('ingredients have bullets and directions have numbers', async ({ page }) => {
  await answerWithRecipe(page, soup)
  await page.goto('/')
  await askForRecipe(page, 'a soup')
  await expect(ingredients(page)).toHaveCount(2)
  const bullet = await ingredients(page)
    .first()
    .locator('.tick-box')
    .evaluate((dot) => {
      const { backgroundColor, borderRadius, width } = getComputedStyle(dot)
      return { backgroundColor, isRound: borderRadius !== '0px', width: Number.parseFloat(width) }
    })
  expect(bullet).toEqual({
    backgroundColor: expect.not.stringMatching(/^(transparent|rgba\(0, 0, 0, 0\))$/),
    isRound: true,
    width: expect.closeTo(7, 0),
  })
  const counters = await directions(page).evaluateAll((items) =>
    items.map((item) => `${getComputedStyle(item, '::before').content} ${getComputedStyle(item).counterIncrement}`),
  )
  expect(counters).toEqual(Array(3).fill('counter(step) step 1'))
})

test('what the page sends is what the guest typed, without blanks around it, and their language', async ({ page }) => {
  await answerWithRecipe(page, soup)
  await page.goto('/?lng=fr')
  const sending = page.waitForRequest('**/generate-public')
  await askForRecipe(page, '  une soupe\nbien chaude \n')
  const request = await sending
  expect(request.postDataJSON()).toEqual({
    user_input: 'une soupe\nbien chaude',
    language: 'fr',
    preferences: expect.objectContaining({ allergies: [], wishes: '' }),
    serves: null,
    max_minutes: null,
  })
  expect(await request.allHeaders()).toMatchObject({ 'accept-language': 'fr', 'content-type': 'application/json' })
})

test('the home screen has brand, tagline, terms and footer in both languages', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Roux AI Recipe Maker' })).toBeVisible()
  await expect(page.getByText('© 2025 Roux')).toBeVisible()
  await expect(page.getByText('By using Roux you accept the Terms of Service and Privacy Policy.')).toBeVisible()
  await page.goto('/?lng=fr')
  await expect(page.getByRole('link', { name: `Roux ${texts.fr.app.tagline}` })).toBeVisible()
  await expect(page.getByText('© 2025 Roux')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: texts.fr.home.question })).toBeVisible()
})
