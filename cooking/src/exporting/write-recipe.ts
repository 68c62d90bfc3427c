import type { Nutrition } from '@roux/contract/nutrition'
import type { Recipe } from '@roux/contract/recipe'
import type { ExportFormat } from '@roux/contract/taking-away'
import { toCooklang } from './to-cooklang.ts'
import { toOwnJsonLd } from './to-json-ld.ts'
import { toMarkdown } from './to-markdown.ts'
import { toMealie } from './to-mealie.ts'
import { toPaprika } from './to-paprika.ts'

/** What a recipe is written with. */
interface Extras {
  /** Of its file, without an ending, and distinct among those that it comes with. */
  readonly name: string
  /** Of a portion; null where too little can be counted. */
  readonly nutrition: () => Nutrition | null
}

const writers: Readonly<Record<ExportFormat, (recipe: Recipe, extras: Extras) => string>> = {
  'json-ld': (recipe, { nutrition }) => json(toOwnJsonLd(recipe, nutrition())),
  markdown: toMarkdown,
  cooklang: toCooklang,
  mealie: (recipe, { name }) => json(toMealie(recipe, name)),
  paprika: (recipe) => JSON.stringify(toPaprika(recipe)),
  // For Roux, which works out anew whatever can be.
  zip: (recipe) => json(toOwnJsonLd(recipe)),
}

/** A recipe as the text of one file of a format. */
export function writeRecipe(recipe: Recipe, format: ExportFormat, extras: Extras): string {
  return writers[format](recipe, extras)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
