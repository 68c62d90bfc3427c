import { Draft } from '@roux/contract/draft'
import * as z from 'zod'

/** What of JSON schema a draft is made of. */
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly maximum?: number
}

/** A small model that has lost its way ends here: far above what a recipe has, far below what the contract allows. */
const most = { characters: 600, items: 40, digits: 4 }

/** Where models are used to write one. */
const blank = '" "?'

/**
 * A schema as a grammar of llama.cpp (GBNF): JSON on one line, all fields in their order, so that a
 * model need not be told of either. Lists may be empty and numbers 0: so says one that finds no recipe in a text.
 */
function toGrammar(schema: Schema): string {
  const rules = new Map([['char', String.raw`[^"\\\x7F\x00-\x1F] | "\\" ["\\/bfnrt]`]])
  const root = ruleOf(schema, (name, rule) => {
    rules.set(name, rule)
    return name
  })
  return [`root ::= ${root}`, ...Array.from(rules, ([name, rule]) => `${name} ::= ${rule}`), ''].join('\n')
}

type Name = (name: string, rule: string) => string

function ruleOf(schema: Schema, name: Name): string {
  const { minLength = 0, maxLength = most.characters, maxItems = most.items } = schema
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
      return name(`list-of-${item}`, `"[" (${item} ("," ${blank} ${item}){0,${rest}})? "]"`)
    }
    case 'string': {
      const length = Math.min(maxLength, most.characters)
      return name(`text-${minLength}-${length}`, `"\\"" char{${minLength},${length}} "\\""`)
    }
    case 'integer':
      return name(...wholeNumber(schema))
    default:
      throw new Error(`a draft has no ${schema.type}`)
  }
}

/** As many digits as the largest has, less one: whatever they are, the number is none too large. */
function wholeNumber({ maximum = Number.MAX_SAFE_INTEGER }: Schema): [name: string, rule: string] {
  const digits = Math.min(String(maximum).length - 1, most.digits)
  return [`number-${digits}`, `"0" | [1-9] [0-9]{0,${digits - 1}}`]
}

/** The grammar of what a recipe writer answers. */
export const draftGrammar = toGrammar(JSON.parse(JSON.stringify(z.toJSONSchema(Draft))))
