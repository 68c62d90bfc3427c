import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { parseDraft, parsePartialDraft, parseReading } from './parse-draft.ts'
import { WriterError } from './provider/writer-error.ts'

const read = (text: string) => parseDraft(text, null, () => 0)

const soup = {
  title: 'Leek "soup" {hot}',
  description: 'Warms \\ you.',
  preparation_time: 15,
  cook_time: 25,
  serves: 4,
  ingredients: ['3 leeks', '1 l stock'],
  directions: ['Slice the leeks.', 'Simmer them in the stock.'],
}
const json = JSON.stringify(soup)

describe('a finished text', () => {
  testTable([
    ['bare', json],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['between sentences', `Sure! Here it is:\n${json}\nEnjoy {it}!`],
    ['after braces that are no JSON', `A {"good"} one: ${json}`],
    ['after thinking aloud', `<think>Maybe {"title": "Pie"}?</think>${json}`],
    ['in a list', `[${json}]`],
  ])('holds the recipe, whatever stands around it', async (_where, text) => {
    expect(await read(text)).toEqual(soup)
  })

  testTable(['', 'Sorry.', '{', json.slice(0, -1), '<think>so', '{}', 'null', '"soup"'])(
    'holds none where there is no whole one',
    async (text) => {
      await expect(read(text)).rejects.toThrow(WriterError)
    },
  )

  test('broken in any way it gives a recipe or a WriterError', async () => {
    const cut = fc.tuple(fc.nat(json.length), fc.nat(json.length), fc.string({ unit: 'binary' }))
    await fc.assert(
      fc.asyncProperty(cut, async ([from, to, odd]) => {
        try {
          expect(await read(json.slice(0, from) + odd + json.slice(to))).toHaveProperty('title')
        } catch (error) {
          expect(error).toBeInstanceOf(WriterError)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('a growing text', () => {
  test('gives drafts that only grow, up to the whole', () => {
    const text = `Here it is:\n\`\`\`json\n${JSON.stringify(soup, null, 2)}\n\`\`\``
    let before = 0
    for (let length = 0; length <= text.length; length += 1) {
      const draft = parsePartialDraft(text.slice(0, length))
      const size = JSON.stringify(draft).length
      expect(size).toBeGreaterThanOrEqual(before)
      before = size
      expect([undefined, 15]).toContain(draft.preparation_time)
    }
    expect(parsePartialDraft(text)).toEqual(soup)
  })

  test('gives nothing while a model is thinking aloud', () => {
    expect(parsePartialDraft('<think>Maybe {"title": "Pie"}')).toEqual({})
  })
})

test('what was read may be a part of a recipe, or nothing; what is no answer is told', () => {
  expect(parseReading('{"title": "Soup", "serves": 0, "ingredients": ["2 leeks"], "directions": []}')).toEqual({
    title: 'Soup',
    ingredients: ['2 leeks'],
  })
  expect(parseReading('{"title": ""}')).toEqual({})
  for (const text of ['', 'None.', '{"title": "So']) expect(() => parseReading(text)).toThrow(WriterError)
})
