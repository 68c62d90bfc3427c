import { foldText } from '@roux/contract/fold-text'
import { type FoundRecipe, nothing } from './found.ts'
import { hideEscapes, showEscapes } from './hidden-escapes.ts'
import { readDuration } from './read-duration.ts'
import { readYield } from './read-yield.ts'
import { notesHeading } from './section-words.ts'

const names = {
  preparation: /^(?:prep(?:aration)?(?: time)?|temps de preparation)$/,
  cooking: /^(?:cook(?:ing)?(?: time)?|(?:temps de )?cuisson)$/,
  serves: /^(?:serves|servings|yield|makes|portions|pour)$/,
  source: /^source$/,
  author: /^(?:author|auteur|by|par)$/,
  tags: /^(?:tags?|keywords|etiquettes|mots-cles)$/,
}

/**
 * What stands under the title of a Markdown file, before its first part: a description, and facts in a list
 * ("- Serves: 4"); and the notes with their paragraphs. Nothing where it does not begin with a title.
 */
export function readMarkdownHead(text: string): FoundRecipe {
  const lines = hideEscapes(text).split(/\r\n|[\n\r]/)
  const [first = '', ...rest] = lines.slice(lines.findIndex((line) => line.trim() !== ''))
  const title = /^#\s+(.+?)\s*$/.exec(first)?.[1]
  if (title === undefined) return nothing
  const end = rest.findIndex((line) => /^#{1,6}\s/.test(line))
  const head = rest.slice(0, end < 0 ? rest.length : end)
  const facts = new Map<string, string>()
  const told: string[] = []
  for (const line of head) {
    const [, name = '', value = ''] = /^\s*[-*]\s+([^:]{2,30}?)\s*:\s*(\S.*)$/.exec(line) ?? []
    if (name === '') told.push(line.replace(/\\$/, ''))
    else facts.set(foldText(name.replaceAll('*', '')), value)
  }
  const fact = (pattern: RegExp) => [...facts].find(([name]) => pattern.test(name))?.[1] ?? ''
  const [, site = '', url = ''] = /^(?:\[([^\]]*)\]\()?<?(https?:[^\s<>)]+)/.exec(fact(names.source)) ?? []
  return {
    ...nothing,
    title: showEscapes(title),
    description: showEscapes(told.join('\n').trim()),
    preparation_time: readDuration(fact(names.preparation)),
    cook_time: readDuration(fact(names.cooking)),
    serves: readYield(fact(names.serves)),
    notes: showEscapes(notesIn(rest)),
    tags: showEscapes(fact(names.tags))
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    author: showEscapes(fact(names.author)),
    site: showEscapes(url === '' ? fact(names.source) : site),
    url,
  }
}

function notesIn(lines: readonly string[]): string {
  const start = lines.findIndex((line) => notesHeading.test(/^#{1,6}\s+(.+?)\s*$/.exec(line)?.[1] ?? ''))
  if (start < 0) return ''
  const after = lines.slice(start + 1)
  const end = after.findIndex((line) => /^#{1,6}\s/.test(line))
  return after
    .slice(0, end < 0 ? after.length : end)
    .map((line) => line.replace(/\\$/, ''))
    .join('\n')
    .trim()
}
