import type { CheckedLanguage } from '@roux/contract/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { findTins } from './find-tins.ts'
import { showRecipe } from './show-recipe.ts'
import { type Tin, timesAsMuch, tinKey, tinOf, tinsFor } from './tin.ts'
import { tinNamed, withTin } from './with-tin.ts'

const english = [
  ['Grease a round 24 cm tin.', 'round 24 24 cm'],
  ['Butter a 23cm/9in round springform tin and line it.', 'round 23 23 cm'],
  ['Bake in a 23 cm (9 inch) loose-bottomed tart tin.', 'round 23 23 cm'],
  ['Line an 8-inch square baking tin with parchment.', 'square 8 8 in'],
  ['Pour into a 9x13 pan and bake.', 'oblong 9 13 in'],
  ['Spread in a 20 x 30 x 4 cm tin.', 'oblong 20 30 cm'],
  ['Tip into a 20cm x 30cm traybake tin.', 'oblong 20 30 cm'],
  ['Use a 900g/2lb loaf tin.', 'loaf 900 900 g'],
  ['Grease a 2 lb loaf tin.', 'loaf 2 2 lb'],
  ['Line a 9 x 5-inch loaf pan.', 'loaf 5 9 in'],
  ['Line a 24 cm loaf tin.', 'loaf 11 24 cm'],
  ['Divide between two 20 cm sandwich tins.', 'round 20 20 cm'],
  ['Line a tin (24 cm across) with paper.', 'round 24 24 cm'],
  ['Pour into a 9½-inch pie dish.', 'round 9.5 9.5 in'],
  ['Line a 30 × 40 cm baking tray.', 'oblong 30 40 cm'],
  ['Butter a shallow ovenproof dish, about 20 by 30 cm.', 'oblong 20 30 cm'],
] as const

const french = [
  ['Beurrez un moule rond de 24 cm.', 'round 24 24 cm'],
  ['Versez dans un moule à manqué de 24 cm de diamètre.', 'round 24 24 cm'],
  ['Beurrez un moule à cake de 24 cm.', 'loaf 11 24 cm'],
  ['Prenez un moule carré de 20 cm de côté.', 'square 20 20 cm'],
  ['Prenez un moule de 20 cm de côté.', 'square 20 20 cm'],
  ['Versez dans un moule rectangulaire de 20 × 30 cm.', 'oblong 20 30 cm'],
  ['Foncez un moule à tarte beurré de 28 cm.', 'round 28 28 cm'],
  ['Versez dans un plat à gratin de 20 x 30 cm.', 'oblong 20 30 cm'],
  ['Montez dans un cercle à pâtisserie de 20 cm.', 'round 20 20 cm'],
  ['Beurrez un moule à charnière de 23 cm (9 pouces).', 'round 23 23 cm'],
] as const

testTable(english)('an English step names its tin: %s', (text, key) => {
  expect(findTins(text, 'en').map(({ tin }) => tinKey(tin))).toEqual([key])
})

testTable(french)('a French step names its tin: %s', (text, key) => {
  expect(findTins(text, 'fr').map(({ tin }) => tinKey(tin))).toEqual([key])
})

testTable([
  ['Roll the pastry to a 30 cm round and line the tin.', 'en'],
  ['Cut into 10 cm slices and lay in a dish.', 'en'],
  ['Heat a 24 cm frying pan.', 'en'],
  ['Place the tin 15 cm below the grill.', 'en'],
  ['Add a 400 g tin of tomatoes, and 2 x 400 g tins of beans.', 'en'],
  ['Use a 20–23 cm tin.', 'en'],
  ['Spread it 2 cm thick in the tin.', 'en'],
  ['Nettoyez 2 kg de moules.', 'fr'],
  ['Étalez la pâte en un disque de 30 cm et foncez le moule.', 'fr'],
  ['Posez le plat à 20 cm du gril.', 'fr'],
] as const)('what is no size of a tin is none: %s', (text, language) => {
  expect(findTins(text, language)).toEqual([])
})

const tin = (key: string): Tin => {
  const read = tinOf(key)
  if (!read) throw new Error(`${key} is no tin`)
  return read
}

function inTin(text: string, to: string, language: CheckedLanguage): string | undefined {
  const from = findTins(text, language)[0]?.tin
  if (!from) throw new Error(`no tin in ${text}`)
  return withTin({ ingredients: [], directions: [text] }, { from, to: tin(to) }, language).directions[0]?.text
}

testTable([
  ['Grease a round 24 cm tin.', 'round 26 26 cm', 'en', 'Grease a round 26 cm tin.'],
  ['Grease a round 24 cm tin.', 'oblong 20 30 cm', 'en', 'Grease a rectangular 20 × 30 cm tin.'],
  ['Grease a 24 cm tin.', 'square 22 22 cm', 'en', 'Grease a 22 cm square tin.'],
  ['Grease a 24 cm tin.', 'round 8 8 in', 'en', 'Grease an 8 inch tin.'],
  ['Line an 8-inch square tin.', 'square 9 9 in', 'en', 'Line a 9-inch square tin.'],
  ['Butter a 23cm/9in springform tin.', 'round 26 26 cm', 'en', 'Butter a 26cm/10in springform tin.'],
  ['Line a tin (24 cm across).', 'oblong 20 30 cm', 'en', 'Line a tin (20 × 30 cm).'],
  ['Pour into a 9x13 pan.', 'round 12 12 in', 'en', 'Pour into a 12-inch round pan.'],
  ['Line a 9 x 5-inch loaf pan.', 'loaf 5 10 in', 'en', 'Line a 10 x 5-inch loaf pan.'],
  ['Use a 900g/2lb loaf tin.', 'loaf 450 450 g', 'en', 'Use a 450g/1lb loaf tin.'],
  ['Beurrez un moule rond de 24 cm.', 'square 22 22 cm', 'fr', 'Beurrez un moule carré de 22 cm.'],
  ['Un moule à manqué de 24 cm de diamètre.', 'square 22 22 cm', 'fr', 'Un moule à manqué de 22 cm de côté.'],
  ['Un moule à tarte de 24 cm.', 'round 9.5 9.5 in', 'fr', 'Un moule à tarte de 9 ½ pouces.'],
  ['Deux tourtières rondes de 24 cm.', 'square 20 20 cm', 'fr', 'Deux tourtières carrées de 20 cm.'],
] as const)('another tin takes its place: %s in %s', (text, to, language, expected) => {
  expect(inTin(text, to, language)).toBe(expected)
})

