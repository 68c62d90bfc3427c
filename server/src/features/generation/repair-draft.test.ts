import { blankDraft } from '@roux/contract/blank-draft'
import { type Constraints, unconstrained } from '@roux/contract/constraints'
import type { Draft } from '@roux/contract/draft'
import type { Language } from '@roux/contract/language'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../../contract/test/test-table.ts'
import type { RecipeWriter, WritingRequest } from '../../ai/recipe-writer.ts'
import { repairDraft } from './repair-draft.ts'

const base: Draft = {
  ...blankDraft,
  title: 'Carrot soup',
  preparation_time: 10,
  cook_time: 25,
  serves: 4,
  ingredients: ['500 g carrots', '1 l water'],
  directions: ['Slice the carrots.', 'Simmer them in the water for 25 minutes.'],
}

/** What a draft becomes, what its writer was told, and what was shown last. */
async function repair(
  draft: Partial<Draft>,
  asked: Partial<Constraints>,
  repaired: Partial<Draft> = {},
  spentMs = 1000,
) {
  const language: Language = asked.language ?? 'en'
  const told: string[] = []
  const shown: unknown[] = []
  const writer: RecipeWriter = {
    kind: 'provider',
    async *write({ repairs }) {
      told.push(...(repairs?.problems ?? []))
      await Promise.resolve()
      yield { ...base, ...draft, ...repaired }
    },
  }
  const request: WritingRequest = {
    ...{ user_input: 'soup', language, preferences: null, serves: null, max_minutes: null },
  }
  const result = await repairDraft(
    { ...base, ...draft },
    {
      writer,
      request,
      asked: { ...unconstrained, language, ...asked },
      tally: { calls: 1, tokensIn: 0, tokensOut: 0 },
    },
    {
      caller: 'a cook',
      signal: new AbortController().signal,
      sendDraft: (one) => shown.push(one) > 0,
      spentMs: () => spentMs,
    },
  )
  return { result, told, shown }
}

const withButter = { ingredients: [...base.ingredients, '30 g butter'] }

describe('a repair is asked for', () => {
  test('by the line, the words and what is wrong, and may be the safe kind named in the line', async () => {
    const { told, result } = await repair(withButter, { allergies: ['milk'] }, base)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/“30 g butter”.*“butter” contains milk\..*a kind without it is meant.*name that kind/)
    expect(result).toMatchObject(base)
    const french = { language: 'fr', allergies: ['milk'] } as const
    const { told: dit } = await repair({ ingredients: ['500 g de carottes', '30 g de beurre'] }, french)
    expect(dit[0]).toMatch(/« 30 g de beurre ».*« beurre » contient du lait\..*une variété qui n’en a pas/)
  })

  test('unless the recipe took two minutes: nobody waits as long again', async () => {
    const { told, result } = await repair(withButter, { allergies: ['milk'] }, base, 120_001)
    expect(told).toEqual([])
    expect(result).toMatchObject(withButter)
    expect((await repair(withButter, { allergies: ['milk'] }, base, 119_000)).told).toHaveLength(1)
  })

  test('for what only a step puts in', async () => {
    const directions = [...base.directions, 'Whisk in a knob of butter, then more butter.']
    const { told } = await repair({ directions }, { allergies: ['milk'] })
    expect(told).toEqual([expect.stringMatching(/^Step 3: “butter” contains milk\./)])
  })

  testTable([
    ['a diet', withButter, { diets: ['vegan'] }, 1],
    ['what was to be left out', withButter, { excluded: ['butter'] }, 1],
    ['the people', {}, { serves: 6 }, 1],
    ['the time', {}, { maxMinutes: 20 }, 1],
    ['what is measured out in a step and not listed', withStep('Melt 6 tablespoons of butter.'), {}, 1],
    ['what a step counts and the list lacks', withStep('Beat in two egg yolks.'), {}, 1],
    ['what a step names without an amount', withStep('Finish with butter.'), {}, 0],
    ['what a line of the list often holds', { ingredients: ['1 stock cube'] }, { allergies: ['celery'] }, 1],
    ['what only a step names and only some hold', withStep('Serve with gravy.'), { allergies: ['milk'] }, 0],
    ['what is missing', {}, { wanted: ['leeks'] }, 0],
    ['the title alone', { title: 'Creamy butter soup' }, { allergies: ['milk'] }, 0],
    ['a name in the title that a step repeats', butterless(), { allergies: ['milk'] }, 0],
  ] as const)('or not, where the cook would gain nothing', async (_, draft, asked, calls) => {
    expect((await repair(draft as Partial<Draft>, asked as Partial<Constraints>)).told).toHaveLength(calls)
  })

  testTable([
    ['what the cook does not like', { ingredients: [...base.ingredients, '1 tbsp chives'] }, { dislikes: ['chives'] }],
    [
      'raw eggs for who is frail',
      { cook_time: 0, ingredients: ['4 eggs', '250 g mascarpone'], directions: ['Whisk the eggs in and chill.'] },
      { eaters: ['frail'] },
    ],
    ['sugar for a baby', { ingredients: [...base.ingredients, '1 tbsp sugar'] }, { eaters: ['infant'] }],
  ] as const)('for what breaks a wish', async (_, draft, asked) => {
    expect((await repair(draft as unknown as Partial<Draft>, asked as Partial<Constraints>)).told).toHaveLength(1)
  })

  test('once for all that is wrong with a line', async () => {
    const asked = { allergies: ['milk'], diets: ['vegan'], excluded: ['butter'] } as const
    const { told } = await repair(withButter, asked)
    expect(told).toEqual([expect.stringMatching(/contains milk.*is not vegan/)])
  })
})

