import type { Brought } from '@roux/contract/bringing-in'
import { Brought as BroughtShape } from '@roux/contract/bringing-in'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { brokenShapes } from '../../test/importing/broken-shapes.ts'
import { dataShapes } from '../../test/importing/data-shapes.ts'
import { factShapes } from '../../test/importing/fact-shapes.ts'
import { hostilePages } from '../../test/importing/hostile-pages.ts'
import { laidShapes } from '../../test/importing/laid-shapes.ts'
import { mannerShapes } from '../../test/importing/manner-shapes.ts'
import { markupShapes } from '../../test/importing/markup-shapes.ts'
import { plainShapes } from '../../test/importing/plain-shapes.ts'
import { pressedShapes } from '../../test/importing/pressed-shapes.ts'
import { runShapes } from '../../test/importing/run-shapes.ts'
import { saidShapes } from '../../test/importing/said-shapes.ts'
import { gratin, type Shape } from '../../test/importing/shape.ts'
import { shownShapes } from '../../test/importing/shown-shapes.ts'
import { siteShapes } from '../../test/importing/site-shapes.ts'
import { textShapes } from '../../test/importing/text-shapes.ts'
import { unseenShapes } from '../../test/importing/unseen-shapes.ts'
import { readPage } from './read-page.ts'
import { readText } from './read-text.ts'

const contents = (lines: Brought['ingredients']) => lines.map(({ content }) => content)

const shapes = new Map(
  [
    ...dataShapes,
    ...brokenShapes,
    ...factShapes,
    ...markupShapes,
    ...textShapes,
    ...plainShapes,
    ...mannerShapes,
    ...siteShapes,
    ...runShapes,
    ...unseenShapes,
    ...saidShapes,
    ...shownShapes,
    ...laidShapes,
    ...pressedShapes,
  ].map((shape) => [shape.hard, shape]),
)

testTable(shapes.keys())('a recipe is read whatever its page is like', (hard) => {
  const shape: Shape = shapes.get(hard) ?? { hard }
  const [draft] = shape.page === undefined ? readText(shape.text ?? '') : readPage(shape.page, shape.address)
  if (!draft) return `nothing was read`
  BroughtShape.parse(draft)
  const read: Record<string, unknown> = {
    ...draft,
    author: draft.source.author,
    ingredients: contents(draft.ingredients),
    directions: contents(draft.directions),
  }
  return Object.entries({ ...gratin, ...shape.read })
    .filter(([field, wanted]) => JSON.stringify(read[field]) !== JSON.stringify(wanted))
    .map(([field]) => `${field} is ${JSON.stringify(read[field])}`)
})

testTable(Object.entries(hostilePages))('what was written to do harm throws nothing', (_, page) => {
  readPage(page)
  readText(page)
})

test('what nothing names has a name that nobody has said, which a provider may mend', () => {
  const [unnamed] = readText('Ingredients:\n4 leeks\n200 ml cream')
  expect(unnamed).toMatchObject({ title: 'Leeks, cream' })
  expect(unnamed?.from.title).toBeUndefined()
})

test('a mail without a recipe gives none', () => {
  expect(readText('Hi Anna,\nsee you at 5 pm. I bring 2 bottles of wine.\nLove, Tom')).toEqual([])
})

test('a page that is none of a recipe gives none', () => {
  for (const page of [
    '',
    '<p>Hello.</p>',
    '<h1>Shop</h1><ul><li>2 shirts</li><li>3 socks</li></ul>',
    '{}',
    '\0\u{FFFF}',
  ]) {
    expect(readPage(page)).toEqual([])
    expect(readText(page)).toEqual([])
  }
})
