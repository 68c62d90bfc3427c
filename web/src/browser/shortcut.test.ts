import { expect, test } from 'vitest'
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

test.each([
  { key: 'b', ctrlKey: true },
  { key: 'b', metaKey: true },
  { key: 'B', ctrlKey: true },
])('Ctrl or Cmd plus B toggles: %j', (keys) => {
  expect(shortcutOf({ ...none, ...keys })).toBe('toggle')
})

test.each([
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: 'K', ctrlKey: true },
])('Ctrl or Cmd plus K asks for the palette: %j', (keys) => {
  expect(shortcutOf({ ...none, ...keys })).toBe('palette')
})

test.each([{ key: '/' }, { key: '/', shiftKey: true }])('a slash goes to the search box: %j', (keys) => {
  expect(shortcutOf({ ...none, ...keys })).toBe('search')
})

test.each([
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
])('every other combination is left alone: %j', (keys) => {
  expect(shortcutOf({ ...none, ...keys })).toBeUndefined()
})
