import { describe, expect, test } from 'vitest'
import { stillFrames, type TypingFrame, typingFrames } from './typing-frames.ts'

function take(frames: Iterator<TypingFrame, void>, count: number): TypingFrame[] {
  return Array.from({ length: count }, () => frames.next().value).filter((frame) => frame !== undefined)
}

const texts = (frames: TypingFrame[]) => frames.map(({ text }) => text)

test('an example is typed, held and deleted, then comes the next, and then the first again', () => {
  const frames = take(typingFrames(['ab', 'c'], Math.random), 9)
  expect(texts(frames)).toEqual(['', 'a', 'ab', 'a', '', 'c', '', 'a', 'ab'])
})

describe.each([
  ['least', 0, { typing: 60, deleting: 20 }],
  ['most', 1, { typing: 120, deleting: 60 }],
])('at the %s', (_name, random, { typing, deleting }) => {
  const [empty, one, whole, shorter, next] = take(
    typingFrames(['ab', 'c'], () => random),
    5,
  )

  test(`a character appears after ${typing} ms`, () => {
    expect([empty?.wait, one?.wait, next?.wait]).toEqual([typing, typing, typing])
  })

  test('the whole text is held for 1200 ms', () => {
    expect(whole).toEqual({ text: 'ab', rest: '', wait: 1200 })
  })

  test(`a character is deleted after ${deleting} ms`, () => {
    expect(shorter).toEqual({ text: 'a', rest: 'b', wait: deleting })
  })
})

test('characters outside the basic plane are never cut in two', () => {
  expect(texts(take(typingFrames(['🍋a'], Math.random), 4))).toEqual(['', '🍋', '🍋a', '🍋'])
})

test('without motion only whole examples are shown', () => {
  expect(texts(take(stillFrames(['ab', 'c']), 3))).toEqual(['ab', 'c', 'ab'])
})

test('without examples nothing is shown', () => {
  expect(take(typingFrames([], Math.random), 1)).toEqual([])
})

test('what is shown and what is hidden are always the whole example', () => {
  for (const { text, rest } of take(typingFrames(['leek 🍋 soup'], Math.random), 25))
    expect(text + rest).toBe('leek 🍋 soup')
})
