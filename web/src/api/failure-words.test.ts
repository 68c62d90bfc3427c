import { endpoints } from '@roux/contract/endpoints'
import { errors } from '@roux/contract/errors'
import { refusalReasons } from '@roux/contract/refusal-reason'
import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { texts } from '../../test/all-texts.ts'
import { ApiError } from './api-error.ts'
import { canKitchenHelp, failureCodeWords, failureWords, isWholeFailure } from './failure-words.ts'

function failure(status: number, body?: unknown, reason = '', retryAfter?: number) {
  return new ApiError({ message: '', status, reason, url: '', body, retryAfter })
}

const writerCodes = Array.from(new Set([...endpoints.generateRecipe.errors, ...endpoints.improveRecipe.errors]))

beforeAll(() =>
  i18next.init({
    lng: 'en',
    resources: { en: { translation: texts.en }, fr: { translation: texts.fr } },
  }),
)

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  let t: TFunction
  beforeAll(async () => {
    t = await i18next.changeLanguage(language)
  })

  testTable(writerCodes)('each code has words of its own', (code) => {
    const words = failureWords(t, failure(errors[code].status, { code }))
    expect(words?.length).toBeGreaterThan(15)
    expect(words).not.toMatch(/failure\.|\{\{/)
    expect(failureCodeWords(t, failure(200, { code }))).toBe(words)
  })

  testTable(refusalReasons)('a refusal has words of its own for each reason, which name the safe way', (reason) => {
    const words = failureWords(t, failure(400, { code: 'not_food', reason }))
    expect(words).not.toBe(t('failure.notFood'))
    expect(words).toMatch(
      language === 'fr' ? /[Dd]emandez|Dites|parlez|appelez|Jetez|Faites/ : /[Aa]sk|Name|talk|call|Make|Have/,
    )
    expect(failureCodeWords(t, failure(200, { code: 'not_food', reason }))).toBe(words)
  })

  testTable([undefined, null, 'other', 'toString', 7])(
    'a refusal without a known reason says that it is one',
    (reason) => {
      expect(failureWords(t, failure(400, { code: 'not_food', reason }))).toBe(t('failure.notFood'))
    },
  )

  test('whoever speaks of harming themselves is told where help is', () => {
    // Numbers do not break at the end of a line.
    const words = failureWords(t, failure(400, { code: 'not_food', reason: 'self_harm' }))?.replaceAll('\u00a0', ' ')
    for (const number of language === 'fr' ? ['3114', '143'] : ['988', '116 123']) expect(words).toContain(number)
    expect(words).not.toContain(t('failure.notFood'))
  })

  testTable([
    [1, { en: '5 seconds', fr: '5 secondes' }],
    [30, { en: '30 seconds', fr: '30 secondes' }],
    [91, { en: '2 minutes', fr: '2 minutes' }],
    [3600, { en: '60 minutes', fr: '60 minutes' }],
    [20_000, { en: '6 hours', fr: '6 heures' }],
  ])('a wait is said in round numbers, from the header or the body', (seconds, time) => {
    const code = 'provider_rate_limited'
    // Either kind of space stands between number and unit.
    const inWords = new RegExp(`\\s${time[language].replace(' ', '\\s')}`)
    expect(failureWords(t, failure(503, { code }, '', seconds))).toMatch(inWords)
    expect(failureWords(t, failure(200, { code, retry_after: seconds }))).toMatch(inWords)
  })

  testTable([undefined, 0, -3, 'soon', null])('a wait without a number is a minute', (retry_after) => {
    expect(failureWords(t, failure(200, { code: 'provider_busy', retry_after }))).toContain(t('failure.wait'))
  })

  test('a validation error has a next step, also from a server without codes', () => {
    expect(failureWords(t, failure(422, { detail: [] }))).toBe(t('failure.invalid'))
    expect(failureWords(t, failure(422))).toBe(t('failure.invalid'))
    expect(failureCodeWords(t, failure(422, { detail: [] }))).toBeUndefined()
  })

  test('a server that cannot be reached, and one that breaks off, have a next step', () => {
    expect(failureWords(t, failure(0, undefined, 'network'))).toBe(t('failure.offline'))
    expect(failureWords(t, failure(0, undefined, 'timeout'))).toBe(t('failure.slow'))
    expect(failureWords(t, failure(0, undefined, 'cut'))).toBe(t('failure.cut'))
    expect(failureCodeWords(t, failure(0, undefined, 'network'))).toBeUndefined()
  })

  testTable([
    failure(500, { code: 'internal' }),
    failure(500, { code: 'toString' }),
    failure(500, { code: '__proto__' }),
    failure(500, 'oops'),
    failure(500, null),
    failure(500, undefined, 'network'),
    new Error('bug'),
    'thrown',
  ])('any other failure has no next step', (cause) => {
    expect(failureWords(t, cause)).toBeUndefined()
  })
})

test('only a limit and a refusal of ours stand without the general line', () => {
  const whole = writerCodes.filter((code) => isWholeFailure(failure(200, { code })))
  expect(whole.toSorted()).toEqual(['account_full', 'not_food', 'quota_exceeded'])
})

test('the kitchen helps where the provider cannot, and not where somebody said no', () => {
  const helped = writerCodes.filter((code) => canKitchenHelp(failure(200, { code })))
  const providers = writerCodes.filter((code) => code.startsWith('provider_') && code !== 'provider_refused')
  expect(helped.toSorted()).toEqual(providers.toSorted())
})
