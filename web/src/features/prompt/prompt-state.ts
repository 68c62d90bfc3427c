import { limits } from '@roux/contract/limits'

/** What a prompt is, as it stands in the box. */
export type PromptState = 'empty' | 'ready' | 'at-limit' | 'too-long'

/** The form field stops at the limit by itself; text that got in another way can still be too long. */
export function promptState(text: string): PromptState {
  if (text.length > limits.prompt) return 'too-long'
  if (text.trim() === '') return 'empty'
  return text.length === limits.prompt ? 'at-limit' : 'ready'
}

export function canSend(text: string): boolean {
  const state = promptState(text)
  return state === 'ready' || state === 'at-limit'
}

/** The prompt as it is sent: without blanks around it, and without half a character where a paste was cut. */
export function toSend(text: string): string {
  return text.trim().toWellFormed()
}
