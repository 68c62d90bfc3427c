import { Brought } from '@roux/contract/bringing-in'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { fileShapes } from '../../test/importing/file-shapes.ts'
import { hostilePages } from '../../test/importing/hostile-pages.ts'
import { mealie, paprika } from '../../test/importing/product-recipes.ts'
import { gratin } from '../../test/importing/shape.ts'
import { recipesOfFile } from './read-file.ts'

const read = (name: string, text: string) => recipesOfFile(name, text).flatMap((recipe) => recipe() ?? [])

testTable(Object.entries(fileShapes))(
  'a recipe is read as other products write it',
  (_, { name, text, read: wanted }) => {
    const [draft, ...others] = read(name, text)
    if (!draft || others.length > 0) return `${draft ? 1 + others.length : 'no'} recipes were read`
    Brought.parse(draft)
    const found: Record<string, unknown> = {
      ...draft,
      ingredients: draft.ingredients.map(({ content }) => content),
      directions: draft.directions.map(({ content }) => content),
    }
    return Object.entries({ ...gratin, preparation_time: 15, cook_time: 30, serves: 4, ...wanted })
      .filter(([field, value]) => field in found && JSON.stringify(found[field]) !== JSON.stringify(value))
      .map(([field]) => `${field} is ${JSON.stringify(found[field])}`)
  },
)

test('a list of recipes is read whole, whatever it is called', () => {
  const titles = read('recipes.json', JSON.stringify({ recipes: [mealie, paprika] })).map(({ title }) => title)
  expect(titles).toEqual([gratin.title, gratin.title])
  expect(read('export', JSON.stringify([paprika, { ...paprika, name: 'Soup' }, 1, null]))).toHaveLength(2)
})

test('what is no recipe gives none', () => {
  for (const text of [
    '',
    '{}',
    '[]',
    'null',
    '{"recipes":[],"recipes_ingredients":[{}]}',
    '---\n: : :\n---\n',
    '@',
    '{"name":"x","steps":[{"instruction":""}]}',
  ]) {
    for (const name of ['a.json', 'a.md', 'a.html', 'a', '']) expect(read(name, text), `${name}: ${text}`).toEqual([])
  }
})

testTable(Object.entries(hostilePages))('what was written to do harm throws nothing', (_, page) => {
  for (const name of ['a.json', 'a.cook']) read(name, page)
})

test('aliases in the head of a text make nothing of it longer', () => {
  const bomb = `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\ntags: [*b,*b,*b,*b]\n---\nFry @eggs{2}.`
  expect(read('Eggs.cook', bomb)).toMatchObject([{ title: 'Eggs', tags: ['*b'] }])
})
