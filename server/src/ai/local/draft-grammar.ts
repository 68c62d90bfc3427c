import { Draft } from '@roux/contract/draft'
import * as z from 'zod'

/** What of JSON schema a draft is made of. */
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** A small model that has lost its way ends here: far above what a recipe has, far below what the contract allows. */
const most = { characters: 600, items: 40, digits: 4 }

/** Where models are used to write one. */
const blank = '" "?'

/**
 * A schema as a grammar of llama.cpp (GBNF): JSON on one line, all fields in their order, so that a
 * model need not be told of either.
 */
function toGrammar(schema: Schema): string {
  const rules = new Map([
    ['first', String.raw`[^"\\\x7F\x00-\x20]`],
    ['char', String.raw`[^"\\\x7F\x00-\x1F] | "\\" ["\\/bfnrt]`],
  ])
  const root = ruleOf(schema, (name, rule) => {
    rules.set(name, rule)
    return name
  })
  return [`root ::= ${root}`, ...Array.from(rules, ([name, rule]) => `${name} ::= ${rule}`), ''].join('\n')
}

type Name = (name: string, rule: string) => string

function ruleOf(schema: Schema, name: Name): string {
  const { minLength = 0, maxLength = most.characters, minItems = 0, maxItems = most.items } = schema
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([field, of]) => `${JSON.stringify(`"${field}":`)} ${blank} ${ruleOf(of, name)}`,
      )
      return `"{" ${fields.join(` "," ${blank} `)} "}"`
    }
    case 'array': {
      const item = ruleOf(schema.items ?? {}, name)
      const rest = Math.min(maxItems, most.items) - 1
      const some = `${item} ("," ${blank} ${item}){0,${rest}}`
      return name(`list-${minItems}-of-${item}`, `"[" ${minItems > 0 ? some : `(${some})?`} "]"`)
    }
    case 'string': {
      const length = Math.min(maxLength, most.characters)
      // Spaces alone would be none.
      const chars = minLength > 0 ? `first char{${minLength - 1},${length - 1}}` : `char{0,${length}}`
      return name(`text-${minLength}-${length}`, `"\\"" ${chars} "\\""`)
    }
    case 'integer':
      return name(...wholeNumber(schema))
    default:
      throw new Error(`a draft has no ${schema.type}`)
  }
}

/** As many digits as the largest has, less one: whatever they are, the number is none too large. */
function wholeNumber({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): [name: string, rule: string] {
  const digits = Math.min(String(maximum).length - 1, most.digits)
  const [zero, name] = minimum > 0 ? ['', 'count'] : ['"0" | ', 'number']
  return [`${name}-${digits}`, `${zero}[1-9] [0-9]{0,${digits - 1}}`]
}

/** The grammar of what a recipe writer answers. */
export const draftGrammar = toGrammar(schemaOf(Draft))

/** The same for who reads a text: lists may be empty and numbers 0, where it finds no recipe in it. */
export const readingGrammar = toGrammar(withNothing(schemaOf(Draft)))

function schemaOf(shape: z.core.$ZodType): Schema {
  return JSON.parse(JSON.stringify(z.toJSONSchema(shape)))
}

function withNothing({ minItems: _, minimum: __, properties, ...schema }: Schema): Schema {
  if (!properties) return schema
  const fields = Object.entries(properties).map(([field, of]) => [field, withNothing(of)] as const)
  return { ...schema, properties: Object.fromEntries(fields) }
}
