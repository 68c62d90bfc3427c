import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../test/test-table.ts'
import { wholeContent } from '../test/whole-content.ts'
import { blankContent } from './content-fields.ts'
import { readRecipe } from './read-recipe.ts'

describe('a recipe is read from what another server sends', () => {
  test('when it has a title and nothing else', () => {
    expect(readRecipe({ title: 'Soup' })).toEqual({
      ...blankContent,
      id: '',
      title: 'Soup',
      is_favorite: false,
      notes: '',
      notes_updated_at: null,
      tags: [],
      diet: null,
      source: null,
      written_by: null,
      created_at: '',
      updated_at: '',
      user: null,
      findings: [],
    })
  })

  test('with all that it says', () => {
    expect(readRecipe(wholeContent)).toMatchObject(wholeContent)
  })

  test('with numeric indexes, compared as numbers, and ids of any kind', () => {
    const ingredients = [
      { id: 7, content: 'third', index: 10 },
      { id: 'a', content: 'first', index: '1' },
      { content: 'second', index: 9 },
    ]
    expect(readRecipe({ id: 42, title: 'Soup', ingredients })).toMatchObject({
      id: '42',
      ingredients: [
        { id: 'a', content: 'first', index: '1' },
        { id: 'item-3', content: 'second', index: '2' },
        { id: '7', content: 'third', index: '3' },
      ],
    })
  })

  test('with lines that are bare text, in their order', () => {
    const directions = ['Boil.', 'Serve.']
    expect(readRecipe({ title: 'Soup', directions })?.directions.map(({ content }) => content)).toEqual(directions)
  })

  test('with times and servings as text, and junk in them is passed over', () => {
    expect(readRecipe({ title: 'Soup', preparation_time: '20', cook_time: 12.4, serves: 'many' })).toMatchObject({
      preparation_time: 20,
      cook_time: 12,
      serves: 1,
    })
  })

  test('without trusting what an object says of itself', () => {
    const liar = { toString: '', valueOf: '' }
    expect(
      readRecipe({ title: 'Soup', serves: liar, cook_time: [5], ingredients: [{ content: 'x', index: liar }] }),
    ).toMatchObject({
      serves: 1,
      cook_time: 0,
      ingredients: [{ content: 'x', index: '1' }],
    })
  })

  test('without the entries that are no items', () => {
    const ingredients = [null, 5, {}, { content: '  ' }, { content: 'salt' }, [[]]]
    expect(readRecipe({ title: 'Soup', ingredients })?.ingredients).toHaveLength(1)
  })
})

testTable([undefined, null, 'Soup', 5, [], {}, { title: '' }, { title: '  ' }, { title: {} }])(
  'what has no title is no recipe',
  (value) => {
    expect(readRecipe(value)).toBeUndefined()
  },
)

test('nothing makes reading throw, and items are always numbered from 1', () => {
  const item = fc.record({ id: fc.anything(), content: fc.anything(), index: fc.anything() }, { requiredKeys: [] })
  const recipe = fc.record({
    title: fc.oneof(fc.string({ minLength: 1 }), fc.anything()),
    serves: fc.anything(),
    ingredients: fc.oneof(fc.array(fc.oneof(item, fc.anything())), fc.anything()),
    user: fc.anything(),
    findings: fc.anything(),
  })
  fc.assert(
    fc.property(recipe, (value) => {
      const indexes = readRecipe(value)?.ingredients.map(({ index }) => index) ?? []
      expect(indexes).toEqual(indexes.map((_, place) => String(place + 1)))
    }),
  )
})
