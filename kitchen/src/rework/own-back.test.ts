import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { accountOf } from '../../test/account-of.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import type { Written } from '../compose/written.ts'
import { withoutTakenBack } from '../understand/demands-of-change.ts'
import { readDemands } from '../understand/read-demands.ts'
import { improveRecipe } from './improve-recipe.ts'

const compose = (user_input: string, language: KitchenLanguage) =>
  composeRecipe({ user_input, language, preferences: null, serves: null, max_minutes: null })
const textOf = ({ title, serves, ingredients, directions }: Written) =>
  [title, serves, ...ingredients, ...directions].join('\n')
const changed = (first: Written, language: KitchenLanguage, changes: readonly string[]) =>
  changes.reduce((recipe, change) => improveRecipe(recipe, change, language), first)

testTable<[prompt: string, language: KitchenLanguage, ...changes: string[]]>([
  ['lasagne', 'en', 'make it vegan', 'hmm no, forget the vegan bit'],
  ['beef stew', 'en', 'make it gluten free', "it doesn't need to be gluten free after all"],
  ['lasagnes', 'fr', 'version végé', 'finalement non, oublie le côté végé'],
  ['blanquette de veau', 'fr', 'végane', 'plus besoin que ce soit végan'],
  ['beef chili', 'en', 'no beans', 'on second thought put them back'],
  ['quiche lorraine', 'fr', 'vire les lardons', 'finalement remets-les'],
  ['beef chili', 'en', 'swap the beef for turkey', 'put the beef back'],
  ['tarte aux pommes', 'fr', 'avec des poires', 'remets des pommes'],
  ['carrot soup', 'en', 'make it spicier', 'undo that, it was fine before'],
  ['carrot soup', 'en', 'for 8', 'no, go back'],
  ['beef stew', 'en', 'add mushrooms', 'actually keep it as it was'],
  ['ratatouille', 'fr', 'plus relevé', 'annule, ne change pas le piment'],
  ['gratin dauphinois', 'fr', 'allège', 'finalement garde comme avant'],
  ['shepherd’s pie', 'en', 'add peas', 'no carrots', 'undo that', 'undo that too'],
])('what is taken back is as if it had never been said', (prompt, language, ...changes) => {
  const first = compose(prompt, language)
  const after = changed(first, language, changes)
  expect(accountOf(after)).toMatch(/^changed/)
  expect(accountOf(after)).not.toMatch(/not_kept|kept_otherwise/)
  expect(textOf(after)).toBe(textOf(first))
})

testTable<[prompt: string, language: KitchenLanguage, changes: string[], has: RegExp, not: RegExp]>([
  ['beef chili', 'en', ['no beans', 'for 8', 'put the beans back'], /^8\n[\s\S]*650 g kidney beans/m, /zorb/],
  ['lasagne', 'en', ['make it vegan', 'no garlic', 'forget the vegan thing'], /beef/, /garlic|vegan/i],
  [
    'quiche lorraine',
    'fr',
    ['sans lardons', 'ajoute des épinards', 'remets les lardons'],
    /lardons[\s\S]*épinards/,
    /tofu/,
  ],
])('with all that was changed since', (prompt, language, changes, has, not) => {
  const text = textOf(changed(compose(prompt, language), language, changes))
  expect(text).toMatch(has)
  expect(text).not.toMatch(not)
})

testTable<[change: string, language: KitchenLanguage, diets: number]>([
  ['hmm no, forget the vegan bit', 'en', 0],
  ['finalement non, oublie le côté végane', 'fr', 0],
  ['make it vegan', 'en', 1],
])('a diet that is taken back is not demanded', (change, language, diets) => {
  expect(readDemands(withoutTakenBack(change, language), language).diets.length > 0).toBe(diets > 0)
})

test('what harms somebody comes back for no wish', () => {
  const after = changed(compose('pad thai', 'en'), 'en', ['peanut allergy here!!', 'undo that'])
  expect(textOf(after)).not.toMatch(/peanut/)
  expect(accountOf(after)).toBe('not_kept wish undo: ')
})

testTable<[change: string, language: KitchenLanguage, said: RegExp]>([
  ['keep everything but add spinach', 'en', /^changed added: spinach$/],
  ['garde tout mais ajoute des épinards', 'fr', /^changed added: épinards$/],
  ['leave the rest as it is, just no carrots', 'en', /^changed (?:left_out|replaced): carrots/],
])('that the rest is to stay is no wish', (change, language, said) => {
  const first = compose(language === 'en' ? 'vegetable soup' : 'soupe de légumes', language)
  expect(accountOf(improveRecipe(first, change, language))).toMatch(said)
})
