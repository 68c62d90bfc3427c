import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { texts } from '../../test/all-texts.ts'
import enHome from './en-home.json'

type Texts = { [key: string]: string | string[] | Texts }

/** Every text under its whole key; a list counts as one. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' || Array.isArray(value)
        ? [[prefix + key, [value].flat().join('\n')] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

const { en, fr } = texts
const english = flatten(en)
const french = flatten(fr)
const source = globSync('**/*.{ts,tsx}', { cwd: fileURLToPath(new URL('..', import.meta.url)) })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
  .join('\n')

/** Texts that read the same in both languages. */
const same = [
  'nutrition.kcal',
  'nutrition.grams',
  'allergen.gluten',
  'app.footer',
  'app.menu',
  'auth.ok',
  'auth.pageTitle',
  'bringIn.photo',
  'duration.hours',
  'duration.minutes',
  'legal.ok',
  'notes.heading',
  'options.open',
  'preferences.allergies',
  'recipe.minutes',
  'recipe.title',
  'units.us',
]

test('French has every key of English and no other', () => {
  expect([...french.keys()].sort()).toEqual([...english.keys()].sort())
})

testTable([...english.keys()])('every key is used', (key) => {
  expect(source).toContain(`'${key}'`)
})

/** Files that `file` cannot run without, itself among them. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return found
  found.add(file)
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^'()]*?'(\.[^']+)'/gm)
  for (const [, path = ''] of statements) importsOf(resolve(dirname(file), path), found)
  return found
}

test('what runs before any other text is there uses those of home, and home has no room of texts for others', () => {
  const files = importsOf(fileURLToPath(new URL('../main.tsx', import.meta.url)))
  expect(files.size).toBeGreaterThan(50)
  const used = [...english].filter(([key]) =>
    [...files].some((file) => readFileSync(file, 'utf8').includes(`'${key}'`)),
  )
  const roomOf = ([key = '']: readonly string[]) => key.split('.')[0]
  expect(new Set(used.map(roomOf))).toEqual(new Set(Object.keys(enHome)))
})

test('no English is left in the French texts', () => {
  const left = [...french].filter(([key, text]) => text === english.get(key) && !same.includes(key))
  expect(left).toEqual([])
  const words = /\b(the|and|your|you|is|are|with|please|recipe|send|check)\b/i
  expect([...french].filter(([, text]) => words.test(text))).toEqual([])
})

test('both languages fill in the same values', () => {
  const values = (text: string | undefined) => (text ?? '').match(/\{\{\w+\}\}|\[\w+\]/g)?.sort() ?? []
  for (const [key, text] of english) expect(values(french.get(key)), key).toEqual(values(text))
})

test('French puts a no-break space before ? ! : and ;', () => {
  expect([...french].filter(([, text]) => /[^\u00a0][?!:;]/.test(text))).toEqual([])
})

test("the specification's texts stand character for character", () => {
  expect(en.home.question).toBe('What are we cooking today?')
  expect(en.prompt.placeholder).toBe('Ask for a recipe...')
  expect(en.waiting.messages.slice(0, 2)).toEqual(["We're preparing your recipe!", 'Hang tight!'])
  expect(en.failure.general).toBe('an error occurred, please try again.')
  expect(en.recipe.enjoy).toBe('Enjoy!')
  expect(en.app.tagline).toBe('AI Recipe Maker')
  expect(en.auth).toMatchObject({
    emailInvalid: 'Invalid email address',
    recoverEmailInvalid: 'Please enter a valid email address',
    passwordCharactersError: 'Password must be at least 6 characters',
    passwordsDontMatch: 'Passwords do not match',
    loginFailureMessage: 'Login failed. Please check your credentials.',
    registrationFailure: 'Registration failed. Please try again.',
    registeredText: 'You can now log in using the verification code sent to your email.',
    recoverFailure: 'An error occurred. Please try again.',
    tokenMissing: 'Invalid or missing token. Please check your link or request a new reset email.',
    resetFailure: 'Password reset failed. Please try again.',
  })
  expect(en.app.footer).toBe('© 2025 Roux')
})

describe.each([
  ['English', en],
  ['French', fr],
])('the examples in %s', (_name, { home: { examples } }) => {
  test('are twelve or more, each once', () => {
    expect(new Set(examples).size).toBe(examples.length)
    expect(examples.length).toBeGreaterThanOrEqual(12)
  })

  test('fit the two lines kept for them on a phone', () => {
    expect(Math.max(...examples.map(({ length }) => length))).toBeLessThanOrEqual(54)
  })
})
