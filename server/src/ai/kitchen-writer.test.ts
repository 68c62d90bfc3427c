import { Draft } from '@roux/contract/draft'
import { GenerateRequest } from '@roux/contract/generation'
import { expect, test } from 'vitest'
import { allOf } from '../../test/all-of.ts'
import { kitchenWriter } from './kitchen-writer.ts'

const request = GenerateRequest.parse({ user_input: 'a chickpea curry', serves: 3 })

test('the kitchen writes one whole recipe', async () => {
  const drafts = await allOf(kitchenWriter().write(request, new AbortController().signal))
  expect(drafts).toHaveLength(1)
  expect(Draft.parse(drafts[0]).serves).toBe(3)
})

test('the kitchen does not write for someone who has left', async () => {
  const drafts = kitchenWriter().write(request, AbortSignal.abort('gone'))
  await expect(allOf(drafts)).rejects.toBe('gone')
})
