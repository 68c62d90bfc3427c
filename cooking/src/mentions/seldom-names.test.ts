import { type CheckedLanguage, checkedLanguages } from '@roux/contract/language'
import { describe, expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { names } from '../languages/names.ts'
import { allergensOf, animalsOf } from './contents.ts'
import { findFoods } from './find-foods.ts'
import { wordsOf } from './words.ts'

const keyOf = (name: string, language: CheckedLanguage) =>
  wordsOf(name, language)
    .map(({ stem }) => stem)
    .join(' ')

testTable(checkedLanguages)('no seldom name is told twice', (language) => {
  const seldom = Object.values(names[language].seldom).flatMap((names) =>
    names.split('|').map((name) => keyOf(name, language)),
  )
  expect(seldom).toEqual([...new Set(seldom)])
})

describe('foods under names that are seldom written', () => {
  testTable<[CheckedLanguage, string, string]>([
    ['en', 'Finish with 2 tbsp crushed filberts.', 'nuts'],
    ['en', 'Melt a tin of boquerones into the oil.', 'fish'],
    ['en', '600 ml chianti', 'sulphites'],
    ['en', '4 grouper fillets', 'fish'],
    ['en', '1 jar lupini', 'lupin'],
    ['en', '100 g bocconcini', 'dairy'],
    ['en', '1 kg mutton neck', 'meat'],
    ['fr', '1 c. à s. de pissalat', 'fish'],
    ['fr', '1 c. à s. de Savora', 'mustard'],
    ['fr', '20 cl de muscadet', 'sulphites'],
    ['fr', '1 tranche de fourme d’Ambert', 'dairy'],
    ['fr', '300 g de lavaret', 'fish'],
    ['fr', '1 kg de travers de porc et 1 onglet', 'meat'],
    ['fr', 'Incorporez deux blancs montés en neige.', 'egg'],
    ['fr', '3 blancs', 'egg'],
    ['fr', 'Montez les blancs en neige.', 'egg'],
  ])('seldom names are found', (language, text, content) => {
    const contents = findFoods(text, language).flatMap((food) => [...allergensOf(food).keys(), ...animalsOf(food)])
    expect(contents).toContain(content)
  })

  testTable<[CheckedLanguage, string]>([
    ['fr', '3 blancs de poireaux'],
    ['fr', '2 oignons blancs et du poivre blanc'],
    ['fr', '100 g de sucre roux'],
    ['en', 'Char the peppers until black and add a dab of oil.'],
  ])('and not where they mean something else', (language, text) => {
    const contents = findFoods(text, language).flatMap(animalsOf)
    expect(contents).toEqual([])
  })
})
