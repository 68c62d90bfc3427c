import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DiffPart, diffLines, diffWords, isAlike } from './diff-text.ts'

/** Both sides of a difference. */
function sides(changes: readonly DiffPart[]): { before: string[]; after: string[] } {
  return {
    before: changes.flatMap((change) => ('before' in change ? [change.before] : [])),
    after: changes.flatMap((change) => ('after' in change ? [change.after] : [])),
  }
}

/** Few words, so that lines often meet. */
const word = fc.constantFrom('salt', 'Salt', 'pepper', '2', 'cups', 'flour', 'of', 'butter.', 'é', 'e\u0301')
const line = fc.oneof(
  fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
  fc.string(),
)
const lines = fc.array(line, { maxLength: 12 })

describe('whatever the recipes', () => {
  test('a difference gives both lists of lines back', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        expect(sides(diffLines(before, after))).toEqual({ before, after })
      }),
    )
  })

  test('a difference gives both texts back, up to blanks alone', () => {
    fc.assert(
      fc.property(line, line, (before, after) => {
        const found = sides(diffWords(before, after))
        expect(found.before.join('')).toBe(before.trim() === '' ? '' : before)
        expect(found.after.join('')).toBe(after.trim() === '' ? '' : after)
      }),
    )
  })

  test('nothing changes between a list and itself', () => {
    fc.assert(
      fc.property(lines, (same) => {
        expect(diffLines(same, same).every(({ kind }) => kind === 'same')).toBe(true)
      }),
    )
  })

  test('no way is shorter', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), fc.array(word, { maxLength: 6 }), (before, after) => {
        const kept = diffWords(before.join(' '), after.join(' ')).filter(({ kind }) => kind === 'same')
        expect(sides(kept).after.flatMap((words) => words.trim().split(' '))).toHaveLength(longestCommon(before, after))
      }),
    )
  })
})

/** The length of the longest common subsequence, by trying everything. */
function longestCommon([first, ...others]: readonly string[], after: readonly string[]): number {
  if (first === undefined) return 0
  const without = longestCommon(others, after)
  const place = after.indexOf(first)
  return place < 0 ? without : Math.max(without, 1 + longestCommon(others, after.slice(place + 1)))
}

test('case, spacing and a full stop are no change', () => {
  expect(diffLines(['2  Leeks, sliced.'], ['2 leeks, sliced'])).toEqual([
    { kind: 'same', before: '2  Leeks, sliced.', after: '2 leeks, sliced' },
  ])
})

test('a line that is much like the one it replaces counts as changed', () => {
  expect(diffLines(['1 onion', '200 g butter', 'salt'], ['1 onion', '150 g butter', 'salt'])).toEqual([
    { kind: 'same', before: '1 onion', after: '1 onion' },
    { kind: 'changed', before: '200 g butter', after: '150 g butter' },
    { kind: 'same', before: 'salt', after: 'salt' },
  ])
})

test('another line in its place is one removed and one added', () => {
  expect(diffLines(['30 g butter'], ['2 tbsp tahini'])).toEqual([
    { kind: 'removed', before: '30 g butter' },
    { kind: 'added', after: '2 tbsp tahini' },
  ])
})

test('a new step before a changed one comes first', () => {
  const step = 'Roast the potatoes for 45 min until golden.'
  expect(diffLines([step], ['Parboil everything first.', step.replace('45', '20')])).toEqual([
    { kind: 'added', after: 'Parboil everything first.' },
    { kind: 'changed', before: step, after: step.replace('45', '20') },
  ])
})

test('within a line the words that changed are marked, neighbours together', () => {
  expect(diffWords('Roast for 45 min, turning once.', 'Roast for 20 minutes, turning once.')).toEqual([
    { kind: 'same', before: 'Roast for ', after: 'Roast for ' },
    { kind: 'removed', before: '45 min, ' },
    { kind: 'added', after: '20 minutes, ' },
    { kind: 'same', before: 'turning once.', after: 'turning once.' },
  ])
})

test('two texts are alike when half of their words are common', () => {
  expect(isAlike('200 g butter', '150 g butter')).toBe(true)
  expect(isAlike('200 g butter', '150 ml olive oil')).toBe(false)
})
