import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { uncheckedWishes, uncountedWishes } from './unchecked-wishes.ts'

testTable([
  ['a halal chicken curry', ['halal']],
  ['Low-FODMAP pasta, please', ['Low-FODMAP']],
  ['a salad under 500 kcal', []],
  ['dinner, I am on 1500 calories a day', ['1500 calories a day']],
  ['a cake with less than 15g sugar a slice', ['less than 15g sugar a slice']],
  ['low protein, rich in iron', ['low protein', 'rich in iron']],
  ['nothing with more than 20 g fat', []],
  ['a high-protein, low-carb lunch', []],
  ['a keto dinner with at least 30 g of protein', ['keto']],
  ['dinner for my baby', ['for my baby']],
  ['purée for my 9 month old', ['food for babies']],
  ['purée for an eleven-month-old', ['food for babies']],
  ['something diabetic friendly for four', ['diabetic friendly']],
  ['a low-histamine soup', ['low-histamine']],
  ['dinner for two under £5', ['under £5']],
  ['pasta with low-fat cream', []],
  ['500 g of beef in a vegan stew for 4', []],
  ['a nut-free birthday cake in 60 minutes', []],
  ['', []],
])('what no check reads of a wish is told, in English', (wish, unchecked) => {
  expect(uncheckedWishes(wish, 'en')).toEqual(unchecked)
})

testTable([
  ['un poulet halal', ['halal']],
  ['un plat Cétogène', ['Cétogène']],
  ['un plat cetogene', ['cetogene']],
  ['un dîner à moins de 500 kcal', []],
  ['un dîner à moins de 10 euros', ['moins de 10 euros']],
  ['une purée pour mon bébé', ['pour mon bébé']],
  ['un plat pauvre en FODMAP', ['pauvre en FODMAP']],
  ['une salade riche en protéines', []],
  ['un gâteau sans gluten pour 6', []],
])('and in French', (wish, unchecked) => {
  expect(uncheckedWishes(wish, 'fr')).toEqual(unchecked)
})

testTable([
  ['a halal salad under £5', ['under £5']],
  ['un plat cétogène à moins de 20 g de glucides par jour', ['moins de 20 g de glucides par jour']],
  ['keto', []],
])('what nobody counts is told', (wish, uncounted) => {
  expect(uncountedWishes(wish)).toEqual(uncounted)
})
