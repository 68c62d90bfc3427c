import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { runFirstPaint } from '../../test/run-first-paint.ts'
import { parseThemeChoice, resolveTheme } from './theme.ts'

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')

/** What the script in the page's head makes of a stored value. */
function firstPaint(stored: string | null, prefersLight: boolean) {
  const { page, color } = runFirstPaint({
    local: stored === null ? {} : { 'vite-ui-theme': stored },
    matches: () => prefersLight,
  })
  return { theme: page.className, color }
}

testTable([
  [null, true, 'dark'],
  [null, false, 'dark'],
  ['light', false, 'light'],
  ['dark', true, 'dark'],
  ['system', true, 'light'],
  ['system', false, 'dark'],
  ['purple', true, 'dark'],
  ['"light"', true, 'dark'],
])(
  'the theme is what is stored, or what the machine prefers, in the first paint and after',
  (stored, prefersLight, theme) => {
    expect(resolveTheme(parseThemeChoice(stored ?? undefined), prefersLight)).toBe(theme)
    expect(firstPaint(stored, prefersLight).theme).toBe(theme)
  },
)

testTable([
  ['light', true],
  ['dark', false],
])("the browser's own bars take the background of the theme", (theme, prefersLight) => {
  const background = new RegExp(String.raw`\.${theme} \{[^}]*--bg: (#\w+);`).exec(tokens)?.[1]
  expect(background).toBeDefined()
  expect(firstPaint(theme, prefersLight).color).toBe(background)
})

test('the first paint is dark where storage is blocked', () => {
  const { page } = runFirstPaint({ local: 'blocked', matches: () => true })
  expect(page.className).toBe('dark')
})
