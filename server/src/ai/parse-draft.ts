import type { Draft, PartialDraft } from '@roux/contract/draft'
import { parse as parsePartialJson } from 'partial-json'
import { findJson } from './find-json.ts'
import { directionsIn, type KnownOfDraft, normaliseDraft, normalisePartialDraft } from './normalise-draft.ts'
import { WriterError } from './provider/writer-error.ts'

/** Characters of a number that are looked at; to look through all of them for the start of one takes ever longer. */
const longestNumber = 40

/** The draft in the text that has come so far; empty before its first field. */
export function parsePartialDraft(text: string): PartialDraft {
  // A number at the very end may still grow: 1 is not shown where 15 is being written.
  const growing = /-?\d[-+.\de]*$/i.exec(text.slice(-longestNumber))?.[0].length ?? 0
  const found = findJson(text.slice(0, text.length - growing))
  return normalisePartialDraft(found && valueSoFar(found.json))
}

/** Nothing where it is no JSON. */
function valueSoFar(json: string): unknown {
  try {
    return parsePartialJson(json)
  } catch {
    return undefined
  }
}

/**
 * What a finished text says of a recipe that was read: nothing need be there.
 * @throws WriterError `provider_malformed` where there is no answer in it.
 */
export function parseReading(text: string): PartialDraft {
  return normalisePartialDraft(JSON.parse(wholeJsonIn(text)))
}

/**
 * The draft in a finished text.
 * @param minutesSaid by the steps, all together
 * @throws WriterError `provider_malformed` where there is none.
 */
export async function parseDraft(
  text: string,
  serves: KnownOfDraft['serves'],
  minutesSaid: (steps: readonly string[]) => number | Promise<number>,
): Promise<Draft> {
  const value: unknown = JSON.parse(wholeJsonIn(text))
  return normaliseDraft(value, { serves, said: await minutesSaid(directionsIn(value)) })
}

function wholeJsonIn(text: string): string {
  const found = findJson(text)
  if (found?.whole) return found.json
  throw new WriterError('provider_malformed', { why: found ? 'the JSON is cut' : 'no JSON found' })
}
