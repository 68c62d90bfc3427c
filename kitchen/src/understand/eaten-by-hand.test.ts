import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { readWish } from './read-wish.ts'

const request = (user_input: string, language: KitchenLanguage) => ({
  user_input,
  language,
  preferences: null,
  serves: null,
  max_minutes: null,
})

testTable<[prompt: string, language: KitchenLanguage, occasion: 'packed' | 'by-hand']>([
  ['breakfast I can eat on the bus', 'en', 'packed'],
  ['lunch to eat in my car', 'en', 'packed'],
  ['something to eat while walking', 'en', 'by-hand'],
  ['un truc à manger dans le métro', 'fr', 'packed'],
  ["un repas à manger d'une main", 'fr', 'by-hand'],
  ['something crunchy for the match, no forks', 'en', 'by-hand'],
  ['supper without cutlery', 'en', 'by-hand'],
  ['un truc croquant, sans couverts', 'fr', 'by-hand'],
  ['un dîner à manger avec les doigts', 'fr', 'by-hand'],
])('what is eaten on the way or without a fork suits that, and no fork is a food', (prompt, language, occasion) => {
  const { occasions, unread } = readWish(request(prompt, language))
  expect(occasions).toContain(occasion)
  expect(unread.avoided).toEqual([])
})

testTable<[prompt: string, language: KitchenLanguage, title: RegExp]>([
  ['something stodgy with custard', 'en', /^(?!.*custard).*(?:crumble|pudding|pie)/i],
  ['un truc bourratif avec de la crème anglaise', 'fr', /^(?!.*anglaise).*(?:crumble|pudding|tarte|pommes)/i],
  ['mocktails for a party', 'en', /punch/i],
  ['un cocktail sans alcool pour une fête', 'fr', /punch/i],
  ['non-alcoholic cranberry cocktail', 'en', /cranberr/i],
  ['mocktail for the driver, mango maybe', 'en', /mango/i],
  ['un cocktail sans alcool au cassis', 'fr', /cassis/i],
  ['gin cocktail with grapefruit', 'en', /grapefruit.*gin|gin.*grapefruit/i],
  ['dads birthday, he loves duck and cherries', 'en', /duck.*cherries/i],
])(
  'a sauce is for something, a mocktail is cold and of its fruit, and a pair has its own dish',
  (prompt, language, title) => {
    expect(composeRecipe(request(prompt, language), 0).title).toMatch(title)
  },
)
