import { expect, test } from 'vitest'
import { rememberLast } from './remember-last.ts'

test('a text is read once for each way to read it, and again once so many others were read since', () => {
  const asked: string[] = []
  const read = rememberLast((text, language: 'en' | 'fr') => {
    asked.push(`${text} ${language}`)
    return `${text} in ${language}`
  }, 2)
  expect([read('pain', 'en'), read('pain', 'fr'), read('pain', 'en')]).toEqual([
    'pain in en',
    'pain in fr',
    'pain in en',
  ])
  expect(asked).toEqual(['pain en', 'pain fr'])
  read('sel', 'fr')
  // The one that was asked for last stayed.
  read('pain', 'en')
  expect(asked).toEqual(['pain en', 'pain fr', 'sel fr'])
  read('pain', 'fr')
  expect(asked).toEqual(['pain en', 'pain fr', 'sel fr', 'pain fr'])
})
