import { Draft } from '@roux/contract/draft'
import { expect, test } from 'vitest'
import { draftGrammar, readingGrammar } from './draft-grammar.ts'

/** Rules by their names. */
const rules = new Map(
  draftGrammar.split('\n').flatMap((line) => (line === '' ? [] : [line.split(' ::= ') as [string, string]])),
)

test('every field of a draft is asked for, in its order', () => {
  const fields = [...(rules.get('root') ?? '').matchAll(/"\\"(\w+)\\":"/g)].map(([, name]) => name)
  expect(fields).toEqual(Object.keys(Draft.shape))
})

test('every rule that is named is there, and used', () => {
  const used = new Set(
    [...rules.values()].flatMap(
      (rule) => rule.replace(/"(?:[^"\\]|\\.)*"|\[(?:[^\]\\]|\\.)*\]/g, '').match(/[a-z][\w-]*/g) ?? [],
    ),
  )
  expect([...used, 'root'].sort()).toEqual([...rules.keys()].sort())
})

test('a text in which there is no recipe can be told to have none, and none is written', () => {
  const empty = /^list-0-of-\S+ ::= "\[" \(.+\)\? "\]"$/m
  expect(readingGrammar).toMatch(empty)
  expect(readingGrammar).not.toContain('count-')
  expect(draftGrammar).not.toMatch(empty)
})

test('no number can be larger, and no text longer, than a draft may have', () => {
  const largest = { title: 255, description: 2000, minutes: 100_000, serves: 1000 }
  expect(rules.get('number-4')).toBe('"0" | [1-9] [0-9]{0,3}')
  expect(9999).toBeLessThan(largest.minutes)
  expect(rules.get('count-3')).toBe('[1-9] [0-9]{0,2}')
  expect(999).toBeLessThan(largest.serves)
  for (const [, most] of draftGrammar.matchAll(/char\{\d+,(\d+)\}/g)) expect(Number(most)).toBeLessThanOrEqual(600)
  expect(draftGrammar).toContain('first char{0,254}')
})
