/** A part of a message that is marked with the letter of its role. */
export type Marked = { readonly start: number; readonly end: number; readonly letter: string }

/** A message whose parts are marked `{role:words}`, without the marks. */
export function readMarked(message: string): { text: string; spans: Marked[] } {
  const spans: Marked[] = []
  let text = ''
  let last = 0
  for (const { 0: mark, 1: letter = '', 2: words = '', index } of message.matchAll(/\{([a-z]):([^{}]*)\}/g)) {
    text += message.slice(last, index)
    spans.push({ start: text.length, end: text.length + words.length, letter })
    text += words
    last = index + mark.length
  }
  text += message.slice(last)
  if (/[{}]/.test(text)) throw new Error(`Unpaired braces: ${message}`)
  return { text, spans }
}

/** The letters of what each word says, in the order of its roles. */
export const wordLetters = '-dwaqscrhnpmox'
