import { type Brought, type BroughtPart, broughtParts, type Origin } from '@roux/contract/bringing-in'
import { cleanParagraphs, cleanText } from '@roux/contract/clean-text'
import { limits } from '@roux/contract/limits'
import { webAddressOf } from '@roux/contract/web-address'
import type { FoundRecipe } from './found.ts'
import { guessLanguage } from './guess-language.ts'
import { titleOfNone } from './said-title.ts'

/** What one way of reading found, and which it is. */
export interface FoundFrom {
  readonly found: FoundRecipe
  readonly origin: Origin
}

interface Where {
  /** Of what was read. */
  readonly address: string | null
  /** What other addresses in it are relative to. */
  readonly base: string | null
}

/**
 * One draft of what several ways of reading found of a recipe: of each part what the first has that says something of it.
 * Undefined where there is neither a list nor a step. What nothing names is called by what goes in; that has no origin.
 */
export function toBrought(readings: readonly FoundFrom[], { address, base }: Where): Brought | undefined {
  const from: Partial<Record<BroughtPart, Origin>> = {}
  const first = <Field extends keyof FoundRecipe>(
    field: Field,
    blank: FoundRecipe[Field],
    isEnough = says,
  ): FoundRecipe[Field] => {
    const saying = readings.filter(({ found }) => says(found[field]))
    const said = saying.find(({ found }) => isEnough(found[field])) ?? saying[0]
    if (said && isPart(field)) from[field] = said.origin
    return said?.found[field] ?? blank
  }
  const lines = (list: readonly string[]) =>
    list
      .map((line) => ({ content: cleanText(line, limits.item) }))
      .filter(({ content }) => content !== '')
      .slice(0, limits.items)
  const ingredients = lines(first('ingredients', [], isList))
  const directions = lines(first('directions', [], isTold))
  if (ingredients.length === 0 && directions.length === 0) return undefined
  const named = cleanText(first('title', ''), limits.title)
  const description = cleanParagraphs(first('description', ''), limits.description)
  const said = [named, description, ...[...ingredients, ...directions].map(({ content }) => content)].join('\n')
  const language = guessLanguage(said, first('language', ''))
  const goesIn = ingredients.map(({ content }) => content)
  const title =
    named || cleanText(first('saidTitle', ''), limits.title) || cleanText(titleOfNone(goesIn, language), limits.title)
  return {
    ...{ title, description, ingredients, directions },
    preparation_time: first('preparation_time', 0) ?? 0,
    cook_time: first('cook_time', 0) ?? 0,
    serves: first('serves', 1) ?? 1,
    notes: cleanParagraphs(first('notes', ''), limits.notes),
    tags: tagsOf(first('tags', [])),
    language,
    source: {
      url: address,
      author: cleanText(first('author', ''), limits.sourceName) || null,
      site: cleanText(first('site', ''), limits.sourceName) || (address === null ? null : siteOf(address)),
    },
    image: resolved(first('image', ''), base),
    from,
  }
}

/** An address that may be relative to the page's. */
function resolved(address: string, base: string | null): string | null {
  return address === '' ? null : webAddressOf(URL.parse(address, base ?? undefined)?.href ?? '')
}

function says(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}

/** One ingredient alone is hardly all there is, where another way of reading has more. */
function isList(ingredients: unknown): boolean {
  return Array.isArray(ingredients) && ingredients.length > 1
}

/** All steps as one line tell less than the same one by one, and "See below" nothing. */
function isTold(steps: unknown): boolean {
  if (!Array.isArray(steps) || steps.length > 1) return Array.isArray(steps)
  const only = String(steps[0])
  return only.length < shortStep && !/^(?:see|voir|siehe|ver|vedi)\b|\b(?:below|ci-dessous)\b/i.test(only)
}

/** Characters of a step that may be all there is to do. */
const shortStep = 60

function isPart(field: keyof FoundRecipe): field is keyof FoundRecipe & BroughtPart {
  return broughtParts.some((part) => part === field)
}

function siteOf(address: string): string | null {
  return URL.parse(address)?.hostname.replace(/^www\./, '') || null
}

function tagsOf(tags: readonly string[]): string[] {
  const distinct = new Map(tags.map((tag) => [tag.toLowerCase(), cleanText(tag, limits.tag)] as const).toReversed())
  return [...distinct.values()].toReversed().slice(0, limits.tags)
}
