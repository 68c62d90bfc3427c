import { Draft } from '@roux/contract/draft'
import * as z from 'zod'
import type { CallOptions } from './provider/sdk-model.ts'

/** The ways to ask for a recipe, best first: JSON of our schema, any JSON, plain text in which JSON is looked for. */
export type AnswerFormat = 'schema' | 'json' | 'text'

export type ResponseFormat = NonNullable<CallOptions['responseFormat']>

/** How the SDK asks for each. */
export const formatOf: Readonly<Record<AnswerFormat, ResponseFormat>> = {
  schema: { type: 'json', name: 'recipe', schema: withoutBounds(z.toJSONSchema(Draft)) },
  json: { type: 'json', name: 'recipe' },
  text: { type: 'text' },
}

/** Lengths and ranges are left out, since several providers refuse or choke on them; they are kept to afterwards. */
function withoutBounds(schema: unknown): Extract<ResponseFormat, { readonly type: 'json' }>['schema'] & object {
  const bounds = /^(?:(?:min|max)(?:Length|Items|imum)|\$schema)$/
  return JSON.parse(JSON.stringify(schema, (key, value) => (bounds.test(key) ? undefined : value)))
}
