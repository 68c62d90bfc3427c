import { readRecipe } from '@roux/contract/read-recipe'
import type { Item } from '@roux/contract/recipe-content'
import { RecipeForm } from '@roux/contract/recipe-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { wholeContent } from '../../../contract/test/whole-content.ts'
import { readEditedGuestRecipe } from './guest-recipe.ts'
import { dropGuestRecipe, keepGuestRecipe } from './guest-recipe-kept.ts'
import { dropNotesDraft, keepNotesDraft, readNotesDraft } from './notes-draft.ts'
import { draftValues, keepRecipeDraft, readRecipeDraft } from './recipe-draft.ts'
import { dropRecipeDraft, guestDraft } from './recipe-draft-kept.ts'
import { keepRecipePreview, readRecipePreview } from './recipe-preview.ts'

const texts = new Map<string, string>()

beforeEach(() => {
  texts.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  })
})

function recipeOf(fields: object) {
  const recipe = readRecipe({ title: 'Soup', ...fields })
  if (recipe === undefined) throw new Error('no recipe')
  return recipe
}

const blank = draftValues()

test('a draft begins with what the recipe says, as text', () => {
  const recipe = recipeOf({ cook_time: 20, serves: 4, ingredients: [{ id: 'a', content: 'leek', index: '1' }] })
  expect(draftValues(recipe)).toMatchObject({
    title: 'Soup',
    preparation_time: '0',
    cook_time: '20',
    serves: '4',
    ingredients: [{ id: 'a', content: 'leek' }],
    directions: [],
  })
})

test('a draft holds all that a recipe says, also after a reload', () => {
  keepRecipeDraft('a', { values: draftValues(recipeOf(wholeContent)) })
  const { language: _, composition: __, ...content } = wholeContent
  const withoutIndex = ({ id, content }: Item) => ({ id, content })
  expect(RecipeForm.parse(readRecipeDraft('a')?.values)).toMatchObject({
    ...content,
    ingredients: content.ingredients.map(withoutIndex),
    directions: content.directions.map(withoutIndex),
  })
})

test('each recipe has a draft of its own, until it is dropped', () => {
  const draft = { values: { ...blank, title: '', new_ingredient: 'half typ' }, etag: '"3"', language: 'fr' as const }
  keepRecipeDraft('a', draft)
  expect(readRecipeDraft('a')).toEqual(draft)
  expect(readRecipeDraft('b')).toBeUndefined()
  dropRecipeDraft('a')
  expect(readRecipeDraft('a')).toBeUndefined()
})

testTable(['{oops', 'null', '[]', '7', '{}', '{"values":null}', '{"values":[]}'])(
  'what is no draft is dropped',
  (text) => {
    texts.set('recipe-draft:a', text)
    expect(readRecipeDraft('a')).toBeUndefined()
    expect(texts.size).toBe(0)
  },
)

test('what a draft lacks is as on an empty page, and what makes no sense in it is passed over', () => {
  const values = { title: 'Soup', serves: 4, ingredients: ['leek', null, { content: 'salt' }], directions: 'boil' }
  texts.set('recipe-draft:a', JSON.stringify({ values, etag: 7, language: 'xx' }))
  expect(readRecipeDraft('a')).toEqual({
    values: {
      ...blank,
      title: 'Soup',
      serves: '4',
      ingredients: [{ id: '', content: 'salt' }],
    },
  })
})

test("what a guest changed goes with the guest's recipe", () => {
  keepGuestRecipe({ id: 'g', title: 'Soup', language: 'fr', ingredients: [{ content: 'leek' }] })
  const values = { ...blank, title: 'Soupe', cook_time: '25', ingredients: [{ id: '', content: 'poireau' }] }
  keepRecipeDraft(guestDraft, { values })
  expect(readEditedGuestRecipe()).toMatchObject({
    title: 'Soupe',
    cook_time: 25,
    language: 'fr',
    ingredients: [{ content: 'poireau', index: '1' }],
  })
})

test('a draft without a title leaves the recipe as it was', () => {
  keepGuestRecipe({ title: 'Soup' })
  keepRecipeDraft(guestDraft, { values: blank })
  expect(readEditedGuestRecipe()?.title).toBe('Soup')
})

test('notes that are being written are kept until they are dropped, and go with the recipe of a guest', () => {
  expect(readNotesDraft('g')).toBeUndefined()
  keepNotesDraft('g', { notes: 'half typ', etag: '"3"' })
  expect(readNotesDraft('g')).toEqual({ notes: 'half typ', etag: '"3"' })
  keepGuestRecipe({ id: 'g', title: 'Soup', notes: 'Old.' })
  expect(readEditedGuestRecipe()).toMatchObject({ title: 'Soup', notes: 'half typ' })
  dropNotesDraft('g')
  expect(readEditedGuestRecipe()).toMatchObject({ notes: 'Old.' })
  keepRecipeDraft(guestDraft, { values: { ...blank, title: 'Soup', notes: 'Edited.' } })
  expect(readEditedGuestRecipe()).toMatchObject({ notes: 'Edited.' })
})

testTable(['{oops', 'null', '7', '{}', '{"notes":7}'])('what are no notes are dropped', (text) => {
  texts.set('notes-draft:a', text)
  expect(readNotesDraft('a')).toBeUndefined()
  expect(texts.size).toBe(0)
})

test("another guest's recipe, or none, ends the draft of the one before", () => {
  keepRecipeDraft(guestDraft, { values: blank })
  keepGuestRecipe({ title: 'Stew' })
  expect(readRecipeDraft(guestDraft)).toBeUndefined()
  keepRecipeDraft(guestDraft, { values: blank })
  dropGuestRecipe()
  expect(readRecipeDraft(guestDraft)).toBeUndefined()
  expect(readEditedGuestRecipe()).toBeUndefined()
})

test('a preview is kept with the wish it came from; what is none is dropped', () => {
  const preview = { wish: 'quicker', recipe: recipeOf({ id: 'n' }) }
  keepRecipePreview('a', preview)
  expect(readRecipePreview('a')).toEqual(preview)
  texts.set('recipe-preview:a', '{"wish":"quicker","recipe":{}}')
  expect(readRecipePreview('a')).toBeUndefined()
  expect(texts.size).toBe(0)
})
