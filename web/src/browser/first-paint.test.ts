import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { runFirstPaint } from '../../test/run-first-paint.ts'
import { findLanguage } from '../i18n/find-language.ts'
import { parseSidebarCookie } from './sidebar-cookie.ts'

type Visitor = Parameters<typeof runFirstPaint>[0]

const homeFor = (visitor: Visitor) => runFirstPaint(visitor).page.dataset.home

const isWide = (query: string) => query === '(min-width: 64rem)'
const cook = { access_token: 'a-token' }

testTable([
  ['', undefined, []],
  ['?lng=fr', undefined, ['en']],
  ['?lng=de', 'fr', ['en']],
  ['?a=b&lng=FR-ca', 'en', []],
  ['', 'fr', ['en']],
  ['', undefined, ['de', 'fr-CA', 'en']],
  ['?lng=', 'xx', ['it']],
  ['?lng=%00', undefined, ['en_GB', 'fr']],
])('home in another language than the app’s is not shown', (search, stored, preferred) => {
  for (const page of ['en', 'fr'] as const) {
    const language = findLanguage({ search, stored: stored as 'en' | 'fr', preferred, page })
    const local: Record<string, string> = stored ? { i18nextLng: stored } : {}
    const home = homeFor({ search, local, languages: preferred, lang: page })
    expect(home).toBe(language === page ? 'guest' : 'none')
  }
})

describe('home is that of', () => {
  testTable([
    ['a guest, with nothing kept', {}, 'guest'],
    ['a guest, where storage is blocked', { local: 'blocked' }, 'guest'],
    ['a guest, whose token is none', { local: { access_token: 'é' } }, 'guest'],
    ['a cook, with the sidebar beside it', { local: cook, matches: isWide }, 'cook'],
    ['a cook, where it is narrow', { local: cook }, 'rail'],
  ] satisfies [string, Visitor, string][])('who is seen to be there', (_, visitor, home) => {
    expect(homeFor(visitor)).toBe(home)
  })

  testTable(['true', 'false', 'expanded', 'collapsed', 'neither'])(
    'a cook, with the sidebar as the cookie says',
    (value) => {
      const cookie = `a=b; sidebar_state=${value}; lng=en`
      const home = homeFor({ local: cook, cookie, matches: isWide })
      expect(home).toBe((parseSidebarCookie(cookie) ?? true) ? 'cook' : 'rail')
    },
  )
})

testTable([
  ['a text that was typed', { session: { 'prompt-draft': 'soup' } }],
  ['a recipe of this tab', { session: { 'temp-recipe': '{}' } }],
  ['preferences', { local: { preferences: '{}' } }],
  ['timers', { local: { timers: '[]' } }],
] satisfies [string, Visitor][])('a guest’s home with more in it is left to the app', (_, visitor) => {
  expect(homeFor(visitor)).toBe('none')
})

test('cook mode, which has no frame, is left to the app', () => {
  expect(homeFor({ local: cook, path: '/recipe/1' })).toBe('rail')
  expect(homeFor({ local: cook, path: '/recipe/1/cook' })).toBe('none')
})
