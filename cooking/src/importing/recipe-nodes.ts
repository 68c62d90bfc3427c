import { type Fields, isFields } from '@roux/contract/fields-of'

/** Deeper than any page's data. */
const deepest = 30

/** As many values as the data of the largest pages has, many times over. */
const most = 200_000

/** What was found in the data of a page: its recipes, and what else it names, by its `@id`. */
export interface Graph {
  readonly recipes: readonly Fields[]
  /** The part that a reference means; whatever is none stands for itself. */
  readonly resolve: (value: unknown) => unknown
  /** Of the page or its site, the first part of such a type. */
  readonly ofType: (type: string) => Fields | undefined
}

/** The recipes in the data of a page (schema.org), wherever in it they are. */
export function findRecipes(data: readonly unknown[]): Graph {
  const recipes: Fields[] = []
  const parts: Fields[] = []
  const named = new Map<string, Fields>()
  const waiting = data.map((value) => ({ value, depth: 0 }))
  for (let at = 0; at < waiting.length && at < most; at += 1) {
    const { value, depth } = waiting[at] ?? { value: undefined, depth: 0 }
    if (depth > deepest || typeof value !== 'object' || value === null) continue
    if (isFields(value)) {
      if (isOfType(value, 'Recipe')) recipes.push(value)
      else if (value['@type'] !== undefined) parts.push(value)
      const id = value['@id']
      // A reference has nothing but its name.
      if (typeof id === 'string' && Object.keys(value).length > 1 && !named.has(id)) named.set(id, value)
    }
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 })
  }
  const resolve = (value: unknown) => {
    const id = isFields(value) && Object.keys(value).length === 1 ? value['@id'] : undefined
    return typeof id === 'string' ? (named.get(id) ?? value) : value
  }
  return { recipes, resolve, ofType: (type) => parts.find((part) => isOfType(part, type)) }
}

/** Is a part of the data of a type, with or without the address of schema.org, in whatever case? */
export function isOfType(value: Fields, type: string): boolean {
  return [value['@type'] ?? value.type]
    .flat()
    .some((one) => typeof one === 'string' && one.split(/[/#:]/).at(-1)?.toLowerCase() === type.toLowerCase())
}

/** A field by its name, or by that with its vocabulary before it ("schema:name"); without regard to case. */
export function fieldOf(node: Fields, ...names: readonly string[]): unknown {
  for (const name of names) {
    if (hasValue(node[name])) return node[name]
    const found = Object.keys(node).find((key) => key.split(/[/#:]/).at(-1)?.toLowerCase() === name.toLowerCase())
    if (found !== undefined && hasValue(node[found])) return node[found]
  }
  return undefined
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}
