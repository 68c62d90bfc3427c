import { fieldsOf } from '@roux/contract/fields-of'

/** What home may be told through navigation state: what to ask for at once. */
interface CarriedPrompt {
  prompt: string
}

export function carryPrompt(prompt: string): CarriedPrompt {
  return { prompt }
}

/** The prompt in a navigation state, which may be anything. */
export function readCarriedPrompt(state: unknown): string | undefined {
  const { prompt } = fieldsOf(state)
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : undefined
}
