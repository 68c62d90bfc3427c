import { type ReadRecipe, readRecipe } from '@roux/contract/read-recipe'
import { dropText, keepText, readText } from './kept-text.ts'

const key = 'temp-recipe'

/** Keeps a guest's recipe as it was received, until the tab closes. */
export function keepGuestRecipe(received: unknown): void {
  keepText('session', key, JSON.stringify(received))
}

/** The guest's recipe, read leniently. What is no recipe, or has no title, is dropped. */
export function readGuestRecipe(): ReadRecipe | undefined {
  const text = readText('session', key)
  if (text === undefined) return undefined
  const recipe = readRecipe(parseJson(text))
  if (recipe === undefined) dropText('session', key)
  return recipe
}

export function dropGuestRecipe(): void {
  dropText('session', key)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
