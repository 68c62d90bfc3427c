import type { KitchenLanguage } from '@roux/contract/language'
import { findFoods } from '@roux/cooking/mentions/find-foods'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { cutName } from './cut-name.ts'

testTable<[language: KitchenLanguage, name: string, sentence: string, left: string | null]>([
  ['en', 'onions', 'Add the onions and cook for 5 minutes.', 'Cook for 5 minutes.'],
  ['en', 'onions', 'Warm the oil, add the onions and cook for 5 min.', 'Warm the oil and cook for 5 min.'],
  ['en', 'onions', 'Add the onions, then simmer.', 'Simmer.'],
  ['en', 'onions', 'Add the onions and carrots and fry.', 'Add the carrots and fry.'],
  ['en', 'onions', 'Fry the onions and cook the rice.', null],
  ['en', 'parsley', 'Serve piping hot, topped with the parsley.', 'Serve piping hot.'],
  ['en', 'parsley', 'Drain the rice and scatter with the parsley.', 'Drain the rice.'],
  ['en', 'salt', 'Season with the salt and plenty of black pepper.', 'Season with plenty of black pepper.'],
  ['en', 'basil', 'Layer the sauce, basil and rice in a dish.', 'Layer the sauce and rice in a dish.'],
  [
    'en',
    'paprika',
    'Fry the rice for 8 min with the paprika, until done and dry.',
    'Fry the rice for 8 min, until done and dry.',
  ],
  ['en', 'parsley', 'Serve on the rice, with the parsley.', 'Serve on the rice.'],
  ['fr', 'sel', 'Assaisonnez de sel et de poivre.', 'Assaisonnez de poivre.'],
  ['fr', 'poivre', 'Épongez le riz, assaisonnez de sel et de poivre.', 'Épongez le riz, assaisonnez de sel.'],
  ['fr', 'persil', "Couvrez avec le riz, l'ail et le persil.", "Couvrez avec le riz et l'ail."],
  ['fr', 'ail', "Couvrez avec le riz, l'ail et le persil.", 'Couvrez avec le riz et le persil.'],
  ['fr', 'oignons', 'Ajoutez les oignons et faites cuire 5 min.', 'Faites cuire 5 min.'],
  ['fr', 'oignons', "Chauffez l'huile, ajoutez les oignons et couvrez.", "Chauffez l'huile et couvrez."],
  ['fr', 'oignons', 'Ajoutez les oignons et les carottes.', 'Ajoutez les carottes.'],
  ['fr', 'oignons', 'Faites revenir les oignons et servez le riz.', null],
  ['fr', 'persil', 'Servez très chaud, parsemé de persil.', 'Servez très chaud.'],
  ['fr', 'persil', 'Parsemez de persil et servez.', 'Servez.'],
  ['fr', 'persil', 'Égouttez le riz et parsemez de persil.', 'Égouttez le riz.'],
])('a sentence without a name still stands, or is left alone', (language, name, sentence, left) => {
  const mention = findFoods(sentence, language).find(({ text }) => text === name)
  expect(mention && cutName(sentence, mention, language)).toBe(left)
})
