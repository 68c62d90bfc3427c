import { searchedFields } from '@roux/contract/finding-recipes'
import { foldText } from '@roux/contract/fold-text'
import { yieldToEventLoop } from '../../../yield-to-event-loop.ts'

/** The texts of a recipe by the fields that are searched. */
export type SearchedTexts = Readonly<Record<(typeof searchedFields)[number], readonly string[]>>

/** Characters that are folded within a millisecond or two, whatever they are. */
const foldedAtOnce = 50_000

/** Words of one recipe that are found: four times as many as a long one has. */
const mostWords = 2000

/** No text of ours: it stands between the words of the fields. */
const separator = '\x01'

/**
 * The distinct words of each field, folded, as they are kept: what `q` searches. Those of the longest recipe are too many
 * and too long for one turn of the event loop.
 */
export async function searchTextOf(texts: SearchedTexts): Promise<string> {
  let left = mostWords
  let folded = 0
  const fields: string[] = []
  for (const field of searchedFields) {
    const words = new Set<string>()
    for (const text of texts[field]) {
      folded += text.length
      if (folded > foldedAtOnce) {
        folded = text.length
        await yieldToEventLoop()
      }
      for (const word of wordsIn(text)) if (words.size < left) words.add(word)
    }
    left -= words.size
    fields.push([...words].join(' '))
  }
  return fields.join(separator)
}

/** What is kept of a recipe with other texts in some of its fields. */
export function replaceFields(kept: string, texts: Partial<SearchedTexts>): string {
  return kept
    .split(separator)
    .map((words, place) => {
      const field = searchedFields[place]
      const others = field && texts[field]
      return others ? [...new Set(others.flatMap(wordsIn))].join(' ') : words
    })
    .join(separator)
}

/** What is kept of a recipe by its fields; one that was kept before they were told apart has all in its description. */
export function readSearchText(kept: string): readonly (readonly [field: number, words: string[]])[] {
  const fields = kept.split(separator)
  if (fields.length === 1) return [[searchedFields.indexOf('description'), wordsIn(kept)]]
  return fields.map((words, field) => [field, words.split(' ').filter((word) => word !== '')])
}

/** The distinct words that are searched for. */
export function wordsOf(q: string): string[] {
  return [...new Set(wordsIn(q))]
}

/** Folded, without the signs of a sentence around them; those that are a part of a word ("100%", "c\d") stay. */
function wordsIn(text: string): string[] {
  return foldText(text)
    .replaceAll(separator, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[([{«"“'.,;:!?]+|[)\]}»"”'.,;:!?…]+$/g, '') || word)
    .filter((word) => word !== '')
}
