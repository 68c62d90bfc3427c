import type { KitchenLanguage } from '@roux/contract/language'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readMentions } from './read-mentions.ts'

testTable<[language: KitchenLanguage, prompt: string, cuisines: readonly string[]]>([
  ['en', 'thai style chicken', ['thai']],
  ['en', 'something asian with prawns', ['chinese', 'thai', 'vietnamese', 'japanese', 'korean', 'indonesian']],
  ['en', 'a mediterranean chicken dinner', ['italian', 'greek', 'spanish', 'lebanese']],
  ['fr', 'des crevettes façon asiatique', ['chinese', 'thai', 'vietnamese', 'japanese', 'korean', 'indonesian']],
  ['fr', 'du poulet façon grand-mère', []],
])('a word for several cuisines means each of them: %s %s', (language, prompt, cuisines) => {
  const { cuisines: read, diets } = readMentions(prompt, language)
  expect(read).toEqual(cuisines)
  expect(diets).toEqual([])
})
