import { expect, test } from 'vitest'
import { isPaletteKey } from './palette-key.ts'

const none = {
  key: 'k',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
  repeat: false,
}

test.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, key: 'K' }, true],
  [{}, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, metaKey: true }, false],
  [{ ctrlKey: true, key: 'j' }, false],
  [{ ctrlKey: true, repeat: true }, false],
  [{ ctrlKey: true, defaultPrevented: true }, false],
])('the palette is asked for with Ctrl or Cmd and K alone: %o', (keys, expected) => {
  expect(isPaletteKey({ ...none, ...keys })).toBe(expected)
})
