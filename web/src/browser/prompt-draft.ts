import { dropText, keepText, readText } from './kept-text.ts'

const key = 'prompt-draft'

/** What was typed on home and has not become a recipe yet; kept until the tab closes. */
export function readPromptDraft(): string {
  return readText('session', key) ?? ''
}

export function keepPromptDraft(text: string): void {
  keepText('session', key, text)
}

export function dropPromptDraft(): void {
  dropText('session', key)
}
