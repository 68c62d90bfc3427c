import { expect, test } from 'vitest'
import { wholeContent } from '../test/whole-content.ts'
import { blankContent, contentFields, contentOf, readContent } from './content-fields.ts'
import { NewRecipe, RecipeChange } from './recipe.ts'
import { RecipeContent } from './recipe-content.ts'

test('of what says nothing every field is blank', () => {
  expect(blankContent).toEqual({
    title: '',
    description: '',
    preparation_time: 0,
    cook_time: 0,
    serves: 1,
    ingredients: [],
    directions: [],
    language: 'en',
    composition: '',
  })
})

test('the whole content of the tests says something in every field, and can be saved', () => {
  for (const field of contentFields) expect(wholeContent[field]).not.toEqual(blankContent[field])
  expect(RecipeContent.parse(wholeContent)).toEqual(wholeContent)
})

test('whatever makes no sense is blank', () => {
  for (const junk of [null, {}, [[]], () => '', Symbol('no')])
    expect(readContent(Object.fromEntries(contentFields.map((field) => [field, junk])))).toEqual({
      ...blankContent,
    })
})

test('a new recipe and a change take all of it', () => {
  const whole = { id: 'x', ...wholeContent, user: null }
  for (const sent of [NewRecipe.parse(whole), RecipeChange.parse(whole)])
    expect(contentOf({ ...blankContent, ...sent })).toEqual(wholeContent)
})

test('nothing but its title has to be sent of a new recipe', () => {
  expect(NewRecipe.parse({ title: 'Soup' })).toMatchObject({ ...blankContent, title: 'Soup' })
  expect(NewRecipe.safeParse({ ...wholeContent, title: undefined }).success).toBe(false)
})
