import { blankContent, draftFields } from '@roux/contract/content-fields'
import { type ExportFormat, exportFormats } from '@roux/contract/taking-away'
import { expect, test } from 'vitest'
import { wholeContent } from '../../../contract/test/whole-content.ts'
import { wholeRecipe } from '../../test/exporting/whole-recipe.ts'
import { isPlainFormat, writePlainly } from './write-plainly.ts'
import { writeRead } from './write-read.ts'

const written = (format: ExportFormat, recipe = wholeRecipe) =>
  isPlainFormat(format) ? writePlainly(recipe, format, 'leek-gratin') : writeRead(recipe, format)

test.each(exportFormats)('whatever a cook writes of a recipe is in it: %s', (format) => {
  const whole = { ...wholeRecipe, ...wholeContent }
  for (const field of draftFields) {
    const without = { ...whole, [field]: blankContent[field] }
    expect(written(format, without), field).not.toBe(written(format, whole))
  }
})

test('Markdown has the parts of a recipe under headings in its language', () => {
  expect(written('markdown')).toBe(`# Leek gratin

Creamy and golden.

Good the day after.

- Preparation: 20 min
- Cooking: 1 h 30 min
- Serves: 4
- Source: [The Green Larder](<https://larder.example/gratin>)
- Author: Ann Green
- Tags: winter, Sunday

## Ingredients

- 4 leeks
- 200 ml cream
- 60 g butter, softened
- Salt

## Directions

1. Slice the leeks.
2. Simmer for 20 minutes at 180 °C.
3. Bake.

## Notes

Less salt next time.
`)
})

test('Markdown takes nothing of a text for markup', () => {
  const title = '*Best* <b>soup</b> [of](javascript:1) `all` ~~ever~~ | a_b & &amp; \\'
  const description = '# Not a heading\n- not a list\n1. nor this\n---\n\n> nobody said'
  expect(written('markdown', { ...wholeRecipe, title, description })).toContain(
    `# \\*Best\\* \\<b\\>soup\\</b\\> \\[of\\](javascript:1) \\\`all\\\` \\~\\~ever\\~\\~ \\| a\\_b & \\&amp; \\\\

\\# Not a heading\\
\\- not a list\\
1\\. nor this\\
\\---

\\> nobody said
`,
  )
})

test('Cooklang has metadata, the list marked line by line, timers, and the notes', () => {
  expect(written('cooklang')).toBe(`---
title: Leek gratin
description: "Creamy and golden.\\n\\nGood the day after."
servings: 4
prep time: 20m
cook time: 1h30m
author: Ann Green
source:
  name: The Green Larder
  url: "https://larder.example/gratin"
tags:
  - winter
  - Sunday
locale: en
---

== Ingredients ==

@leeks{4}
@cream{200%ml}
@butter{60%g}(softened)
@Salt{}

== Directions ==

Slice the leeks.

Simmer for ~{20%minutes} at 180 °C.

Bake.

> Less salt next time.
`)
})

test('Cooklang takes nothing of a text for a mark', () => {
  const directions = [
    'Mail cook@example.org #1 ~fast -- or not [- really -] \\',
    '> Not a note',
    '== Nor a section',
  ].map((content, place) => ({ id: '', content, index: String(place + 1) }))
  const text = written('cooklang', { ...wholeRecipe, directions, ingredients: directions.slice(0, 1) })
  expect(text).toContain('\n\nMail cook\\@example.org \\#1 \\~fast \\-- or not \\[- really -] \\\\\n\n')
  expect(text).toContain('\n\n\\> Not a note\n\n\\== Nor a section\n\n')
  expect(text).not.toMatch(/(?<!\\)@/)
})

test('Mealie gets every line as it stands, and what it has no field for among its extras', () => {
  expect(JSON.parse(written('mealie'))).toMatchObject({
    name: 'Leek gratin',
    slug: 'leek-gratin',
    recipeServings: 4,
    prepTime: '20 min',
    performTime: '1 h 30 min',
    orgURL: 'https://larder.example/gratin',
    tags: [
      { name: 'winter', slug: 'winter' },
      { name: 'Sunday', slug: 'sunday' },
    ],
    recipeIngredient: [{ note: '4 leeks', quantity: null, food: null }, {}, {}, { note: 'Salt' }],
    recipeInstructions: [{ text: 'Slice the leeks.' }, {}, { text: 'Bake.' }],
    notes: [{ title: '', text: 'Less salt next time.' }],
    extras: { language: 'en', author: 'Ann Green', site: 'The Green Larder' },
  })
})

test('Paprika gets its lists as text, a line each and a paragraph each', () => {
  expect(JSON.parse(written('paprika'))).toMatchObject({
    uid: '0199AAAA-0000-7000-8000-000000000001',
    name: 'Leek gratin',
    ingredients: '4 leeks\n200 ml cream\n60 g butter, softened\nSalt',
    directions: 'Slice the leeks.\n\nSimmer for 20 minutes at 180 °C.\n\nBake.',
    servings: '4',
    source: 'Ann Green',
    source_url: 'https://larder.example/gratin',
    created: '2026-01-02 03:04:05',
    on_favorites: true,
    categories: ['winter', 'Sunday'],
  })
})
