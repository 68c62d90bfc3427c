import { cleanParagraphs } from '@roux/contract/clean-text'
import type { Recipe } from '@roux/contract/recipe'
import { oneLine } from './one-line.ts'
import { partNamesIn } from './part-names.ts'
import { plainDuration } from './write-duration.ts'

/**
 * A recipe as Markdown (CommonMark), under headings in its own language. Whatever in its texts looks like markup is
 * escaped by a backslash and stays text.
 */
export function toMarkdown(recipe: Recipe): string {
  const names = partNamesIn(recipe.language)
  const fact = (name: string, value: string) => (value === '' ? [] : [`- ${name}${names.colon}${value}`])
  const facts = [
    ...fact(names.preparation, plainDuration(recipe.preparation_time)),
    ...fact(names.cooking, plainDuration(recipe.cook_time)),
    ...fact(names.serves, String(recipe.serves)),
    ...fact(names.source, sourceOf(recipe)),
    ...fact(names.author, escaped(oneLine(recipe.source?.author ?? ''))),
    ...fact(names.tags, escaped(oneLine(recipe.tags.join(', ')))),
  ]
  const ingredients = recipe.ingredients.map(({ content }) => `- ${startEscaped(oneLine(content))}`)
  const directions = recipe.directions.map(({ content }, place) => `${place + 1}. ${startEscaped(oneLine(content))}`)
  const headed = (name: string, part: string) => (part === '' ? '' : `## ${name}\n\n${part}`)
  return [
    `# ${escaped(oneLine(recipe.title))}`,
    paragraphs(recipe.description),
    facts.join('\n'),
    headed(names.ingredients, ingredients.join('\n')),
    headed(names.directions, directions.join('\n')),
    headed(names.notes, paragraphs(recipe.notes)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

/** The site by its name, as a link where its address is known. */
function sourceOf({ source }: Recipe): string {
  const site = escaped(oneLine(source?.site ?? ''))
  const address = source?.url?.replace(/[<>\s\\]/g, encodeURIComponent)
  if (!address) return site
  return site === '' ? `<${address}>` : `[${site}](<${address}>)`
}

/** Lines of one paragraph are parted by a backslash at their ends. */
function paragraphs(text: string): string {
  return cleanParagraphs(text, text.length)
    .split('\n')
    .map(startEscaped)
    .join('\n')
    .replace(/(?<=[^\n])\n(?=[^\n])/g, '\\\n')
}

/** Signs that mean something wherever they stand. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>~|]|&(?=#?\w)/g, '\\$&')
}

/** The same, and those that mean something where a line begins. */
function startEscaped(line: string): string {
  return escaped(line)
    .replace(/^(?:[#+=-]|\d{1,9}(?=[.)]))/, (sign) => (/\d/.test(sign) ? sign : `\\${sign}`))
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
}
