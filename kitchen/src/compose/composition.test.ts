import { Draft } from '@roux/contract/draft'
import { type KitchenLanguage, kitchenLanguages } from '@roux/contract/language'
import { limits } from '@roux/contract/limits'
import { describe, expect, test } from 'vitest'
import { dishes } from '../template/dishes.ts'
import { composeRecipe, writeComposed } from './compose-recipe.ts'
import { isLeftOut } from './composed.ts'
import { readComposition } from './composition.ts'

const plain = { preferences: null, serves: null, max_minutes: null }

function rewrite(written: ReturnType<typeof composeRecipe>, language: KitchenLanguage) {
  const { composition, findings: _, ...draft } = written
  const composed = readComposition(composition, Draft.parse(draft), language)
  return composed && writeComposed(composed, { language, allows: (food) => !isLeftOut(food, composed.without) })
}

describe.each(kitchenLanguages)('the composition of a recipe in %s', (language) => {
  const prompts = dishes.map(({ id, names }) => names[language][0] ?? id)
  const others = {
    en: [
      'a vegan curry for 7',
      '5 egg whites',
      'cake in a 26 cm tin',
      'low salt stew',
      'leftover roast beef',
      'soup for 40',
    ],
    fr: [
      'un curry végane pour 7',
      "5 blancs d'œufs",
      'gâteau, moule de 26 cm',
      'ragoût sans sel',
      'reste de rôti',
      'soupe pour 40',
    ],
  }

  test('writes it again word for word, whatever was asked for', () => {
    for (const user_input of [...prompts, ...others[language]]) {
      for (const seed of [0, 3]) {
        const written = composeRecipe({ user_input, language, ...plain }, seed)
        const { findings: _, ...draft } = written
        expect(rewrite(written, language)).toEqual(draft)
        expect(written.composition.length).toBeLessThan(limits.composition / 2)
      }
    }
  })
})
