import { blankDraft } from '@roux/contract/blank-draft'
import { Draft } from '@roux/contract/draft'
import { GenerateRequest } from '@roux/contract/generation'
import type { Language } from '@roux/contract/language'
import { expect, test } from 'vitest'
import { allOf } from '../../test/all-of.ts'
import { kitchenWriter } from './kitchen-writer.ts'

const never = { caller: 'a cook', signal: new AbortController().signal }
const request = GenerateRequest.parse({ user_input: 'a chickpea curry', serves: 3 })

test('the kitchen writes one whole recipe', async () => {
  const drafts = await allOf(kitchenWriter().write(request, never))
  expect(drafts).toHaveLength(1)
  expect(Draft.parse(drafts[0]).serves).toBe(3)
})

test('the kitchen does not write for someone who has left', async () => {
  const drafts = kitchenWriter().write(request, { ...never, signal: AbortSignal.abort('gone') })
  await expect(allOf(drafts)).rejects.toBe('gone')
})

test('the kitchen writes in no language whose words it has not, nor from one', async () => {
  const other = 'de' as Language
  for (const languages of [{ language: other }, { from: other }]) {
    const drafts = kitchenWriter().write({ ...request, ...languages }, never)
    await expect(allOf(drafts)).rejects.toMatchObject({ name: 'WriterError', code: 'provider_refused' })
  }
})

test('the kitchen improves the recipe it is given, and composes one where there is only a title', async () => {
  const improves = {
    ...blankDraft,
    title: 'Leek soup',
    preparation_time: 5,
    cook_time: 20,
    serves: 2,
    ingredients: ['2 leeks'],
    directions: ['Simmer the leeks.'],
  }
  const write = (changes: Partial<Draft>) =>
    allOf(kitchenWriter().write({ ...request, user_input: 'for 4', improves: { ...improves, ...changes } }, never))
  expect(await write({})).toMatchObject([{ serves: 4, ingredients: ['4 leeks'] }])
  for (const draft of await write({ directions: [] })) expect(Draft.parse(draft).directions).not.toEqual([])
})

test('the kitchen improves a recipe to what the cook may eat, also where the wish says nothing of it', async () => {
  const improves = {
    ...blankDraft,
    title: 'Leek soup',
    preparation_time: 5,
    cook_time: 20,
    serves: 2,
    ingredients: ['2 leeks', '50 g butter'],
    directions: ['Melt the butter, add the leeks and simmer.'],
  }
  const { preferences } = GenerateRequest.parse({ user_input: 'x', preferences: { allergies: ['milk'] } })
  const [draft] = await allOf(kitchenWriter().write({ ...request, user_input: 'for 4', preferences, improves }, never))
  expect(Draft.parse(draft).ingredients.join()).not.toMatch(/(?<!vegan )butter/)
})

test('the kitchen translates a recipe of its own into the language that is wished for', async () => {
  const english = { ...request, user_input: 'ratatouille', language: 'en' as const }
  const [written] = await allOf(kitchenWriter().write(english, never))
  const improves = { ...Draft.parse(written), composition: written?.composition ?? '' }
  const wish = { ...request, user_input: 'in French', language: 'fr' as const, from: 'en' as const }
  const [draft] = await allOf(kitchenWriter().write({ ...wish, improves }, never))
  expect(Draft.parse(draft).ingredients.join()).toMatch(/d'aubergines/)
})
