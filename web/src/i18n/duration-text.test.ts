import { createInstance } from 'i18next'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { texts } from '../../test/all-texts.ts'
import { durationText } from './duration-text.ts'

const i18n = createInstance()
await i18n.init({ lng: 'en', resources: { en: { translation: texts.en }, fr: { translation: texts.fr } } })

testTable([
  [0, '0 min', '0 min'],
  [6, '6 min', '6 min'],
  [59, '59 min', '59 min'],
  [60, '1 h', '1 h'],
  [65, '1 h 5 min', '1 h 05'],
  [90, '1 h 30 min', '1 h 30'],
  [480, '8 h', '8 h'],
  [100_000, '1666 h 40 min', '1666 h 40'],
])('minutes are said with hours, in each language', (minutes, english, french) => {
  const seen = (language: 'en' | 'fr') => durationText(i18n.getFixedT(language), minutes)
  expect(seen('en')).toBe(english)
  expect(seen('fr')).toBe(french)
})