testTable([
  ['gluten_free', 'vegetarian', '1 tbsp gravy granules', /often not gluten-free.*often not vegetarian/],
  ['gluten_free', 'vegan', '1 tbsp gravy granules', /often not gluten-free.*often not vegan/],
] as const)('a line is mended for all its reasons at once', async (one, other, line, reasons) => {
  const ingredients = [...base.ingredients, line]
  const { told } = await repair({ ingredients }, { diets: [one, other] })
  expect(told).toEqual([expect.stringMatching(reasons)])
  // What only a label tells of a wish costs no call by itself.
  expect((await repair({ ingredients }, { diets: [other] })).told).toEqual([])
})

function withStep(step: string) {
  return { directions: [...base.directions, step] }
}

function butterless() {
  return { title: 'Brown butter soup', directions: [...base.directions, 'Ladle out brown butter and serve.'] }
}

describe('what comes back', () => {
  test('is taken where graver findings are gone', async () => {
    const repaired = { ingredients: [...base.ingredients, '1 tbsp chives'] }
    const { result } = await repair(withButter, { allergies: ['milk'] }, repaired)
    expect(result.ingredients).toEqual(repaired.ingredients)
  })

  testTable([
    ['the same', {}],
    ['another of the kind', { ingredients: [...base.ingredients, '30 g ghee'] }],
    ['as grave, and more', { ingredients: [...base.ingredients, '30 g ghee', '100 ml cream'] }],
    ['graver', { serves: 4, ingredients: [...withButter.ingredients, '2 eggs'] }],
  ])('is left where it is no better', async (_, repaired) => {
    const asked = { allergies: ['milk', 'eggs'] } as const
    const { result, shown } = await repair(withButter, asked, repaired)
    expect(result.ingredients).toEqual(withButter.ingredients)
    expect(shown.at(-1)).toBe(result)
  })

  test('is for as many as its amounts, and not for the number alone', async () => {
    const { result } = await repair({}, { serves: 6 }, { serves: 6 })
    expect(result).toMatchObject({ serves: 4, ingredients: base.ingredients })
    const scaled = { serves: 6, ingredients: ['750 g carrots', '1.5 l water'] }
    expect((await repair({}, { serves: 6 }, scaled)).result).toMatchObject(scaled)
    const asked = { serves: 6, allergies: ['milk'] } as const
    const mixed = await repair(withButter, asked, { serves: 6, ingredients: base.ingredients })
    expect(mixed.result).toMatchObject({ serves: 4, ingredients: base.ingredients })
    expect(mixed.shown.at(-1)).toBe(mixed.result)
  })

  test('is left where the number is mended and a danger comes', async () => {
    const { result } = await repair({}, { serves: 6, allergies: ['milk'] }, { serves: 6, ...withButter })
    expect(result).toMatchObject({ serves: 4, ingredients: base.ingredients })
  })
})
