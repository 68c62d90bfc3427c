import { askForRecipe } from './ask-for-recipe.ts'
import { title } from './read-recipe-page.ts'
import { expect, test } from './test.ts'

test('the page comes with a strict policy and the other security headers', async ({ request }) => {
  for (const path of ['/', '/recipe/guest', '/nothing']) {
    const headers = (await request.get(path)).headers()
    const policy = new Map(
      headers['content-security-policy']?.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources.join(' ')] as const
      }),
    )
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('style-src')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    })
  }
})

test('every control is used without a report of the policy', async ({ page, expectedComplaints }) => {
  await page.goto('/')

  await test.step('tooltips', async () => {
    for (const name of ['Home', 'Language', 'Theme']) {
      const wiggle = async (x: number) => {
        await page.getByRole('button', { name }).hover({ position: { x, y: 15 } })
        return page.getByRole('tooltip', { name }).count()
      }
      // A hand is never quite still, and what shows tooltips is fetched when the first one is wanted.
      await expect.poll(() => wiggle(10).then(() => wiggle(20))).toBe(1)
    }
  })
  await test.step('dialogs, which lock the page behind them', async () => {
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    }
  })
  await test.step('a toast', async () => {
    expectedComplaints.push(/Failed to load resource/, /a part of the app could not be fetched/)
    await page.route(/\/assets\/fr-.*\.js/, (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: /Français/ }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'could not be loaded' })
    await expect(toast).toBeVisible()
    const { x = 0, y = 0, width } = (await toast.boundingBox()) ?? {}
    expect(width).toBe(356)
    expect({ isRight: x > 1280 / 2, isLow: y > 720 / 2 }).toEqual({ isRight: true, isLow: true })
  })
  await test.step('both menus', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: /Français/ }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    for (const theme of ['Clair', 'Système', 'Sombre']) {
      await page.getByRole('button', { name: 'Thème' }).click()
      await page.getByRole('menuitemradio', { name: theme }).click()
    }
    await expect(page.locator('html')).toHaveClass('dark')
  })
  await test.step('a recipe and the way back', async () => {
    await askForRecipe(page, 'une soupe de lentilles')
    await expect(page).toHaveURL('/recipe/guest')
    await expect(title(page)).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: /Retour/ }).click()
    await expect(page).toHaveURL('/')
  })
})

test('a script that gets into the page does not run', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/security policy: script-src/, /Content Security Policy/)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.hasRun = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.hasRun = true">')
  })
  const report = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
        const script = document.createElement('script')
        script.src = 'https://example.org/evil.js'
        document.body.append(script)
      }),
  )
  expect(report).toMatch(/^script-src/)
  expect(await page.evaluate(() => Reflect.get(window, 'hasRun'))).toBeUndefined()
})
