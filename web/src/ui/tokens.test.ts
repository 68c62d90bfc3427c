import { readFileSync } from 'node:fs'
import { coverTones } from '@roux/cooking/covers/cover-tones'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colours of one theme, by role. */
function readTheme(name: string): Map<string, string> {
  const block = new RegExp(String.raw`^\.${name} \{([^}]*)\}`, 'm').exec(css)?.[1] ?? ''
  return new Map(
    Array.from(block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, role = '', color = '']) => [role, color]),
  )
}

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'])('in the %s theme', (name) => {
  const theme = readTheme(name)
  const colorOf = (role: string) => theme.get(role) ?? 'missing'

  testTable(['ink', 'ink-2', 'ink-3', 'accent', 'beet'])('each ink can be read on every ground (4.5 to 1)', (ink) => {
    for (const ground of ['bg', 'surface', 'sunken', 'accent-soft']) {
      expect(contrast(colorOf(ink), colorOf(ground)), ground).toBeGreaterThanOrEqual(4.5)
    }
  })

  testTable(['ink', 'accent', 'herb'])('each ink can be read on what is new (4.5 to 1)', (ink) => {
    expect(contrast(colorOf(ink), colorOf('herb-soft'))).toBeGreaterThanOrEqual(4.5)
  })

  test('the words on the main action can be read', () => {
    expect(contrast(colorOf('accent-ink'), colorOf('accent'))).toBeGreaterThanOrEqual(4.5)
  })

  test('the edge of a field can be made out (3 to 1)', () => {
    for (const ground of ['bg', 'surface', 'sunken']) {
      expect(contrast(colorOf('edge'), colorOf(ground)), ground).toBeGreaterThanOrEqual(3)
    }
  })

  test('the large numerals stand out (3 to 1)', () => {
    for (const ground of ['bg', 'surface']) {
      expect(contrast(colorOf('gold'), colorOf(ground))).toBeGreaterThanOrEqual(3)
    }
  })
})

test('covers have on the page the tones that pictures of them have', () => {
  for (const [ground, tones] of Object.entries(coverTones))
    expect(Object.fromEntries(readTheme(`cover-${ground}`))).toEqual(tones)
})
