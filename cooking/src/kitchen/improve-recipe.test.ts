import { Draft } from '@roux/contract/draft'
import { limits } from '@roux/contract/limits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { improveRecipe } from './improve-recipe.ts'

const soup: Draft = {
  title: 'Onion soup',
  description: 'For a cold evening.',
  preparation_time: 10,
  cook_time: 40,
  serves: 2,
  ingredients: ['500 g onions', '30 g butter', '2 garlic cloves', '600 ml vegetable stock'],
  directions: ['Fry the onions and the garlic in the butter.', 'Add the stock and simmer for 30 min.'],
}

const daube: Draft = {
  ...soup,
  title: 'Soupe à l’oignon',
  description: 'Un soir d’hiver.',
  ingredients: ['500 g d’oignons', '30 g de beurre', '2 œufs'],
  directions: ['Faites fondre les oignons dans 30 g de beurre.'],
}

describe('the built-in kitchen changes the number of people', () => {
  test.each([
    'for 6',
    'make it for six people',
    'serves 6, please',
    '6 portions',
    'pour 6 personnes',
    'for 6 in 20 min',
  ])('for the wish "%s"', (wish) => {
    expect(improveRecipe(soup, wish, 'en')).toEqual({
      ...soup,
      serves: 6,
      ingredients: ['1.5 kg onions', '90 g butter', '6 garlic cloves', '1.8 litres vegetable stock'],
      description: 'For a cold evening. The amounts were for 2 and are now for 6.',
    })
  })

  test('to twice or half as many', () => {
    expect(improveRecipe(soup, 'double it', 'en')).toMatchObject({ serves: 4 })
    expect(improveRecipe(soup, 'la moitié', 'en')).toMatchObject({ serves: 1 })
  })

  test('and says when amounts inside the steps are still the old ones', () => {
    const { description } = improveRecipe(daube, 'pour quatre', 'fr')
    expect(description).toContain('sont maintenant pour 4')
    expect(description).toContain('restent celles pour 2')
  })

  test('but not for a number of minutes', () => {
    expect(improveRecipe(soup, 'ready for 20 minutes of eating', 'en').serves).toBe(2)
  })
})

describe('the built-in kitchen leaves out', () => {
  test.each([
    ['without garlic', ['2 garlic cloves']],
    ['no onion, please', ['500 g onions']],
    ['Without Butter and garlic', ['30 g butter', '2 garlic cloves']],
  ])('what the wish "%s" names', (wish, gone) => {
    expect(improveRecipe(soup, wish, 'en').ingredients).toEqual(soup.ingredients.filter((line) => !gone.includes(line)))
  })

  test('what a French wish names', () => {
    expect(improveRecipe(daube, 'sans oignon ni beurre', 'fr').ingredients).toEqual(['2 œufs'])
    expect(improveRecipe(daube, "pas d'oignons", 'fr').ingredients).toEqual(['30 g de beurre', '2 œufs'])
  })

  test('and keeps the steps, saying so where they still name it', () => {
    const improved = improveRecipe(soup, 'without garlic', 'en')
    expect(improved.directions).toEqual(soup.directions)
    expect(improved.description).toContain('Left out: garlic; pass over it where a step names it.')
  })

  test('nothing that is not there, nor all there is, and says so', () => {
    const absent = improveRecipe(soup, 'without saffron', 'en')
    expect(absent.ingredients).toEqual(soup.ingredients)
    expect(absent.description).toContain('nothing was left out: saffron')
    const onions = { ...soup, ingredients: ['500 g onions'] }
    expect(improveRecipe(onions, 'without onions', 'en').ingredients).toEqual(onions.ingredients)
  })

  test('something and changes the number of people at once', () => {
    const improved = improveRecipe(soup, 'without butter for 4', 'en')
    expect(improved).toMatchObject({
      serves: 4,
      ingredients: ['1 kg onions', '4 garlic cloves', '1.2 litres vegetable stock'],
    })
  })
})

describe('the built-in kitchen composes anew', () => {
  test.each([
    'vegan',
    'Make it vegan, please',
    'version végétalienne',
    'sans gluten',
    'without eggs',
    'dairy-free',
    'nut free',
  ])('for the wish "%s", and says so', (wish) => {
    const { description, serves } = improveRecipe({ ...soup, serves: 3 }, wish, 'en')
    expect(description).toContain('Composed anew for this wish')
    expect(serves).toBe(3)
  })

  test('without what the diet leaves out, for the number of people that was wished', () => {
    const { serves, ingredients } = improveRecipe(soup, 'vegan for 6', 'en')
    expect(serves).toBe(6)
    expect(ingredients.join()).not.toMatch(/(?<!vegan |plant-based |coconut |cocoa |nut )butter/)
  })
})

test.each(['make it fancier', '42', 'not too spicy', 'plus de noix'])(
  'the wish "%s" changes nothing, and the recipe says so',
  (wish) => {
    const { description, ...rest } = improveRecipe(soup, wish, 'en')
    expect({ ...rest, description: soup.description }).toEqual(soup)
    expect(description).toContain('left this recipe as it was')
  },
)

test('whatever is wished for, a recipe stays a recipe', () => {
  const line = fc.oneof(fc.constantFrom('2 eggs', '1/0 cup x', '½'), fc.string({ minLength: 1, maxLength: 60 }))
  const lines = fc.array(
    line.map((text) => text.replaceAll('\0', '').trim() || 'salt'),
    { minLength: 1, maxLength: 5 },
  )
  const description = fc.constantFrom('', 'x'.repeat(limits.description))
  const wish = fc.oneof(
    fc.string(),
    fc.tuple(fc.constantFrom('without ', 'for ', 'sans '), fc.string()).map((part) => part.join('')),
  )
  fc.assert(
    fc.property(lines, description, wish, (ingredients, text, wished) => {
      const improved = improveRecipe({ ...soup, ingredients, description: text }, wished, 'en')
      expect(Draft.safeParse(improved).error?.issues).toBeUndefined()
    }),
  )
})
