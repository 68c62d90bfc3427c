import type { Recipe } from '@roux/contract/recipe'
import type { ExportFormat } from '@roux/contract/taking-away'
import { toOwnJsonLd } from './to-json-ld.ts'
import { toMarkdown } from './to-markdown.ts'
import { toMealie } from './to-mealie.ts'
import { toPaprika } from './to-paprika.ts'

const writers = {
  markdown: toMarkdown,
  mealie: (recipe: Recipe, name: string) => json(toMealie(recipe, name)),
  paprika: (recipe: Recipe) => JSON.stringify(toPaprika(recipe)),
  // For Roux, which works out anew whatever can be.
  zip: (recipe: Recipe) => json(toOwnJsonLd(recipe)),
} satisfies Partial<Record<ExportFormat, (recipe: Recipe, name: string) => string>>

/** The formats of which nothing has to be read out of the recipe's texts. */
export type PlainFormat = keyof typeof writers

export function isPlainFormat(format: ExportFormat): format is PlainFormat {
  return format in writers
}

/**
 * A recipe as the text of one file of such a format.
 * @param name of the file, distinct among those that it comes with
 */
export function writePlainly(recipe: Recipe, format: PlainFormat, name: string): string {
  return writers[format](recipe, name)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
