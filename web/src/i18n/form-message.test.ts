import { LogInForm, RecoverForm, RegisterForm, ResetForm } from '@roux/contract/forms'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { formMessage } from './form-message.ts'

const long = 'x'.repeat(129)
const wrong = [
  { email: '', password: '', confirmPassword: 'a' },
  { email: long, password: long, confirmPassword: long },
]

testTable([
  ['log in', LogInForm],
  ['register', RegisterForm],
  ['recover', RecoverForm],
  ['reset', ResetForm],
])('whatever is wrong with a form, there is a text for it', (_, form) => {
  const messages = wrong.flatMap((values) => form.safeParse(values).error?.issues.map(({ message }) => message) ?? [])
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) expect(formMessage(message), message).toBe(message)
})

test('what is no message has no text', () => {
  expect(formMessage(undefined)).toBeUndefined()
  expect(formMessage('Invalid input')).toBeUndefined()
})
