import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

function changed(user_input: string, language: KitchenLanguage, change: string) {
  const first = composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })
  return improveRecipe(first, change, language)
}

testTable<[prompt: string, language: KitchenLanguage, change: string, has: RegExp, said: RegExp]>([
  ['apple crumble', 'en', 'cut the sugar right down', /^50 g soft brown sugar/m, /^changed less: soft brown sugar$/],
  ['crumble aux pommes', 'fr', 'réduis fortement le sucre', /^50 g de sucre/m, /^changed less: sucre roux$/],
  ['crumble aux pommes', 'fr', 'baisse bien le sucre', /^50 g de sucre/m, /^changed less: sucre roux$/],
  ['crumble aux pommes', 'fr', 'diminue légèrement le sucre', /^70 g de sucre/m, /^changed less: sucre roux$/],
  ['apple crumble', 'en', 'turn the sugar down a bit', /^70 g soft brown sugar/m, /^changed less: soft brown sugar$/],
  ['steamed cod with carrots for one', 'en', 'a bit less carrot', /½ carrot/, /^changed less: carrots$/],
  [
    'cabillaud vapeur aux carottes pour un',
    'fr',
    'un peu moins de carottes',
    /^1 carotte/m,
    /^changed less: carottes$/,
  ],
])('less of something is less of it, however it is said', (prompt, language, change, has, said) => {
  const after = changed(prompt, language, change)
  expect(accountOf(after)).toMatch(said)
  expect(after.ingredients.join('\n')).toMatch(has)
})

testTable<[prompt: string, language: KitchenLanguage, change: string, has: RegExp, not: RegExp]>([
  ['chicken caesar salad', 'en', 'leave off the croutons and make it gluten free', /chicken/, /bread|crouton/i],
  ['salade césar', 'fr', 'sans croûtons et sans gluten', /laitue|romaine/i, /\d.* pain|croûton/i],
  ['tarte aux courgettes et chèvre', 'fr', 'mets plutôt de la feta', /feta/, /chèvre/],
  ['greek salad', 'en', "goat's cheese rather", /goat's cheese/, /feta/i],
  ['risotto aux champignons', 'fr', 'plutôt des asperges', /asperges/, /champignons/],
  ['tomato pasta', 'en', 'parsley rather', /parsley/, /basil/],
  ['beef stew', 'en', 'lamb not beef', /lamb/, /\bbeef(?! stock)/i],
  ['poulet rôti aux carottes', 'fr', 'des panais, pas des carottes', /panais/, /carottes/],
])('what goes is not there any more, and what comes has its place', (prompt, language, change, has, not) => {
  const { title, ingredients, directions } = changed(prompt, language, change)
  const text = [title, ...ingredients, ...directions].join('\n')
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<[prompt: string, language: KitchenLanguage, change: string, said: RegExp]>([
  ['cabillaud vapeur', 'fr', 'avec une sauce au citron', /^not_kept dish one_dish: une sauce au citron$/],
  ['roast cod', 'en', 'with a lemon sauce', /^not_kept dish one_dish: (?:a )?lemon sauce$/],
])('a sauce of what is there already is not there already', (prompt, language, change, said) => {
  expect(accountOf(changed(prompt, language, change))).toMatch(said)
})

testTable<[prompt: string, language: KitchenLanguage, change: string, has: RegExp, not: RegExp]>([
  ["tajine d'agneau aux abricots", 'fr', 'version végé', /ras el hanout[\s\S]*abricots/, /agneau|thym/],
  ['chicken tagine', 'en', 'make it vegetarian', /turmeric[\s\S]*preserved lemon/, /chicken|thyme/],
  ['lamb tagine', 'en', 'make it with turkey', /turmeric/, /lamb|wine/],
  ['rôti de porc aux pruneaux', 'fr', 'remplace le porc par de la dinde', /Dinde rôtie[\s\S]*pruneaux/, /porc/],
  ['lemon and blueberry loaf cake', 'en', "I'm out of eggs", /zest of the lemons[\s\S]*melted/, /with the lemons/],
  ['lamb shanks', 'en', 'pressure cooker instead', /high pressure, cook for 45 min/, /oven/],
  ['bbq ribs', 'en', 'in the pressure cooker', /high pressure, cook for 30 min/, /oven|foil/],
  ['saumon au miel', 'fr', 'à l’airfryer', /190 °C/, /poêle/],
  ['poisson frit', 'fr', 'plus léger', /enfournez/, /faites frire/i],
  ['leek quiche', 'en', 'lighten it', /^100 g butter/m, /240 ml double cream/],
  ['roast pork belly', 'en', 'lighten it', /pork/, /belly/],
])('with another food or in another pot it keeps what it is known for', (prompt, language, change, has, not) => {
  const { title, ingredients, directions } = changed(prompt, language, change)
  const text = [title, ...ingredients, ...directions].join('\n')
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<[prompt: string, language: KitchenLanguage, change: string]>([
  ["shepherd's pie", 'en', "I've got half an hour"],
  ['poulet rôti', 'fr', "j'ai que 30 minutes"],
])('who has no time for it is told what there is time for', (prompt, language, change) => {
  expect(accountOf(changed(prompt, language, change))).toMatch(
    /^not_kept time too_slow: ~ an? |^not_kept time too_slow: ~ une? /,
  )
})
