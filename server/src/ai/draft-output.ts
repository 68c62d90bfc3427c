import { Draft } from '@roux/contract/draft'
import { type JSONSchema7, jsonSchema, Output, type OutputInterface } from 'ai'
import * as z from 'zod'

/**
 * Asks a provider for JSON of the contract's draft. The text is passed on as it comes: the SDK would parse the whole
 * again with every piece, and hold back whatever is no JSON yet, such as the sentence before a code fence.
 */
export const draftOutput: OutputInterface<string, string, never> = {
  ...Output.object({ name: 'recipe', schema: jsonSchema(withoutBounds(z.toJSONSchema(Draft))) }),
  parsePartialOutput: ({ text }) => Promise.resolve({ partial: text }),
  parseCompleteOutput: ({ text }) => Promise.resolve(text),
  createElementStreamTransform: () => undefined,
}

/** Lengths and ranges are left out, since several providers refuse or choke on them; they are kept to afterwards. */
function withoutBounds(schema: unknown): JSONSchema7 {
  const bounds = /^(?:(?:min|max)(?:Length|Items|imum)|\$schema)$/
  return JSON.parse(JSON.stringify(schema, (key, value) => (bounds.test(key) ? undefined : value)))
}
