import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from './compose-recipe.ts'

const compose = (user_input: string, language: KitchenLanguage) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })

testTable<[prompt: string, language: KitchenLanguage, without: RegExp, told: RegExp]>([
  ['a sunday breakfast for my dad, he is diabetic', 'en', /flour|sugar|syrup|honey/, /diabetics/],
  ['papa est diabétique, un petit déjeuner du dimanche', 'fr', /farine|sucre|sirop|miel/, /diabétiques/],
  ['dinner for my diabetic dad', 'en', /penne|spaghetti|rice/, /diabetics/],
  ["baby's eating with us too, family dinner with mince", 'en', /salt|chilli|stock|Worcestershire/, /babies/],
  ['bébé mange avec nous, un plat de pâtes', 'fr', /sel |sel$|piment|bouillon/m, /bébés/],
  ['dinner, my husband just had a heart attack', 'en', /salt|cream|bacon|sausage/, /heart attack/],
  ['mon père a fait un infarctus, un plat de poisson', 'fr', /sel |crème|beurre/, /infarctus/],
  ['gall bladder playing up, something easy with chicken', 'en', /cream|butter|bacon/, /gallbladder/],
  ['mon père est cardiaque, un repas du dimanche sans sel', 'fr', /sel |sucre|menthe/, /infarctus/],
  ['heartburn every night, a light pasta dinner', 'en', /tomato|passata|chilli|lemon|cream/, /acid reflux/],
  ["j'ai du reflux, un souper avec des pommes de terre", 'fr', /tomate|piment|citron|crème/, /reflux/],
  ['my gout is back, a quick tea for two', 'en', /prawn|mussel|sardine|mackerel|anchov/, /gout/],
])('what somebody must go without for their health is a matter of the dish', (prompt, language, without, told) => {
  const written = compose(prompt, language)
  expect(written.ingredients.join('\n')).not.toMatch(without)
  expect(accountOf(written)).toMatch(told)
})
