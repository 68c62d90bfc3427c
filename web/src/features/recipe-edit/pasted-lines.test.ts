import { expect } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import { pastedLines } from './pasted-lines.ts'

testTable([
  ['600 g carrots\n1 onion', ['600 g carrots', '1 onion']],
  ['600 g carrots\r\n\r\n  1 onion  \r\n', ['600 g carrots', '1 onion']],
  ['- 600 g carrots\n• 1 onion\n* salt\n▢ pepper', ['600 g carrots', '1 onion', 'salt', 'pepper']],
  ['1. Cut them.\n2. Cook them.', ['Cut them.', 'Cook them.']],
  ['Step 1: Cut them.\nÉtape 2 : Cuisez-les.', ['Cut them.', 'Cuisez-les.']],
  ['1 - Cut them.\n2 – Cook them.', ['Cut them.', 'Cook them.']],
  ['4 - 5 apples\n2-3 eggs', ['4 - 5 apples', '2-3 eggs']],
  ['1.5 kg flour\n2 eggs\n-10 °C', ['1.5 kg flour', '2 eggs', '-10 °C']],
])('every line that is not blank becomes a row, without its mark', (text, lines) => {
  expect(pastedLines(text)).toEqual(lines)
})

testTable(['', '1 onion', '\n 1 onion\n'])('a single line is pasted as it is', (text) => {
  expect(pastedLines(text)).toBeUndefined()
})
