import { kitchenLanguages } from '@roux/contract/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { hear } from './hear.ts'
import { judgeNames } from './judge-names.ts'
import { readMentions, readPlain } from './read-mentions.ts'
import { languageOf } from './read-wish.ts'
import { setHarmAside } from './set-harm-aside.ts'
import { featuresOf } from './tag-features.ts'
import { roles, tagRoles } from './tag-roles.ts'

const likeliest = (sentence: string) => {
  const language = languageOf(sentence, 'en')
  const read = readPlain(sentence, language)
  return judgeNames(read, language).map(({ start, end, likely }) => {
    const [[role = ''] = []] = Object.entries(likely).toSorted(([, one], [, other]) => other - one)
    return `${read.heard.mended.slice(start, end).join(' ')}: ${role}`
  })
}

testTable([
  'hazelnuts give my nephew a face like a balloon, brownies: hazelnuts harmful, brownies wanted',
  'les noisettes font gonfler mon neveu, des brownies: noisettes harmful, brownies wanted',
  'the neighbours swear by hazelnuts, half a cauliflower to use up, soup: cauliflower at_hand, soup wanted',
])('a name has the role that the sentence gives it', (row) => {
  const [, sentence = '', rest = ''] = /^(.*): (.*)$/.exec(row) ?? []
  const wanted = rest.split(', ').map((one) => one.replace(/ (?=\w+$)/, ': '))
  expect(likeliest(sentence)).toEqual(expect.arrayContaining(wanted))
})

describe.each(kitchenLanguages)('in %s', (language) => {
  test('each word has a chance of every role, and they come to one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { written, mended } = hear(text, language)
        const tags = tagRoles(featuresOf(written, mended, [], language, setHarmAside(written, mended, language)))
        expect(tags).toHaveLength(written.length)
        for (const tag of tags) {
          expect(tag).toHaveLength(roles.length)
          expect(tag.reduce((one, other) => one + other, 0)).toBeCloseTo(1)
        }
      }),
    )
  })
})

test('what no rule reads as harm is left out where the tagger takes it for that, and the cook is told so', () => {
  const sentence = "J'ai frôlé la catastrophe hier avec un bout de mangue : lèvres, paupières, tout. Quel sorbet ?"
  const { avoided, harmful } = readMentions(sentence, 'fr')
  expect(readPlain(sentence, 'fr').avoided).toEqual([])
  expect(avoided).not.toEqual([])
  expect(harmful).toEqual(avoided)
})
