import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { shortcutOf } from './shortcut.ts'

const none = {
  key: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
  repeat: false,
}

testTable([
  { key: 'b', ctrlKey: true },
  { key: 'b', metaKey: true },
  { key: 'B', ctrlKey: true },
])('Ctrl or Cmd plus B toggles', (keys) => {
  expect(shortcutOf({ ...none, ...keys })).toBe('toggle')
})

testTable([
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: 'K', ctrlKey: true },
])('Ctrl or Cmd plus K asks for the palette', (keys) => {
  expect(shortcutOf({ ...none, ...keys })).toBe('palette')
})

testTable([{ key: '/' }, { key: '/', shiftKey: true }])('a slash goes to the search box', (keys) => {
  expect(shortcutOf({ ...none, ...keys })).toBe('search')
})

testTable([
  { key: 'b' },
  { key: 'b', ctrlKey: true, shiftKey: true },
  { key: 'b', ctrlKey: true, altKey: true },
  { key: 'b', ctrlKey: true, repeat: true },
  { key: 'b', ctrlKey: true, defaultPrevented: true },
  { key: 'k' },
  { key: 'k', ctrlKey: true, shiftKey: true },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'k', ctrlKey: true, metaKey: true },
  { key: 'k', ctrlKey: true, repeat: true },
  { key: 'k', ctrlKey: true, defaultPrevented: true },
  { key: '/', ctrlKey: true },
  { key: 'n', ctrlKey: true },
])('every other combination is left alone', (keys) => {
  expect(shortcutOf({ ...none, ...keys })).toBeUndefined()
})
