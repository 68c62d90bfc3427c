import { openSignedIn } from './have-account.ts'
import { openWith } from './open-with.ts'
import { test, expect } from './test.ts'
const P = JSON.stringify({diets:['vegetarian'],allergies:['nuts','milk'],other_allergies:['kiwi'],dislikes:['olives'],serves:4})
for (const [w,h] of [[1280,832],[390,844]] as const) for (const theme of ['light','dark']) {
  test(`home ${w} ${theme}`, async ({page}) => {
    await page.setViewportSize({width:w,height:h})
    await openWith(page,{local:{'vite-ui-theme':theme,i18nextLng: theme==='light'?'en':'fr'}})
    await expect(page.getByRole('button',{name:'Options'})).toBeVisible()
    await page.screenshot({path:`/tmp/prefs-shots/home-empty-${w}-${theme}.png`})
    await page.getByRole('button',{name:'Options'}).click()
    await page.screenshot({path:`/tmp/prefs-shots/home-open-${w}-${theme}.png`})
    await page.getByRole('button',{name:/My preferences|Mes préférences/}).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button',{name:/^(milk|lait)$/i}).click()
    await page.waitForTimeout(400)
    await page.screenshot({path:`/tmp/prefs-shots/dialog-${w}-${theme}.png`})
    await openWith(page,{local:{'vite-ui-theme':theme,preferences:P}})
    await page.waitForTimeout(600)
    await page.screenshot({path:`/tmp/prefs-shots/home-set-${w}-${theme}.png`})
  })
  test(`settings ${w} ${theme}`, async ({page}) => {
    await page.setViewportSize({width:w,height:h})
    await openSignedIn(page,{local:{'vite-ui-theme':theme}})
    await page.getByRole('button',{name:/Account/}).click()
    await page.getByRole('menuitem',{name:'User settings'}).click()
    await page.getByRole('button',{name:/^Vegan/}).click()
    await page.waitForTimeout(400)
    await page.screenshot({path:`/tmp/prefs-shots/settings-${w}-${theme}.png`})
  })
}
