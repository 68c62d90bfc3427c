import { describe, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { testTable } from '../test/test-table.ts'
import { LogInForm, RecoverForm, RegisterForm, ResetForm } from './forms.ts'

/** What is wrong, each as "field message". */
function faults(form: ZodMiniType, values: object): string[] {
  const { error } = form.safeParse(values)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
}

const email = 'camille@example.org'
const empty = { email: '', password: '', confirmPassword: '' }

describe('the login form', () => {
  test('takes a password of six characters, and the eight digits of a sign-up code', () => {
    expect(faults(LogInForm, { ...empty, email, password: 'abcdef' })).toEqual([])
    expect(faults(LogInForm, { ...empty, email, password: '12345678' })).toEqual([])
  })

  test('tells of every failing field at once', () => {
    expect(faults(LogInForm, { ...empty, email: 'camille', password: 'abcde' })).toEqual([
      'email auth.emailInvalid',
      'password auth.passwordCharactersError',
    ])
  })

  testTable(['', 'camille@', 'a b@example.org', `${'a'.repeat(64)}@${'b'.repeat(190)}.org`])(
    'does not take for an e-mail what is none',
    (wrong) => {
      expect(faults(LogInForm, { ...empty, email: wrong, password: 'abcdef' })).toContain('email auth.emailInvalid')
    },
  )

  test('keeps a password as it was typed, spaces and all', () => {
    expect(LogInForm.parse({ ...empty, email, password: '  secret ' }).password).toBe('  secret ')
  })
})

describe.each([
  ['register', RegisterForm],
  ['reset', ResetForm],
])('the %s form', (_, form) => {
  const failing = (password: string, confirmPassword: string) => faults(form, { email, password, confirmPassword })

  test('takes two equal passwords', () => {
    expect(failing('abcdef', 'abcdef')).toEqual([])
  })

  test('says at the confirmation that the two differ', () => {
    expect(failing('abcdef', 'abcdeg')).toEqual(['confirmPassword auth.passwordsDontMatch'])
  })

  test('wants six characters in both, and says so first', () => {
    expect(failing('abc', 'abd')).toEqual([
      'password auth.passwordCharactersError',
      'confirmPassword auth.passwordCharactersError',
      'confirmPassword auth.passwordsDontMatch',
    ])
  })

  test('says so where a password is longer than the server takes', () => {
    const long = 'x'.repeat(129)
    expect(failing(long, long)).toContain('password auth.passwordTooLong')
  })
})

test('the recovery form has its own words for a wrong e-mail, and says them once', () => {
  expect(faults(RecoverForm, { email: '' })).toEqual(['email auth.recoverEmailInvalid'])
  expect(faults(RecoverForm, { email })).toEqual([])
})
