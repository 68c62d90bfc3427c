import { expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { canSend, promptState, toSend } from './prompt-state.ts'

testTable([
  ['', 'empty', false],
  [' \n\t ', 'empty', false],
  ['soup', 'ready', true],
  ['x'.repeat(299), 'ready', true],
  ['x'.repeat(300), 'at-limit', true],
  ['x'.repeat(301), 'too-long', false],
  [' '.repeat(301), 'too-long', false],
  [' '.repeat(300), 'empty', false],
])('a prompt is empty, as it may be, or too long', (text, state, isSendable) => {
  expect(promptState(text)).toBe(state)
  expect(canSend(text)).toBe(isSendable)
})

test('a prompt is sent without the blanks around it', () => {
  expect(toSend('  leek\nsoup \n')).toBe('leek\nsoup')
})

test('half a character at the end of a cut paste is not sent', () => {
  expect(toSend('soup 🍋'.slice(0, -1)).isWellFormed()).toBe(true)
})
