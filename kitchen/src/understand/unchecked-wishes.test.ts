import { expect, test } from 'vitest'
import { uncheckedWishes, uncountedWishes } from './unchecked-wishes.ts'

test.each([
  ['a halal chicken curry', ['halal']],
  ['Low-FODMAP pasta, please', ['Low-FODMAP']],
  ['a salad under 500 kcal', ['under 500 kcal']],
  ['a keto dinner with at least 30 g of protein', ['keto', 'at least 30 g of protein']],
  ['dinner for my baby', ['for my baby']],
  ['purée for my 9 month old', ['9 month old']],
  ['purée for an eleven-month-old', ['eleven-month-old']],
  ['something diabetic friendly for four', ['diabetic friendly']],
  ['a low-histamine soup', ['low-histamine']],
  ['dinner for two under £5', ['under £5']],
  ['about 600 calories of ramen', ['about 600 calories']],
  ['pasta with low-fat cream', []],
  ['500 g of beef in a vegan stew for 4', []],
  ['a nut-free birthday cake in 60 minutes', []],
  ['', []],
])('%j: %j', (wish, unchecked) => {
  expect(uncheckedWishes(wish, 'en')).toEqual(unchecked)
})

test.each([
  ['un poulet halal', ['halal']],
  ['un plat Cétogène', ['Cétogène']],
  ['un plat cetogene', ['cetogene']],
  ['un dîner à moins de 500 kcal', ['moins de 500 kcal']],
  ['une purée pour mon bébé', ['pour mon bébé']],
  ['un plat pauvre en FODMAP', ['pauvre en FODMAP']],
  ['une salade avec 25 g de protéines', ['25 g de protéines']],
  ['un gâteau sans gluten pour 6', []],
])('%j: %j', (wish, unchecked) => {
  expect(uncheckedWishes(wish, 'fr')).toEqual(unchecked)
})

test.each([
  ['a halal salad under 500 kcal', ['under 500 kcal']],
  ['un plat cétogène à moins de 20 g de glucides', ['moins de 20 g de glucides']],
  ['keto', []],
])('of %j nobody counts %j', (wish, uncounted) => {
  expect(uncountedWishes(wish)).toEqual(uncounted)
})
