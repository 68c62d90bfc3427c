import type { Language } from '@roux/contract/language'
import { beginnings } from '../improve/notes.ts'
import { lastingNotes, passingBeginnings } from '../note-texts.ts'

/**
 * What the kitchen has said of a recipe, in the other language: what stays true is said again, what answered a former
 * wish goes. Null where somebody else's words are among it.
 */
export function translateNotes(notes: string, from: Language, to: Language): string[] | null {
  const passing = [...passingBeginnings(from), ...beginnings(from)]
  const said: string[] = []
  for (const sentence of notes.split(/(?<=[.)])\s+(?=\p{Lu})/u)) {
    const lasting = lastingNotes.find((note) => note[from] === sentence)
    if (lasting) said.push(lasting[to])
    else if (sentence !== '' && !passing.some((start) => sentence.startsWith(start))) return null
  }
  return said
}
