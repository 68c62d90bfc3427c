import { expect, test } from 'vitest'
import { findLanguage } from './find-language.ts'

const none = { search: '', stored: undefined, preferred: [], page: '' }

test('the address comes before what was stored, that before the browser, and that before the page', () => {
  expect(findLanguage({ search: '?a=b&lng=fr', stored: 'en', preferred: ['en'], page: 'en' })).toBe('fr')
  expect(findLanguage({ search: '', stored: 'fr', preferred: ['en'], page: 'en' })).toBe('fr')
  expect(findLanguage({ ...none, preferred: ['fr'], page: 'en' })).toBe('fr')
  expect(findLanguage({ ...none, page: 'fr' })).toBe('fr')
})

test('only the language of a tag counts, in any case', () => {
  expect(findLanguage({ ...none, search: '?lng=FR-ca' })).toBe('fr')
  expect(findLanguage({ ...none, preferred: ['fr-CA', 'en'] })).toBe('fr')
})

test('what is not supported is passed over for the next', () => {
  expect(findLanguage({ search: '?lng=de', stored: 'fr', preferred: ['en'], page: 'en' })).toBe('fr')
  expect(findLanguage({ ...none, preferred: ['de-DE', 'it', 'fr-BE', 'en'] })).toBe('fr')
})

test('nothing found is English', () => {
  expect(findLanguage(none)).toBe('en')
  expect(findLanguage({ ...none, search: '?lng=', preferred: ['*', 'xx'] })).toBe('en')
})
