import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Preferences } from '@roux/contract/generation'
import type { Recipe } from '@roux/contract/recipe'
import type { ExportFormat } from '@roux/contract/taking-away'
import { slugOf } from '@roux/cooking/exporting/slug-of'
import { create as contentDisposition } from 'content-disposition'
import { type Clock, timeOf } from '../../clock.ts'
import { createDistinct, fileNameOf } from './file-names.ts'
import { type ArchivedFile, smallPacking, zipOf } from './zip-of.ts'

const gzipped = promisify(gzip)

/** A file that is made while it is sent. */
export interface ExportFile {
  readonly type: string
  /** The `Content-Disposition` header: a file to be kept, by its name. */
  readonly disposition: string
  readonly pieces: AsyncIterable<string | Uint8Array>
}

interface Parts {
  readonly recipes: AsyncIterable<Recipe>
  /** Whether it is one recipe that was asked for. */
  readonly isOne: boolean
  readonly clock: Clock
  readonly preferences: () => Promise<Preferences>
  /** A recipe as the text of one file; `name` is that of the file. */
  readonly write: (recipe: Recipe, format: ExportFormat, name: string) => Promise<string>
}

/** How the recipes of a format lie in an archive. */
interface Archived {
  readonly ending: string
  nameOf(recipe: Recipe): string
  /** With a number, where somebody has the name already. */
  numbered(name: string, number: number): string
  pathOf(name: string): string
}

const flat = (ending: string): Archived => ({
  ending,
  nameOf: ({ title }) => fileNameOf(title),
  numbered: (name, number) => `${name} (${number})`,
  pathOf: (name) => `${name}${ending}`,
})

const archived: Readonly<Record<ExportFormat, Archived>> = {
  'json-ld': flat('.json'),
  markdown: flat('.md'),
  cooklang: flat('.cook'),
  // As in a back-up of Mealie: its importers look for recipes there.
  mealie: {
    ending: '.json',
    nameOf: ({ title }) => slugOf(title),
    numbered: (name, number) => `${name}-${number}`,
    pathOf: (name) => `recipes/${name}/${name}.json`,
  },
  paprika: flat('.paprikarecipe'),
  zip: { ...flat('.json'), pathOf: (name) => `recipes/${name}.json` },
}

/** What one recipe is where it needs no archive. */
const aloneAs: Readonly<Partial<Record<ExportFormat, string>>> = {
  'json-ld': 'application/ld+json; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  cooklang: 'text/plain; charset=utf-8',
}

/** Recipes as one file: each in a file of its own within an archive, but for one recipe that needs none. */
export async function exportFile(format: ExportFormat, parts: Parts): Promise<ExportFile | undefined> {
  const { recipes, isOne, write } = parts
  const only = isOne ? await firstOf(recipes) : undefined
  if (isOne && !only) return undefined
  const { ending, nameOf } = archived[format]
  const title = only ? fileNameOf(only.title) : 'roux'
  const type = only && aloneAs[format]
  if (only && type !== undefined) {
    const text = await write(only, format, nameOf(only))
    return { type, disposition: contentDisposition(`${title}${ending}`), pieces: Readable.from([text]) }
  }
  const files = filesOf(format, { ...parts, recipes: only ? Readable.from([only]) : recipes })
  const archive = format === 'paprika' ? '.paprikarecipes' : '.zip'
  return { type: 'application/zip', disposition: contentDisposition(`${title}${archive}`), pieces: zipOf(files) }
}

async function* filesOf(
  format: ExportFormat,
  { recipes, preferences, write, clock }: Parts,
): AsyncGenerator<ArchivedFile> {
  const { nameOf, numbered, pathOf } = archived[format]
  const distinct = createDistinct(numbered)
  if (format === 'zip') {
    const head = { format: 'roux', version: 1, preferences: await preferences() }
    const bytes = Buffer.from(JSON.stringify(head, null, 2))
    yield { name: 'roux.json', bytes, isPacked: false, changedAt: clock() }
  }
  for await (const recipe of recipes) {
    const name = distinct(nameOf(recipe))
    const text = await write(recipe, format, name)
    const isPacked = format === 'paprika'
    const bytes = isPacked ? await gzipped(text, smallPacking) : Buffer.from(text)
    yield { name: pathOf(name), bytes, isPacked, changedAt: timeOf(recipe.updated_at) }
  }
}

async function firstOf<Value>(values: AsyncIterable<Value>): Promise<Value | undefined> {
  for await (const value of values) return value
  return undefined
}
