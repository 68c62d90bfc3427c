import { describe, expect, test } from 'vitest'
import { composeRecipe } from '../compose/compose-recipe.ts'
import { isSeen } from '../compose/good-for.ts'
import type { Occasion } from '../cookbook/dish.ts'
import { dishes } from '../template/dishes.ts'
import type { KitchenRequest } from './kitchen-request.ts'
import { eatenWhen, occasionNames } from './occasion-words.ts'
import { readWish } from './read-wish.ts'

function asking(user_input: string, language: 'en' | 'fr'): KitchenRequest {
  return { user_input, language, preferences: null, serves: null, max_minutes: null }
}

const occasions = Object.entries(occasionNames).map(([id]) => id)

describe('what a dish is to be good for', () => {
  test('has dishes to choose from', () => {
    const few = occasions.filter(
      (one) => !isSeen(one as Occasion) && dishes.filter(({ suits }) => suits?.some((its) => its === one)).length < 5,
    )
    expect(few).toEqual([])
  })

  test.each(['en', 'fr'] as const)('is read by each of its names and met where no dish is named, in %s', (language) => {
    const unmet = eatenWhen.flatMap(({ occasion, names }) =>
      occasion === undefined
        ? []
        : names[language].filter((name) => {
            // Nobody has scones for dinner.
            const meal = occasion === 'tea' ? { en: 'something', fr: 'un truc' } : { en: 'dinner', fr: 'un plat' }
            const prompt = asking(`${meal[language]}, ${name}`, language)
            const wish = readWish(prompt)
            const { findings } = composeRecipe(prompt)
            return !wish.occasions.includes(occasion) || findings.some(({ params }) => params.what === 'occasion')
          }),
    )
    expect(unmet).toEqual([])
  })

  test('is said where the dish that was named is not known for it', () => {
    const { findings } = composeRecipe(asking('un soufflé au fromage à congeler', 'fr'))
    expect(findings).toContainEqual({
      code: 'not_kept',
      severity: 'info',
      params: { what: 'occasion', why: 'unsuited', words: ['le congeler'] },
    })
  })

  test('is not said where it is kept', () => {
    const { findings } = composeRecipe(asking('a lasagne I can freeze in portions', 'en'))
    expect(findings.filter(({ params }) => params.what === 'occasion')).toEqual([])
  })
})
