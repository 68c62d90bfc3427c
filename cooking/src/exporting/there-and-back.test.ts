import { cleanParagraphs, cleanText } from '@roux/contract/clean-text'
import { type DraftField, draftFields, pick, savedFields } from '@roux/contract/content-fields'
import type { Recipe } from '@roux/contract/recipe'
import type { ExportFormat } from '@roux/contract/taking-away'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wholeRecipe } from '../../test/exporting/whole-recipe.ts'
import { recipesOfFile } from '../importing/read-file.ts'
import { isPlainFormat, writePlainly } from './write-plainly.ts'
import { writeRead } from './write-read.ts'

const endings: Readonly<Record<ExportFormat, string>> = {
  markdown: 'md',
  cooklang: 'cook',
  'json-ld': 'json',
  mealie: 'json',
  paprika: 'json',
  zip: 'json',
}

type Line = { readonly content: string }

type Said = Pick<Recipe, Exclude<DraftField, 'ingredients' | 'directions'> | 'notes' | 'tags' | 'source'> & {
  readonly ingredients: readonly Line[]
  readonly directions: readonly Line[]
}

/** What a recipe says, as far as it can come back. */
function said({ source, ...recipe }: Said) {
  return { ...fieldsOf(recipe), source: source ?? { url: null, author: null, site: null } }
}

function fieldsOf(recipe: Omit<Said, 'source'>) {
  const contents = (items: readonly { content: string }[]) => items.map(({ content }) => content)
  const lists = { ingredients: contents(recipe.ingredients), directions: contents(recipe.directions) }
  return { ...pick(recipe, [...draftFields, 'notes', 'tags']), ...lists }
}

function thereAndBack(recipe: Recipe, format: ExportFormat) {
  return said(brought(recipe, format))
}

function brought(recipe: Recipe, format: ExportFormat) {
  const text = isPlainFormat(format) ? writePlainly(recipe, format, 'x') : writeRead(recipe, format)
  const [draft, ...others] = recipesOfFile(`x.${endings[format]}`, text).map((read) => read())
  if (!draft || others.length > 0) throw new Error(`${others.length} recipes besides were read from ${text}`)
  return draft
}

/** What any format may take for its own, and what a recipe is made of. */
const pieces = [
  ...['@', '#', '~', '{', '}', '%', '|', '---', '--', '[-', '-]', '>', '=', '==', '"', "'", '\\', '`', '*', '_', '**'],
  ...[
    '<b>',
    '</p>',
    '<!--',
    '&amp;',
    '&lt;',
    '&',
    '🍋',
    '👩🏽‍🍳',
    'é',
    'e\u0301',
    '1.',
    '2)',
    '- ',
    '+ ',
    '(',
    ')',
    ',',
    ':',
  ],
  ...['/', '200 g', '2', '½', 'flour', 'salt', 'eggs', '20 minutes', '1 h 30', 'Ingredients', 'Notes', 'null', 'true'],
  ...['@salt{}', '~{5%min}', '## Notes', '>> key: value', '[link](x)', 'œufs', ' ', ' ', ' ', '0'],
]

const words = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }).map((some) => some.join(''))
const line = words.map((text) => cleanText(text, 200)).filter((text) => text !== '')
const paragraphs = fc
  .array(fc.oneof(words, fc.constant('')), { maxLength: 5 })
  .map((some) => cleanParagraphs(some.join('\n'), 1000))
const items = (least: number) =>
  fc
    .array(line, { minLength: least, maxLength: 5 })
    .map((contents) => contents.map((content, place) => ({ id: wholeRecipe.id, content, index: String(place + 1) })))
const source = fc.record({
  url: fc.constantFrom('https://larder.example/gratin?a=(1)&b=[2]', 'https://larder.example/a_b*c'),
  author: fc.option(line),
  site: line,
})

/** A recipe with texts in which everything looks like something. */
const hostile: fc.Arbitrary<Recipe> = fc
  .record({
    title: line,
    description: paragraphs,
    notes: paragraphs,
    preparation_time: fc.nat(100_000),
    cook_time: fc.nat(100_000),
    serves: fc.integer({ min: 1, max: 1000 }),
    ingredients: items(1),
    directions: items(0),
    tags: fc.uniqueArray(
      line.filter((tag) => tag.length <= 40),
      { maxLength: 3, selector: (tag) => tag.toLowerCase() },
    ),
    language: fc.constantFrom('en' as const, 'fr' as const),
    source: fc.option(source),
  })
  .map((recipe) => ({ ...wholeRecipe, ...recipe }))

test('what only a saved recipe says comes back in a file of Roux’s own', () => {
  expect(brought(wholeRecipe, 'zip')).toMatchObject(pick(wholeRecipe, savedFields))
})

describe('a recipe that is taken away and brought back is the same', () => {
  test.each(['zip', 'json-ld'] as const)('as %s, whatever its texts look like', (format) => {
    fc.assert(
      fc.property(hostile, (recipe) => {
        expect(thereAndBack(recipe, format)).toEqual(said(recipe))
      }),
    )
  })
})
