import { type Fields, fieldsOf, isFields } from '@roux/contract/fields-of'
import { parse } from 'yaml'
import { type FoundRecipe, nothing } from './found.ts'
import { readDuration } from './read-duration.ts'
import { readYield } from './read-yield.ts'
import { namesIn, textField } from './text-fields.ts'

/** Characters of what heads a text and is still read. */
const longest = 20_000

/** What heads a text between two lines of dashes, as YAML, and the text behind it. */
export function cutFrontMatter(text: string): { readonly meta: Fields; readonly body: string } {
  const [head = '', inner = ''] = /^\uFEFF?\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (head === '' || inner.length > longest) return { meta: {}, body: text }
  return { meta: readYaml(inner), body: text.slice(head.length) }
}

function readYaml(text: string): Fields {
  try {
    return fieldsOf(parse(text, { maxAliasCount: 0, logLevel: 'silent', uniqueKeys: false }))
  } catch {
    // Not YAML after all: as much as stands in lines of its own.
    return Object.fromEntries(
      text.split('\n').flatMap((line) => {
        const [, key = '', value = ''] = /^([\w .-]{1,40}):\s+(.+)$/.exec(line) ?? []
        return key === '' ? [] : [[key, value.trim()]]
      }),
    )
  }
}

/** What the head of a text says of its recipe, by the names that Cooklang and others give its parts. */
export function readMeta(raw: Fields): FoundRecipe {
  const meta: Fields = Object.fromEntries(Object.entries(raw).map(([key, value]) => [key.trim().toLowerCase(), value]))
  const [source, time] = [fieldsOf(meta.source), fieldsOf(meta.time)]
  const from = typeof meta.source === 'string' ? meta.source.trim() : textField(source, 'name')
  const address = textField(meta, 'source.url', 'url', 'link', 'source_url') || textField(source, 'url')
  const isAddress = /^https?:\/\//i.test(from)
  const whole = readDuration(meta['time required'] ?? (isFields(meta.time) ? undefined : meta.time) ?? meta.duration)
  const preparation_time = readDuration(meta['prep time'] ?? meta['time.prep'] ?? meta.prep_time ?? time.prep)
  const cook_time = readDuration(meta['cook time'] ?? meta['time.cook'] ?? meta.cook_time ?? time.cook)
  return {
    ...nothing,
    title: textField(meta, 'title', 'name'),
    description: textField(meta, 'description', 'introduction', 'summary'),
    preparation_time: preparation_time ?? (cook_time === undefined ? undefined : rest(whole, cook_time)),
    cook_time: cook_time ?? (preparation_time === undefined ? whole : rest(whole, preparation_time)),
    serves: readYield(meta.servings ?? meta.serves ?? meta.yield ?? meta.portions),
    notes: textField(meta, 'notes'),
    tags: ['tags', 'keywords', 'course', 'category', 'categories', 'cuisine'].flatMap((key) => tagsIn(meta[key])),
    language: textField(meta, 'locale', 'language', 'lang'),
    author: textField(meta, 'author', 'source.author') || textField(source, 'author') || nameIn(meta.author),
    site: isAddress ? '' : from || textField(meta, 'source.name'),
    url: isAddress ? from : address,
    image: textField(meta, 'image', 'picture'),
  }
}

function nameIn(author: unknown): string {
  return textField(fieldsOf(author), 'name')
}

function rest(whole: number | undefined, part: number): number | undefined {
  return whole !== undefined && whole > part ? whole - part : undefined
}

function tagsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value
      .replace(/^\[|\]$/g, '')
      .split(/[,;]/)
      .map((tag) => tag.trim().replace(/^#/, ''))
      .filter((tag) => tag !== '')
  }
  return namesIn(value)
}
