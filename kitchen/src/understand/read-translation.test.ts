import type { KitchenLanguage } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readLanguage, readTranslation } from './read-translation.ts'
import { plainText } from './tokens.ts'

testTable<[wish: string, present: KitchenLanguage, wanted: KitchenLanguage]>([
  ['translate it', 'en', 'fr'],
  ['please translate this recipe', 'fr', 'en'],
  ['translate it and make it vegan', 'en', 'fr'],
  ['make it vegan and put it in French, please', 'en', 'fr'],
  ['in English for 6 people', 'fr', 'en'],
  ['traduis-la', 'fr', 'en'],
  ['translate it into French', 'fr', 'fr'],
  ['traduis vers le français', 'en', 'fr'],
])('a wish for another language is read, and which', (wish, present, wanted) => {
  expect(readLanguage(wish, present)).toBe(wanted)
})

testTable<[wish: string, present: KitchenLanguage]>([
  ['not in French', 'en'],
  ['do not translate it', 'en'],
  ['ne le traduis pas', 'fr'],
  ['change the beans to French lentils', 'en'],
  ['cook the beans in French butter', 'en'],
  ['serve it in French baguettes', 'en'],
  ['with French toast', 'en'],
  ["mets des pommes de terre à l'anglaise", 'fr'],
  ['avec une crème anglaise', 'fr'],
  ['translate it into Greek', 'en'],
  ['translate it to Swedish', 'en'],
  ['traduis en grec', 'fr'],
])('other wishes leave a recipe in its language', (wish, present) => {
  expect(readLanguage(wish, present)).toBe(present)
})

test('a language that is not written here is told from none', () => {
  for (const wish of ['translate it into Greek', 'traduis en grec', 'in Spanish please']) {
    expect(readTranslation(plainText(wish), 'en').to).toBe('other')
  }
  expect(readTranslation(plainText('make it vegan'), 'en').to).toBeNull()
})
