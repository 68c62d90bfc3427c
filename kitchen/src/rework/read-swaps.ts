import type { KitchenLanguage } from '@roux/contract/language'
import { bareName } from './bare-name.ts'
import { targetOf } from './rules.ts'

/** One food for another; `orAdd` where the other is wanted even if the one is not there. */
export type WishedSwap = { from: string; to: string; orAdd?: true }

const here = String.raw`(?=[,.;!?]|\band (?:make|for|without|no|with|add)\b|\bet (?:fais|pour|sans|pas|avec)\b|$)`
const using = `(?:use|put|take|try|mets|mettez|mettre|prends|prenez|utilise[rz]?|with|avec|par)`
const place = `(?:instead of|rather than|in place of|a la place (?:des|du|de la|de|d')|au lieu (?:des|du|de la|de|d')|plutot que)`
const have = `(?:i've (?:got )?|i have |i got |we have |we've (?:got )?|j'ai |on a |il (?:me )?reste )`
const none = `(?:without|sans|no|pas d(?:e |'))`

type Pattern = {
  pattern: RegExp
  from: 1 | 2
  /** Only where both are foods; what is left out stays refused. */
  isLoose?: true
  orAdd?: true
}

/** "replace the butter with olive oil", "tofu instead of chicken", "remplace le lait par du lait d'avoine". */
const patterns: readonly Pattern[] = [
  // "Substitute oil for butter" puts the oil in.
  { pattern: new RegExp(String.raw`\bsubstitute\s+(.+?)\s+for\s+(.+?)${here}`, 'g'), from: 2 },
  {
    pattern: new RegExp(
      String.raw`\b(?:replace|swap|substitute|switch|change|exchange)\s+(.+?)\s+(?:by|with|for|to)\s+(.+?)${here}`,
      'g',
    ),
    from: 1,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:remplacer?|remplacez|echanger?|echangez|changer?|changez|substituer?)\s+(.+?)\s+(?:par|contre|avec|pour)\s+(.+?)${here}`,
      'g',
    ),
    from: 1,
  },
  { pattern: new RegExp(String.raw`\b${place}\s*([^,.;!?]{1,40}?)[,.]?\s+${using}\s+(.+?)${here}`, 'g'), from: 1 },
  {
    pattern: new RegExp(String.raw`\b(?:${using} )?((?:[^\s,.;]+\s){0,4}?[^\s,.;]+)\s+${place}\s*(.+?)${here}`, 'g'),
    from: 2,
  },
  {
    pattern: new RegExp(
      String.raw`\b${none}\s*([^,.;!?]{1,40}?)\s*(?:[,.;]|\band\b|\bet\b|\bbut\b|\bmais\b)\s*(?:${using}\s+)?([^,.;!?]{1,40}?)\s+(?:instead|a la place)\b`,
      'g',
    ),
    from: 1,
    isLoose: true,
  },
  {
    pattern: new RegExp(
      String.raw`\b${none}\s*([^,.;!?]{1,40}?)\s*[,.;]\s*(?:but |mais )?${have}(?:only |some |des |du |de la |un peu de )*([^,.;!?]{1,40})`,
      'g',
    ),
    from: 1,
    isLoose: true,
  },
  {
    pattern: new RegExp(
      String.raw`\b${using}\s+([^,.;!?]{1,40}?),?\s+(?:and not|not|et non pas|et non|et pas|pas)\s+([^,.;!?]{1,40})`,
      'g',
    ),
    from: 2,
    isLoose: true,
    orAdd: true,
  },
]

/** "Make it vegan with tofu instead of beef" wants more than tofu. */
function partBefore(text: string, language: KitchenLanguage): { before: string; name: string } {
  const said = /^(.*)\b(?:with|use|using|avec|utilise[rz]?|mets|mettez|prends|prenez)\s+(.+)$/.exec(text)
  const joined = /^(.+?)\s+(?:and|et)\s+(.+)$/.exec(text)
  const isFood = targetOf(bareName(joined?.[1] ?? ''), language).isKnown
  const [, before = '', name = text] = said ?? (isFood ? null : joined) ?? []
  return { before, name }
}

/** "With chicken, not spicy" is no exchange. */
const taste = /^(?:too |so |trop )?(?:spicy|hot|sweet|epice|piquant|releve|pimente|sucre)/

/** What is to take the place of what, and the folded wish without that. */
export function takeSwaps(text: string, language: KitchenLanguage): { rest: string; swaps: WishedSwap[] } {
  const swaps: WishedSwap[] = []
  const rest = patterns.reduce(
    (left, { pattern, from, isLoose, orAdd }) =>
      left.replace(pattern, (whole, one: string, other: string) => {
        const { before, name } = from === 2 ? partBefore(one, language) : { before: '', name: one }
        const [old, next] = (from === 1 ? [name, other] : [other, name]).map(bareName)
        if (
          !old ||
          !next ||
          (isLoose && ![old, next].every((name) => targetOf(name, language).isKnown && !taste.test(name)))
        )
          return whole
        swaps.push({ from: old, to: next, ...(orAdd && { orAdd }) })
        return isLoose ? `${before} without ${old} ` : `${before} `
      }),
    text,
  )
  return { rest, swaps }
}
