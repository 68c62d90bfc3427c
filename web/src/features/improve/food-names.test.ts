import { expect, test } from 'vitest'
import { foodNames } from './food-names.ts'

function namesOf(language: 'en' | 'fr', ...lines: string[]) {
  return foodNames({ language, ingredients: lines.map((content, place) => ({ id: '', index: `${place}`, content })) })
}

test('a food is named without its amount and what is done to it', () => {
  expect(
    namesOf('en', '2 leeks, sliced', '1 tbsp olive oil', 'Salt, to taste', 'butter (cold) or margarine', '3 leeks'),
  ).toEqual(['leeks', 'olive oil', 'salt', 'butter'])
  expect(namesOf('fr', '2 poireaux', "1 c. à s. d'huile d'olive", '20 g de beurre, mou', 'sel')).toEqual([
    'poireaux',
    "huile d'olive",
    'beurre',
    'sel',
  ])
})

test('what is no name is left out', () => {
  expect(namesOf('en', 'whatever else you may have found in the fridge this morning', '200 g')).toEqual([])
})
