import { expect, test } from 'vitest'
import { testTable } from '../test/test-table.ts'
import { PasswordForm, ProfileForm } from './settings-forms.ts'

function faults(form: typeof PasswordForm | typeof ProfileForm, values: object) {
  const issues = form.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

const passwords = (currentPassword: string, newPassword: string, confirmPassword: string) =>
  faults(PasswordForm, { currentPassword, newPassword, confirmPassword })

testTable(['', '   '])('a full name is required', (fullName) => {
  expect(faults(ProfileForm, { fullName })).toEqual({ fullName: 'userSettings.fullNameRequired' })
})

test('a full name of one letter will do, without the blanks around it', () => {
  expect(ProfileForm.parse({ fullName: ' C ' })).toEqual({ fullName: 'C' })
})

test('a full name has an end', () => {
  expect(faults(ProfileForm, { fullName: 'x'.repeat(256) })).toEqual({ fullName: 'userSettings.fullNameTooLong' })
})

test('a new password is optional', () => {
  expect(passwords('', '', '')).toEqual({})
  expect(passwords('secret', '', '')).toEqual({})
})

test('a new password has at least 6 characters', () => {
  expect(passwords('secret', '12345', '12345')).toEqual({ newPassword: 'auth.passwordCharactersError' })
  expect(passwords('secret', '123456', '123456')).toEqual({})
})

testTable([
  ['123456', ''],
  ['', '123456'],
  ['123456', '1234567'],
])('where the new password or its confirmation is filled they must match', (first, second) => {
  expect(passwords('secret', first, second)).toEqual({ confirmPassword: 'auth.passwordsDontMatch' })
})

test('a new password without the current one is a fault of the current one', () => {
  expect(passwords('', '123456', '123456')).toEqual({ currentPassword: 'userSettings.currentPasswordRequired' })
})