const cake = {
  ingredients: ['200 g plain flour', '3 eggs', 'Butter for a 24 cm tin'],
  directions: [
    'Grease a round 24 cm tin.',
    'Beat the 3 eggs; bake in the 24 cm tin at 180 °C, with a 20 cm tin beside it.',
  ],
}

test('amounts follow the area, its size is another wherever it is named, and no other tin, time or heat is', () => {
  const from = tinNamed(cake, 'en')
  if (!from) throw new Error('no tin')
  const to = tin('round 34 34 cm')
  const shown = showRecipe(withTin(cake, { from, to }, 'en'), { factor: timesAsMuch(to, from), units: undefined }, 'en')
  expect(shown.ingredients.map(({ text }) => text)).toEqual(['400 g plain flour', '6 eggs', 'Butter for a 34 cm tin'])
  expect(shown.directions.map(({ text }) => text)).toEqual([
    'Grease a round 34 cm tin.',
    'Beat the 6 eggs; bake in the 34 cm tin at 180 °C, with a 20 cm tin beside it.',
  ])
  const marked = shown.directions.map(({ text, marks }) => marks.map(({ start, end }) => text.slice(start, end)))
  expect(marked).toEqual([['34 cm'], ['6', '34 cm']])
})

testTable([
  ['round 24 24 cm', 'round 26 26 cm', 1.17],
  ['round 20 20 cm', 'square 20 20 cm', 1.27],
  ['square 20 20 cm', 'oblong 20 30 cm', 1.5],
  ['round 23 23 cm', 'round 9 9 in', 0.99],
  ['loaf 11 20 cm', 'loaf 11 30 cm', 1.5],
  ['loaf 2 2 lb', 'loaf 1 1 lb', 0.5],
] as const)('so many times as much goes into it: %s, %s', (one, other, times) => {
  expect(timesAsMuch(tin(other), tin(one))).toBeCloseTo(times, 2)
})

testTable(['round 2 2 cm', 'round 24 24', 'heart 24 24 cm', 'square 24 24 g', 'round x 24 cm', ''])(
  'what a browser kept that is no tin is none',
  (key) => expect(tinOf(key)).toBeUndefined(),
)

describe('any tin that is offered', () => {
  const sentences = [
    ...english.map(([text]) => ({ text, language: 'en' as const })),
    ...french.map(([text]) => ({ text, language: 'fr' as const })),
  ]
  const cases = sentences.flatMap(({ text, language }) => {
    const from = findTins(text, language)[0]?.tin
    return from ? [{ text, language, from }] : []
  })
  const offered = fc
    .record({ one: fc.constantFrom(...cases), units: fc.constantFrom('metric', 'us', undefined), nth: fc.nat() })
    .map(({ one, units, nth }) => {
      const others = tinsFor(one.from, units)
      return { ...one, to: others[nth % others.length] ?? one.from }
    })

  test('is named in the place of the other, and nothing else is changed', () => {
    fc.assert(
      fc.property(offered, ({ text, language, from, to }) => {
        const [anew] = withTin({ ingredients: [], directions: [text] }, { from, to }, language).directions
        const [found] = findTins(anew?.text ?? '', language)
        // Who names inches and centimetres names the nearest of both.
        const near = found && timesAsMuch(found.tin, to)
        expect(near).toBeGreaterThan(0.85)
        expect(near).toBeLessThan(1.15)
        expect(found?.tin.shape === 'loaf').toBe(to.shape === 'loaf')
        const marks = anew?.marks ?? []
        const bare = marks.reduceRight(
          (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
          anew?.text ?? '',
        )
        for (const word of bare.match(/\p{L}{3,}/gu) ?? []) expect(text).toContain(word)
      }),
      { numRuns: 500 },
    )
  })

  test('and its own again are what was written, to the character', () => {
    fc.assert(
      fc.property(offered, ({ text, language, from }) => {
        const same = withTin({ ingredients: [text], directions: [text] }, { from, to: from }, language)
        expect(same).toEqual({ ingredients: [{ text, marks: [] }], directions: [{ text, marks: [] }] })
      }),
    )
  })

  test('can be kept and found again', () => {
    fc.assert(fc.property(offered, ({ to }) => void expect(tinOf(tinKey(to))).toEqual(to)))
  })

  test('no text, however hostile, takes long or is changed without a tin', () => {
    const text = 'tin 24 24 x 24 x cm 24/ '.repeat(4000)
    const start = Date.now()
    findTins(text, 'en')
    findTins('24 '.repeat(20_000), 'fr')
    findTins(`a 24${' '.repeat(50_000)}tin`, 'en')
    expect(Date.now() - start).toBeLessThan(1000)
    fc.assert(fc.property(fc.string(), (any) => void findTins(any, 'fr')))
  })
})
