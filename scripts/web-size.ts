import { globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** What the code of a guest's first page may weigh with its texts, in bytes of brotli. */
export const entryBudget = 105_000

/** What its styles may weigh, in bytes of brotli. */
export const styleBudget = 6_500

/** What the browser's share of `cooking/` may weigh, in bytes of brotli. */
export const cookingBudget = 139_000

/** What the tables of what foods hold and weigh may weigh with what reads and compares with them, in bytes of brotli. */
export const nutritionBudget = 32_000

/** What stands in for what may weigh with what writes it, in bytes of brotli. */
export const insteadBudget = 14_000

const tableOfStandIns = 'cooking/src/instead/stand-in-table.ts'
const tablesOfNutrition = 'cooking/src/foods/nutrients.ts'

const dist = new URL('../web/dist/', import.meta.url)

/** The brotli bytes of the JavaScript and the CSS that home takes before it listens, in the language with more to say. */
export function measureEntry(): { script: number; style: number } {
  const weighAll = (pattern: string) => globSync(pattern, { cwd: dist }).map(weigh)
  const code = firstPage(readManifest()).reduce((total, { file }) => total + weigh(file), weigh('first-paint.js'))
  return {
    script: code + Math.max(...weighAll('assets/??-home-*.js')),
    style: Math.max(...weighAll('assets/home-*.css')),
  }
}

/** What is wrong with the way in which the browser gets `cooking/`, in sentences; and what its parts weigh. */
export function checkCooking(): ReturnType<typeof findCookingFaults> {
  const modules: Record<string, string[]> = JSON.parse(readFileSync(new URL('.vite/modules.json', dist), 'utf8'))
  return findCookingFaults(readManifest(), modules, weigh)
}

/**
 * The rules for the browser's share of `cooking/`: one chunk, of at most `cookingBudget`, that the first page does not
 * load, and beside it one with the tables of nutrition, of at most `nutritionBudget`, and one with what stands in for
 * what, of at most `insteadBudget`.
 * @param modules the source files of each chunk, from the root of the repository.
 */
export function findCookingFaults(
  manifest: Manifest,
  modules: Readonly<Record<string, readonly string[]>>,
  weighFile: (file: string) => number,
): { faults: string[]; bytes: number; nutritionBytes: number; insteadBytes: number } {
  const isCooking = (path: string) => path.startsWith('cooking/src/')
  const all = Object.keys(modules).filter((file) => modules[file]?.some(isCooking))
  const withModule = (module: string) => all.filter((file) => modules[file]?.some((path) => path === module))
  const [tables, standIns] = [withModule(tablesOfNutrition), withModule(tableOfStandIns)]
  const files = all.filter((file) => !tables.includes(file) && !standIns.includes(file))
  const first = new Set(firstPage(manifest).map(({ file }) => file))
  const weighAll = (some: readonly string[]) => some.reduce((total, file) => total + weighFile(file), 0)
  const [bytes, nutritionBytes, insteadBytes] = [weighAll(files), weighAll(tables), weighAll(standIns)]
  const early = all.filter((file) => first.has(file))
  return {
    bytes,
    nutritionBytes,
    insteadBytes,
    faults: [
      ...(files.length === 1 ? [] : [`cooking/ is in ${files.length} chunks instead of one: ${files.join(', ')}`]),
      ...(tables.length <= 1 ? [] : [`the tables of nutrition are in ${tables.length} chunks: ${tables.join(', ')}`]),
      ...early.map((file) => `the first page loads ${file} with ${modules[file]?.filter(isCooking).join(', ')}`),
      ...(bytes <= cookingBudget ? [] : [`cooking/ weighs ${bytes} bytes (brotli); at most ${cookingBudget}`]),
      ...(nutritionBytes <= nutritionBudget
        ? []
        : [`nutrition weighs ${nutritionBytes} bytes (brotli); at most ${nutritionBudget}`]),
      ...(insteadBytes <= insteadBudget
        ? []
        : [`what stands in weighs ${insteadBytes} bytes (brotli); at most ${insteadBudget}`]),
    ],
  }
}

/** The chunks that the first page is made of, and what they import, before anything is shown. */
function firstPage(manifest: Manifest): Chunk[] {
  const chunks = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const name of chunk.imports ?? []) visit(manifest[name])
  }
  visit(Object.values(manifest).find(({ name }) => name === 'first-page'))
  return [...chunks]
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
}

function weigh(file: string): number {
  return statSync(fileURLToPath(new URL(`${file}.br`, dist))).size
}
