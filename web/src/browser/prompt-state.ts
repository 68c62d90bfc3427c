import { fieldsOf } from '@roux/contract/fields-of'

/** What home may be told through navigation state: what to ask for at once. */
interface PromptState {
  prompt: string
}

export function promptState(prompt: string): PromptState {
  return { prompt }
}

/** The prompt in a navigation state, which may be anything. */
export function readPromptState(state: unknown): string | undefined {
  const { prompt } = fieldsOf(state)
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : undefined
}
