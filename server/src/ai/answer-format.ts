import { Draft } from '@roux/contract/draft'
import { type JSONSchema7, jsonSchema, Output, type OutputInterface } from 'ai'
import * as z from 'zod'

/** The ways to ask for a recipe, best first: JSON of our schema, any JSON, plain text in which JSON is looked for. */
export type AnswerFormat = 'schema' | 'json' | 'text'

/**
 * How the SDK asks for each. The text is passed on as it comes: the SDK would parse the whole again with every piece,
 * and hold back whatever is no JSON yet, such as the sentence before a code fence.
 */
export const outputOf: Readonly<Record<AnswerFormat, OutputInterface<string, string, never>>> = {
  schema: asItComes(Output.object({ name: 'recipe', schema: jsonSchema(withoutBounds(z.toJSONSchema(Draft))) })),
  json: asItComes(Output.json({ name: 'recipe' })),
  text: asItComes(Output.text()),
}

function asItComes({ name, responseFormat }: OutputInterface): OutputInterface<string, string, never> {
  return {
    name,
    responseFormat,
    parsePartialOutput: ({ text }) => Promise.resolve({ partial: text }),
    parseCompleteOutput: ({ text }) => Promise.resolve(text),
    createElementStreamTransform: () => undefined,
  }
}

/** Lengths and ranges are left out, since several providers refuse or choke on them; they are kept to afterwards. */
function withoutBounds(schema: unknown): JSONSchema7 {
  const bounds = /^(?:(?:min|max)(?:Length|Items|imum)|\$schema)$/
  return JSON.parse(JSON.stringify(schema, (key, value) => (bounds.test(key) ? undefined : value)))
}
