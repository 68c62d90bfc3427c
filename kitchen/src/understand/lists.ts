import { avoidable, isAllergenic, isFleshByName, type Named } from './named.ts'
import { matchAt } from './phrase-book.ts'
import type { Avoiding, Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import { fillerWords, joiningWords, listWords, refusingWords } from './vocabulary.ts'

/**
 * Does a name still belong to "without …"? Right after it, yes; after "and", "or" too. After the first name a list
 * goes on only through such words, and "without gluten, chicken and rice" ends at what is no allergen; "without
 * gluten, garlic or onions" does not, and who is allergic to nuts and kiwi is allergic to both.
 */
export function continuesList(
  reader: Reader,
  { opener, first, count, listed, isBlind }: Avoiding,
  named: Named,
  { next, isDish }: { next: number; isDish: boolean },
): boolean {
  if (listed === ',' && instead.test(reader.tokens.slice(next, next + 4).join(' '))) return false
  if (first === null && isBlind)
    return isAllergenic(named) && (opener === 'allergy' || (listed !== null && listed !== ','))
  if (first === null) return true
  if (listed === ',' && allowed.test(reader.tokens.slice(next, next + 6).join(' '))) return false
  if (listed === null) return false
  if (listed === ',' && isWish(reader, next)) return false
  // Of two there is no doubt: "without eggs and bananas".
  if (count === 1 && joiningWords.includes(listed)) return true
  // "no mushrooms, pasta" is a wish for pasta.
  if (isDish && listed === ',' && reader.found.dishes.length === 0 && !isListed(reader, next, joiningWords))
    return false
  if (!isAllergenic(first) || isAllergenic(named)) return true
  const joiners = opener === 'allergy' ? joiningWords : refusingWords
  return joiners.includes(listed) || isListed(reader, next, joiners)
}

/** "No meat, fish is fine", « pas de viande, le poisson ça va » */
const allowed =
  /^(?:(?:is|are|s|would|be|being|est|sont|c|ca|on the other hand|par contre|aussi|totally|perfectly|absolutely|tout a fait) )*(?:ok|okay|oki|fine|good|great|allowed|welcome|all right|alright|no problem|va|vont|passe|passent|bon|bons|bonnes?|permise?s?|autorisee?s?|possible|oui|yes)(?![a-z])/

/** "No pastry, mash on top" */
const instead =
  /^(?:instead|on top|on it|in its place|in there|rather|please|a la place|plutot|par dessus|dessus|dedans|en haut)(?![a-z])/

/** After a comma, "beef stew", "saumon grillé" and "poulet aux olives" are what is wanted instead. */
function isWish({ tokens, language }: Reader, next: number): boolean {
  const meanings = matchAt(tokens, next, language)?.meanings ?? []
  return meanings.some(
    (meaning) =>
      meaning.kind === 'dish' || meaning.kind === 'with' || (meaning.kind === 'manner' && meaning.manner.method),
  )
}

/** Do commas and names lead from here to the last of a list? */
function isListed({ tokens, language }: Reader, start: number, joiners: readonly Token[]): boolean {
  let at = start
  while (tokens[at] === ',') {
    at += 1
    while (fillerWords.has(tokens[at] ?? '')) at += 1
    if (joiners.includes(tokens[at] ?? '')) return true
    const match = matchAt(tokens, at, language)
    if (!match || !avoidable(match.meanings) || match.meanings.some(({ kind }) => kind === 'dish')) return false
    at += match.length
  }
  return joiners.includes(tokens[at] ?? '')
}

/**
 * "egg, dairy and nut free": what was listed just before, the last by "and", goes as well; of a whole sentence, as in
 * "pork and beef are banned", all of it, otherwise what one is allergic to.
 */
export function listedBefore({ tokens, found, spans }: Reader, at: number, isWhole = false): Named[] {
  const before: Named[] = []
  let end = startOfName(tokens, at)
  while (true) {
    const joint = tokens[end - 1] ?? ''
    const span = spans.at(-1)
    const isJoined = before.length === 0 ? joiningWords.includes(joint) : listWords.includes(joint)
    const isEnd = span?.end === end - 1 || (span?.end === end - 2 && listWords.includes(tokens[end - 2] ?? ''))
    if (!isJoined || !span?.left || !span.asked || !isEnd || !(isWhole || isFree(span.left))) return before
    before.push(span.left)
    found.asked.splice(found.asked.lastIndexOf(span.asked), 1)
    spans.pop()
    end = startOfName(tokens, span.start)
  }
}

function isFree(named: Named): boolean {
  return isAllergenic(named) && !isFleshByName(named)
}

/** With its article and the like: "les œufs". */
function startOfName(tokens: readonly Token[], at: number): number {
  let start = at
  while (start > 0 && fillerWords.has(tokens[start - 1] ?? '')) start -= 1
  return start
}
