import type { Recipe } from '@roux/contract/recipe'
import { type ExportFormat, exportFormats } from '@roux/contract/taking-away'
import { expect } from 'vitest'
import { testTable } from '../../../contract/test/test-table.ts'
import { wholeRecipe } from '../../test/exporting/whole-recipe.ts'
import { recipesOfFile } from '../importing/read-file.ts'
import { isPlainFormat, writePlainly } from './write-plainly.ts'
import { writeRead } from './write-read.ts'

const endings: Readonly<Record<ExportFormat, string>> = {
  ...{ 'json-ld': 'json', markdown: 'md', cooklang: 'cook', mealie: 'json', paprika: 'json', zip: 'json' },
}

const lines = (...contents: string[]) =>
  contents.map((content, place) => ({ id: `${place}`, content, index: String(place + 1) }))

const recipes: Readonly<Record<string, Recipe>> = {
  whole: wholeRecipe,
  'signs that mean something elsewhere': {
    ...wholeRecipe,
    title: 'Soup #1 @home: *best* ~ever~',
    description: 'Made by me_and_you [really].\n\nFor the two of us.',
    ingredients: lines('2 eggs (size M)', '1/2 tsp salt', '1 tin @home tomatoes', '200 g flour -- sifted', 'pepper'),
    directions: lines('Beat {well} & fold.', 'Bake ~20 minutes at 180 °C.', '= Rest it.'),
    notes: 'Cold too.\n\nAsk @Ann.',
    tags: ['50% off', 'a: b'],
  },
  'lines that would be structure elsewhere': {
    ...wholeRecipe,
    ingredients: lines('2 eggs', '== Sauce ==', '> 2 eggs', '# heading', '>> serves: 9', '| a | b |'),
    directions: lines('Beat the eggs.', '## Then', '> Rest.'),
  },
  French: {
    ...wholeRecipe,
    language: 'fr',
    title: 'Tarte aux pommes',
    description: 'La tarte du dimanche.',
    notes: 'Avec une pointe de sel.',
    ingredients: lines('4 pommes', '1 pâte brisée', '100 g de sucre, tamisé'),
    directions: lines('Étalez la pâte.', 'Enfournez 30 minutes.'),
  },
}

const carried = (
  recipe: { ingredients: readonly { content: string }[]; directions: readonly { content: string }[] } & Pick<
    Recipe,
    'title' | 'description' | 'preparation_time' | 'cook_time' | 'serves' | 'notes' | 'tags'
  > & { language: string },
) => {
  const { title, description, preparation_time, cook_time, serves, notes, tags, language } = recipe
  return {
    ...{ title, description, preparation_time, cook_time, serves, notes, tags, language },
    ingredients: recipe.ingredients.map(({ content }) => content),
    directions: recipe.directions.map(({ content }) => content),
  }
}

testTable(
  exportFormats.flatMap((format) => Object.entries(recipes).map(([name, recipe]) => [format, name, recipe] as const)),
)('what is taken away comes back as it was', (format, _, recipe) => {
  const text = isPlainFormat(format) ? writePlainly(recipe, format, 'a-recipe') : writeRead(recipe, format)
  const [read] = recipesOfFile(`a-recipe.${endings[format]}`, text)
  const draft = read?.()
  expect(draft && carried(draft)).toEqual(carried(recipe))
  if (format === 'zip' || format === 'json-ld') expect(draft?.source).toEqual(recipe.source)
  if (format === 'zip') {
    const { is_favorite, composition } = recipe
    expect(draft).toMatchObject({ is_favorite, composition })
  }
})
