import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { parseSidebarCookie, sidebarCookie } from './sidebar-cookie.ts'

testTable([
  ['sidebar_state=true', true],
  ['sidebar_state=false', false],
  ['sidebar_state=expanded', true],
  ['a=b; sidebar_state=collapsed; c=d', false],
])('the remembered state is read in both spellings', (cookies, isExpanded) => {
  expect(parseSidebarCookie(cookies)).toBe(isExpanded)
})

testTable(['', 'sidebar_state=', 'sidebar_state=toString', 'old_sidebar_state=true', 'a=b'])(
  'without a readable one nothing is remembered',
  (cookies) => {
    expect(parseSidebarCookie(cookies)).toBeUndefined()
  },
)

testTable([true, false])('either state is kept for seven days on the whole site', (isExpanded) => {
  const [pair, ...rest] = sidebarCookie(isExpanded).split('; ')
  expect(pair).toBe(`sidebar_state=${isExpanded}`)
  expect(rest).toContain('max-age=604800')
  expect(rest).toContain('path=/')
})
