import { withoutThinking } from './without-thinking.ts'

/** JSON found in a text; `whole` once its last brace has come. */
interface FoundJson {
  readonly json: string
  readonly whole: boolean
}

/**
 * The JSON object in what a model wrote: alone, in a code fence, between sentences, after its thinking aloud. An object
 * that has begun but not ended is given as far as it goes, so that a growing text can be read again and again.
 */
export function findJson(text: string): FoundJson | undefined {
  const answer = withoutThinking(text)
  const opening = /\{\s*(?:"|$)/g
  for (let match = opening.exec(answer); match; match = opening.exec(answer)) {
    const end = endOfObject(answer, match.index)
    if (end === undefined) return { json: answer.slice(match.index), whole: false }
    const json = answer.slice(match.index, end)
    if (isJson(json)) return { json, whole: true }
    // Braces in a sentence: what looks like an object and is none is skipped as a whole.
    opening.lastIndex = end
  }
  return undefined
}

/** Where the object that begins at `start` ends; braces inside strings do not count. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let inString = false
  for (let index = start; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
