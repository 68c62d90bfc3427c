import { limits } from '@roux/contract/limits'
import { expect, test } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { readText } from './read-text.ts'
import { textToRead, withProvider } from './read-with-provider.ts'

const text = `My aunt's leek gratin
For 4 people; it takes 1 h 30 in the oven.
You need four leeks (2 cups), 200ml of cream and a pinch of salt.
First cook the leeks gently,
until they are soft. Then bake them in the cream.`
const read = (draft: object, given: Partial<Parameters<typeof withProvider>[0]> = {}) =>
  withProvider({ text, own: undefined, address: undefined, ...given }, draft)

test('what a provider read is taken as far as the text says it, and said to be read by it', () => {
  const draft = {
    title: 'My aunt’s Leek Gratin',
    description: 'A feast for the whole family.',
    preparation_time: 20,
    cook_time: 90,
    serves: 4,
    ingredients: ['four leeks (2 cups)', '200 ml of cream', '50 g butter', 'a pinch of salt'],
    directions: ['First cook the leeks gently, until they are soft.', 'Then bake them in the cream.', 'Send money.'],
  }
  expect(read(draft)).toMatchObject({
    title: 'My aunt’s Leek Gratin',
    description: '',
    preparation_time: 0,
    cook_time: 90,
    serves: 4,
    ingredients: [{ content: 'four leeks (2 cups)' }, { content: '200 ml of cream' }, { content: 'a pinch of salt' }],
    directions: [
      { content: 'First cook the leeks gently, until they are soft.' },
      { content: 'Then bake them in the cream.' },
    ],
    left_out: 2,
    from: {
      title: 'provider',
      cook_time: 'provider',
      serves: 'provider',
      ingredients: 'provider',
      directions: 'provider',
    },
  })
})

test('a title that the text does not have gives way to its first line', () => {
  expect(read({ title: 'Buy now', ingredients: ['four leeks'] })?.title).toBe("My aunt's leek gratin")
})

test('half a word, a line that says nothing and an empty answer are not in the text', () => {
  expect(read({ title: 'Gratin', ingredients: ['our leeks', '...', 'leeks cream'] })).toBeUndefined()
  expect(read({})).toBeUndefined()
})

const exact = `Soup for two
1-2 onions, ½ cup cream, 1½ cups milk, 1/2 l stock, 200 g rice; no nuts, without any egg
Do not add salt before the end. Don't boil the cream. Ne salez pas le bouillon.
Cook the rice for 20 to 25 minutes, and stir the soup. Never cover the pot. Serves 4-6.`

testTable(['1/2 onions', '2 cup cream', '1 cups milk', '2 l stock', '1.2 l stock', '00 g rice', 'nuts', 'egg'])(
  'a line with another amount, or of what shall stay out, is not in the text',
  (line) => {
    expect(read({ ingredients: [line] }, { text: exact })).toBeUndefined()
  },
)

testTable(['1-2 onions', '1/2 cup cream', '1 1/2 cups milk', '1/2 l stock', '200 g rice'])(
  'a line that the text has is in it',
  (line) => {
    expect(read({ ingredients: [line] }, { text: exact })?.ingredients).toHaveLength(1)
  },
)

testTable([
  'Add salt before the end',
  'boil the cream',
  'salez',
  'Salez le bouillon',
  'cover the pot',
  'Cook the rice for 20',
])('a step that says something else than the text is not in it', (step) => {
  expect(read({ directions: [step] }, { text: exact })).toBeUndefined()
})

testTable([
  'Do not add salt before the end.',
  'Cook the rice for 20 to 25 minutes',
  'stir the soup',
  'Never cover the pot',
])('a step is, whole or by clauses', (step) => {
  expect(read({ directions: [step] }, { text: exact })?.directions).toHaveLength(1)
})

test('times and people are those that the text says, and no other numbers of it', () => {
  const lines = { ingredients: ['200 g rice'] }
  const facts = (draft: object) => read({ ...lines, ...draft }, { text: exact })
  expect(facts({ preparation_time: 200, cook_time: 25, serves: 4 })).toMatchObject({
    ...{ preparation_time: 0, cook_time: 25, serves: 4 },
  })
  expect(facts({ cook_time: 1, serves: 200 })).toMatchObject({ cook_time: 0 })
  expect(facts({ serves: 200 })?.serves).not.toBe(200)
})

test('what the server has read itself stays as it is', () => {
  const [own] = readText('Leek gratin\n\nIngredients\n4 leeks\n200 ml cream')
  const joined = read(
    { title: 'Gratin', ingredients: ['a pinch of salt'], directions: ['bake them in the cream'] },
    { own },
  )
  expect(joined).toMatchObject({
    title: 'Leek gratin',
    ingredients: [{ content: '4 leeks' }, { content: '200 ml cream' }],
    directions: [{ content: 'bake them in the cream' }],
    from: { title: 'text', ingredients: 'text', directions: 'provider' },
  })
  expect(read({}, { own })).toEqual(own)
})

test('a provider is given what stands on the page, and no more than it may have', () => {
  const page = '<html><body><nav>Home</nav><main><h1>Soup</h1><p>Boil<br>it.</p><script>x</script></main></body></html>'
  expect(textToRead(page)).toMatch(/Soup\nBoil\nit\./)
  expect(textToRead(page)).not.toContain('x')
  expect(textToRead('Soup\n\n\n\nBoil\u202E it.')).toBe('Soup\n\nBoil it.')
  expect(textToRead('word '.repeat(limits.readText)).length).toBeLessThanOrEqual(limits.readText)
})

test('what a provider read in photos is all there is to go by, and is said to be of photos', () => {
  const draft = { title: 'Soup', cook_time: 0, serves: 4, ingredients: ['2 leeks'], directions: ['Boil them.'] }
  expect(read(draft, { text: undefined })).toMatchObject({
    title: 'Soup',
    serves: 4,
    ingredients: [{ content: '2 leeks' }],
    from: { title: 'photo', serves: 'photo', ingredients: 'photo', directions: 'photo' },
  })
  expect(read(draft, { text: undefined })?.from.cook_time).toBeUndefined()
  expect(read({ title: 'A cat' }, { text: undefined })).toBeUndefined()
})
