import type { Recipe } from '@roux/contract/recipe'
import type { ExportFormat } from '@roux/contract/taking-away'
import { nutritionOf } from '../nutrition/nutrition-of.ts'
import { toCooklang } from './to-cooklang.ts'
import { toOwnJsonLd } from './to-json-ld.ts'
import type { PlainFormat } from './write-plainly.ts'

/** A recipe as the text of one file of a format that says what the lexicon reads in it: amounts, times, nutrition. */
export function writeRead(recipe: Recipe, format: Exclude<ExportFormat, PlainFormat>): string {
  if (format === 'cooklang') return toCooklang(recipe)
  return `${JSON.stringify(toOwnJsonLd(recipe, nutritionOf(recipe).per_serving), null, 2)}\n`
}
