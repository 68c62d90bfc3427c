import { foldText } from '@roux/contract/fold-text'

interface Lists {
  readonly ingredients: readonly { readonly content: string }[]
  readonly directions: readonly { readonly content: string }[]
}

/** How many lines of the lists of two recipes are not in the other's. */
export function differingLines(one: Lists, other: Lists): number {
  const linesOf = ({ ingredients, directions }: Lists) => [ingredients, directions].map((list) => list.map(folded))
  const [mine, theirs] = [linesOf(one), linesOf(other)]
  return mine.reduce((sum, list, place) => {
    const match = theirs[place] ?? []
    return sum + Math.max(without(list, match), without(match, list))
  }, 0)
}

function folded({ content }: { readonly content: string }): string {
  return foldText(content.trim())
}

/** How many of a list are not in the other, each as often as it is there. */
function without(list: readonly string[], other: readonly string[]): number {
  const left = [...other]
  return list.filter((line) => {
    const place = left.indexOf(line)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  }).length
}
