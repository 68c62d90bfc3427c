import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

const ada = {
  id: '1',
  email: 'ada@example.org',
  fullName: 'Ada',
  isActive: true,
  isSuperuser: false,
  createdAt: undefined,
}
const same = { email: 'ada@example.org', fullName: 'Ada', password: '', isActive: true, isSuperuser: false }

test('what stays is not sent', () => {
  expect(changeOf(ada, same)).toEqual({})
})

test('a name that is emptied is taken away, an empty password leaves the present one', () => {
  expect(changeOf(ada, { ...same, fullName: '' })).toEqual({ full_name: null })
})

test('everything that changes is sent', () => {
  const changed = {
    email: 'countess@example.org',
    fullName: 'Countess',
    password: 'a silver spoon',
    isActive: false,
    isSuperuser: true,
  }
  expect(changeOf(ada, changed)).toEqual({
    email: 'countess@example.org',
    full_name: 'Countess',
    password: 'a silver spoon',
    is_active: false,
    is_superuser: true,
  })
})
