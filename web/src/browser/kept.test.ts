import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readGuestRecipe } from './guest-recipe.ts'
import { keepGuestRecipe } from './guest-recipe-kept.ts'
import { dropSessionTexts, dropText } from './kept-text.ts'
import { keepPromptDraft, readPromptDraft } from './prompt-draft.ts'
import { keepLanguage, readStoredLanguage } from './stored-language.ts'
import { keepThemeChoice, readThemeChoice } from './theme.ts'

/** A browser's storage, as far as it is used. */
function storage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

let local = storage()
let session = storage()

beforeEach(() => {
  local = storage()
  session = storage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
})

afterEach(() => vi.unstubAllGlobals())

test('a theme is kept as the bare word', () => {
  keepThemeChoice('system')
  expect(local.getItem('vite-ui-theme')).toBe('system')
  expect(readThemeChoice()).toBe('system')
})

test('a theme that is none is dropped', () => {
  local.setItem('vite-ui-theme', 'purple')
  expect(readThemeChoice()).toBeUndefined()
  expect(local.getItem('vite-ui-theme')).toBeNull()
})

test('a language is kept as the bare code, for the server too', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  keepLanguage('fr')
  expect(page.cookie).toBe('lng=fr; path=/; max-age=31536000; samesite=lax')
  expect(local.getItem('i18nextLng')).toBe('fr')
  expect(readStoredLanguage()).toBe('fr')
})

test('a stored language counts by its first part', () => {
  local.setItem('i18nextLng', 'fr-CA')
  expect(readStoredLanguage()).toBe('fr')
})

testTable(['de', '"fr"', ''])('a stored language that is none of ours is dropped', (text) => {
  local.setItem('i18nextLng', text)
  expect(readStoredLanguage()).toBeUndefined()
  expect(local.getItem('i18nextLng')).toBeNull()
})

test("a guest's recipe is kept as it was received", () => {
  const received = { title: 'Soup', id: 7, extra: true }
  keepGuestRecipe(received)
  expect(JSON.parse(session.getItem('temp-recipe') ?? '')).toEqual(received)
  expect(readGuestRecipe()?.title).toBe('Soup')
})

test('a title alone is a recipe', () => {
  session.setItem('temp-recipe', '{"title":"Soup"}')
  expect(readGuestRecipe()).toMatchObject({ title: 'Soup', ingredients: [], directions: [], serves: 1 })
})

testTable(['{oops', 'null', '[]', '{"title":" "}', '{"description":"x"}'])('a damaged recipe is dropped', (text) => {
  session.setItem('temp-recipe', text)
  expect(readGuestRecipe()).toBeUndefined()
  expect(session.getItem('temp-recipe')).toBeNull()
})

test('a prompt is kept as it is typed', () => {
  keepPromptDraft('soup ')
  expect(readPromptDraft()).toBe('soup ')
})

test('what a cook who leaves has typed is gone, and what they chose stays', () => {
  keepPromptDraft('soup')
  keepGuestRecipe({ title: 'Soup' })
  keepThemeChoice('light')
  dropSessionTexts()
  expect(readPromptDraft()).toBe('')
  expect(readGuestRecipe()).toBeUndefined()
  expect(readThemeChoice()).toBe('light')
})

describe('where the browser refuses storage', () => {
  beforeEach(() => {
    const refuse = () => {
      throw new Error('denied')
    }
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }
    vi.stubGlobal('localStorage', refusing)
    vi.stubGlobal('sessionStorage', refusing)
  })

  afterEach(() => {
    dropText('local', 'vite-ui-theme')
    dropText('session', 'temp-recipe')
  })

  test('nothing is stored, and nothing breaks', () => {
    expect(readThemeChoice()).toBeUndefined()
    expect(readStoredLanguage()).toBeUndefined()
    expect(readGuestRecipe()).toBeUndefined()
  })

  test('what is kept lasts as long as the page', () => {
    keepThemeChoice('light')
    keepGuestRecipe({ title: 'Soup' })
    expect(readThemeChoice()).toBe('light')
    expect(readGuestRecipe()?.title).toBe('Soup')
  })

  test('a cook who leaves takes all that was typed with them', () => {
    keepPromptDraft('soup')
    dropSessionTexts()
    expect(readPromptDraft()).toBe('')
  })
})
