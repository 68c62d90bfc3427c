import { type Language, languages } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { allergensOf, animalsOf } from './contents.ts'
import { findFoods } from './find-foods.ts'
import { seldomNames } from './seldom-names.ts'
import { wordsOf } from './words.ts'

const keyOf = (name: string, language: Language) =>
  wordsOf(name, language)
    .map(({ stem }) => stem)
    .join(' ')

test.each(languages)('no seldom name in %s is told twice', (language) => {
  const seldom = Object.values(seldomNames[language]).flatMap((names) =>
    names.split('|').map((name) => keyOf(name, language)),
  )
  expect(seldom).toEqual([...new Set(seldom)])
})

describe('foods under names that are seldom written', () => {
  test.each<[Language, string, string]>([
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
  ])('%s: %s', (language, text, content) => {
    const contents = findFoods(text, language).flatMap((food) => [...allergensOf(food).keys(), ...animalsOf(food)])
    expect(contents).toContain(content)
  })

  test.each<[Language, string]>([
    ['fr', '3 blancs de poireaux'],
    ['fr', '2 oignons blancs et du poivre blanc'],
    ['fr', '100 g de sucre roux'],
    ['en', 'Char the peppers until black and add a dab of oil.'],
  ])('not in %s: %s', (language, text) => {
    const contents = findFoods(text, language).flatMap(animalsOf)
    expect(contents).toEqual([])
  })
})
