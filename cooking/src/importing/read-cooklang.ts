import type { Fields } from '@roux/contract/fields-of'
import { type FoundRecipe, nothing } from './found.ts'
import { cutFrontMatter, readMeta } from './front-matter.ts'
import { hideEscapes, showEscapes } from './hidden-escapes.ts'
import { headed } from './listed-lines.ts'
import { directionsHeading, ingredientsHeading } from './section-words.ts'
import { ingredientOf } from './text-fields.ts'

// A name goes on to its brace where it has one before the next mark; else it is one word.
const amount = String.raw`\{([^{}\n]{0,200})\}`
const named = String.raw`([^@#~{}\n]{1,100}?)${amount}`
const word = String.raw`([\p{L}\p{N}_][\p{L}\p{N}_'’-]*)`
const ingredientMark = new RegExp(String.raw`@([@&?+-]*)(?:${named}(?:\(([^()\n]{1,200})\))?|${word})`, 'gu')
const cookwareMark = new RegExp(`#[&?+-]*(?:${named}|${word})`, 'gu')
const timerMark = new RegExp(String.raw`~([^@#~{}\n]{0,100}?)${amount}|~${word}`, 'gu')

/** Whether a text has marks that only Cooklang has. */
export function looksLikeCooklang(text: string): boolean {
  return /(?:^|\s)[@~][^@#~{}\n]{0,100}\{[^{}\n]*\}/.test(text)
}

/**
 * A recipe in Cooklang, as its specification has it: what it is made of stands marked in the steps; metadata heads it.
 * @param name of the file, which is the recipe's where nothing else names it
 */
export function readCooklang(text: string, name: string): FoundRecipe {
  const { meta, body } = cutFrontMatter(text)
  const plain = hideEscapes(body).replace(/\[-[\s\S]*?-\]/g, ' ')
  const lines = plain.split(/\r\n|[\n\r]/).map((line) => line.replace(/(?:^|\s)--(?!-).*$/, '').trim())
  const said: Record<string, unknown> = { ...meta }
  const told: Told = { isList: false, ingredients: [], directions: [], notes: [] }
  let paragraph: string[] = []
  const end = () => {
    if (paragraph.length > 0) readParagraph(paragraph.join(' '), told)
    paragraph = []
  }
  for (const line of lines) {
    const [, key = '', value = ''] = /^>>\s*([^:]{1,60}):\s*(.*)$/.exec(line) ?? []
    const section = /^=+\s*(.*?)\s*=*$/.exec(line)?.[1]
    if (section !== undefined || line === '' || line.startsWith('>')) end()
    if (key !== '') said[key.trim()] = value
    else if (section !== undefined) beginSection(told, section)
    else if (line.startsWith('>')) told.notes.push(line.replace(/^>\s*/, ''))
    else if (line === '') told.notes.push('')
    else if (told.isList) told.ingredients.push(listedIn(line))
    else paragraph.push(line)
  }
  end()
  return withMeta(told, said, name)
}

interface Told {
  section?: string
  /** In a section that is a list, and no steps. */
  isList: boolean
  readonly ingredients: string[]
  readonly directions: string[]
  readonly notes: string[]
}

/** A section for the list, or for all steps, is none of a sauce. */
function beginSection(told: Told, name: string): void {
  told.isList = ingredientsHeading.test(name)
  if (told.isList || name === '' || directionsHeading.test(name)) delete told.section
  else told.section = name
}

/** A line of a list: marked as one ingredient, or as it stands. */
function listedIn(line: string): string {
  return line.replace(ingredientMark, (_, _marks: string, long?: string, held = '', prepared = '', short?: string) =>
    ingredientOf({ ...amountIn(held), food: nameOf(long ?? short ?? ''), note: prepared.trim() }),
  )
}

function withMeta({ ingredients, directions, notes }: Told, said: Fields, name: string): FoundRecipe {
  const meta = readMeta(said)
  return {
    ...nothing,
    ...meta,
    title: meta.title || name,
    ingredients: ingredients.map(showEscapes),
    directions: directions.map(showEscapes),
    notes: showEscapes([meta.notes, notes.join('\n').trim()].filter((one) => one !== '').join('\n')),
  }
}

/** One step; the name of its section stands before the first of it. */
function readParagraph(text: string, told: Told): void {
  const listed: string[] = []
  const step = text
    .replace(ingredientMark, (_, marks: string, long?: string, held = '', prepared = '', short?: string) => {
      const spoken = nameOf(long ?? short ?? '')
      // What was named before, or made in a step, is in the list already.
      if (!marks.includes('&')) {
        const line = ingredientOf({ ...amountIn(held), food: spoken, note: prepared.trim() })
        if (held !== '' || !told.ingredients.concat(listed).some((one) => isOf(one, spoken))) listed.push(line)
      }
      return spoken
    })
    .replace(cookwareMark, (_, long?: string, _held?: string, short?: string) => nameOf(long ?? short ?? ''))
    .replace(timerMark, (_, _name?: string, held?: string, short?: string) => {
      const { amount, unit } = amountIn(held ?? '')
      return [amount, unit].filter((part) => part !== '').join(' ') || (short ?? '')
    })
    .replace(/\s+/g, ' ')
    .trim()
  if (told.section !== undefined && listed.length > 0) told.ingredients.push(headed(told.section))
  told.ingredients.push(...listed)
  // Some write the list as a paragraph of its own, which is no step.
  if (/\p{L}{2}/u.test(step)) {
    told.directions.push(told.section === undefined ? step : `${headed(told.section)} ${step}`)
    delete told.section
  }
}

/** Of another recipe's path, and of a name with another for the text, what is shown. */
function nameOf(name: string): string {
  const shown = name.includes('|') ? (name.split('|').at(-1) ?? name) : name
  return (/^\.{0,2}\//.test(shown) ? (shown.split('/').at(-1) ?? shown) : shown).trim()
}

function isOf(line: string, food: string): boolean {
  return line.toLowerCase().split(', ')[0]?.endsWith(food.toLowerCase()) ?? false
}

/** "1/2%tsp" in its parts; "=" means that it does not scale. */
function amountIn(held: string): { readonly amount: string; readonly unit: string } {
  const [amount = '', unit = ''] = held.replace(/^\s*=/, '').split('%')
  return { amount: amount.trim(), unit: unit.trim() }
}
