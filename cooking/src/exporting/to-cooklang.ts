import { cleanParagraphs } from '@roux/contract/clean-text'
import { isChecked, type Language } from '@roux/contract/language'
import type { Recipe } from '@roux/contract/recipe'
import { findMeasures } from '../amounts/find-measures.ts'
import { readLine } from '../amounts/read-line.ts'
import { oneLine } from './one-line.ts'
import { partNamesIn } from './part-names.ts'
import { shortDuration } from './write-duration.ts'

/**
 * A recipe in Cooklang, after its specification and its canonical metadata. The list stands in a section of its own,
 * line by line, before the steps: so it is whole and in its order, whatever the steps name, and every step says what it
 * said. Times in steps are timers where they read the same. What only looks like a mark is escaped by a backslash, as
 * Cooklang's own parser has it.
 */
export function toCooklang(recipe: Recipe): string {
  const { ingredients, directions } = partNamesIn(recipe.language)
  const listed = recipe.ingredients.map(({ content }) => listLine(oneLine(content), recipe.language))
  const told = recipe.directions.map(({ content }) => stepOf(oneLine(content), recipe.language))
  const section = (name: string, parts: readonly string[]) => (parts.length > 0 ? [`== ${name} ==`, ...parts] : [])
  return [
    ['---', ...metadataOf(recipe), '---'].join('\n'),
    ...section(ingredients, listed.length > 0 ? [listed.join('\n')] : []),
    ...section(directions, told),
    ...notesOf(recipe.notes),
  ]
    .join('\n\n')
    .concat('\n')
}

function metadataOf(recipe: Recipe): string[] {
  const { author = null, site = null, url = null } = recipe.source ?? {}
  const entry = (name: string, value: string | null) =>
    value === null || value === '' ? [] : `${name}: ${yaml(value)}`
  const source =
    site !== null && url !== null
      ? ['source:', ...[entry('  name', site), entry('  url', url)].flat()]
      : entry('source', url ?? site)
  return [
    entry('title', oneLine(recipe.title)),
    entry('description', cleanParagraphs(recipe.description, recipe.description.length)),
    `servings: ${recipe.serves}`,
    recipe.preparation_time > 0 ? `prep time: ${shortDuration(recipe.preparation_time)}` : [],
    recipe.cook_time > 0 ? `cook time: ${shortDuration(recipe.cook_time)}` : [],
    entry('author', author),
    source,
    recipe.tags.length > 0 ? ['tags:', ...recipe.tags.map((tag) => `  - ${yaml(oneLine(tag))}`)] : [],
    entry('locale', recipe.language),
  ].flat()
}

const plainYaml = /^\p{L}[\p{L}\p{M}\p{N}'’.,/() -]*(?<![\s:])$/u
const meaningful = /^(?:true|false|yes|no|on|off|null|y|n)$/i

/** A text as a scalar of YAML: as it stands, or quoted, where JSON and YAML have the same signs. */
function yaml(text: string): string {
  return plainYaml.test(text) && !meaningful.test(text) ? text : JSON.stringify(text)
}

/** What a name in braces cannot have. */
const marks = /[@#~{}|%\\]|--|\[-/

/** "200 g flour, sifted" is `@flour{200%g}(sifted)`, where that reads as the same line; else the line is the name. */
function listLine(line: string, language: Language): string {
  const parts = isChecked(language) ? readParts(line, language) : undefined
  const isSame =
    parts &&
    [[parts.amount, parts.unit, parts.name].filter(Boolean).join(' '), parts.preparation].filter(Boolean).join(', ') ===
      line
  const { name, amount, unit, preparation } =
    parts && isSame ? parts : { name: line, amount: '', unit: '', preparation: '' }
  if (!/^[\p{L}\p{N}]/u.test(name) || marks.test(line) || /[:：]$/.test(line)) return startEscaped(escaped(line))
  const held = [amount, unit].filter(Boolean).join('%')
  return `@${name}{${held}}${preparation === '' ? '' : `(${preparation})`}`
}

function readParts(line: string, language: Parameters<typeof readLine>[1]) {
  const { amount, ingredient, preparation } = readLine(line, language)
  if (!amount || !ingredient) return undefined
  const { unit } = amount
  const said = line.slice(amount.start, unit?.start ?? amount.end).trim()
  const behind = line.slice(amount.end).trim()
  // As Roux has most of them: a name, then a comma and what is done to it.
  const comma = preparation ? behind.indexOf(', ') : -1
  const name = comma < 0 ? behind : behind.slice(0, comma)
  const prepared = comma < 0 ? '' : behind.slice(comma + 2)
  if (amount.start > 0 || name === '' || /[()]/.test(prepared)) return undefined
  return { amount: said, unit: unit ? line.slice(unit.start, amount.end) : '', name, preparation: prepared }
}

/** "20 minutes" is `~{20%minutes}`, which is shown as the same. */
function stepOf(text: string, language: Language): string {
  let at = 0
  let step = ''
  for (const measure of findMeasures(text, language)) {
    if (
      measure.kind !== 'time' ||
      measure.seconds === undefined ||
      measure.start < at ||
      text[measure.start - 1] === '\\'
    )
      continue
    const [, amount, unit] =
      /^(\d+(?:[.,]\d+)?(?:[-–]\d+)?) (\p{L}+)$/u.exec(text.slice(measure.start, measure.end)) ?? []
    if (amount === undefined) continue
    step += `${escaped(text.slice(at, measure.start))}~{${amount}%${unit}}`
    at = measure.end
  }
  return startEscaped(step + escaped(text.slice(at)))
}

function notesOf(notes: string): string[] {
  if (notes === '') return []
  return cleanParagraphs(notes, notes.length)
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => `> ${escaped(line)}`)
        .join('\n'),
    )
}

function escaped(text: string): string {
  return text.replace(/\\|[@#~](?=\S|[^@#~{}]*\{)|-(?=-)|\[(?=-)/g, '\\$&')
}

function startEscaped(text: string): string {
  return /^[>=]/.test(text) ? `\\${text}` : text
}
