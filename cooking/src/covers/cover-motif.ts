import { foldText } from '@roux/contract/fold-text'
import { checkedLanguages } from '@roux/contract/language'
import { type Motif, motifRanks } from '../languages/motif-words.ts'
import { motifs } from '../languages/motifs.ts'

/** Most dishes have some of these, and few are shown by them unless their title says so. */
const inMany: ReadonlySet<Motif> = new Set<Motif>([
  ...(['onion', 'garlic', 'lemon', 'chilli', 'tomato', 'leek', 'cheese', 'egg', 'chocolate'] as const),
])

/** Titles are in whatever language a dish comes from. */
const patterns = new Map<Motif, RegExp>()
function patternOf(motif: Motif): RegExp {
  const known = patterns.get(motif)
  if (known) return known
  const names = checkedLanguages.map((language) => motifs[language][motif]).join('|')
  const pattern = new RegExp(`(?<!\\p{L})(?:${names})(?:e?s|x)?(?!\\p{L})`, 'u')
  patterns.set(motif, pattern)
  return pattern
}

/** Of some motifs the one that a folded text names first; of two at one place the longer name. */
function firstNamed(text: string, among: readonly Motif[]): Motif | undefined {
  let best: { motif: Motif; index: number; length: number } | undefined
  for (const motif of among) {
    const found = patternOf(motif).exec(text)
    if (!found) continue
    const { index, 0: name } = found
    const isBetter = best === undefined || index < best.index || (index === best.index && name.length > best.length)
    if (isBetter) best = { motif, index, length: name.length }
  }
  return best?.motif
}

/** Longer titles and lists are no better told by their ends. */
const longestTitle = 255
const longestList = 4000

/** What the cover of a recipe shows: its main food, else its kind of dish, else a whisk. Linear in the texts' length. */
export function coverMotif(title: string, ingredients: readonly string[]): Motif | 'whisk' {
  const said = foldText(title.slice(0, longestTitle))
  const { dishes, mains, plants, kinds } = motifRanks
  for (const rank of [dishes, mains, plants, kinds]) {
    const motif = firstNamed(said, rank)
    if (motif) return motif
  }
  const listed = foldText(ingredients.join('\n').slice(0, longestList))
  const telling = plants.filter((motif) => !inMany.has(motif))
  return firstNamed(listed, mains) ?? firstNamed(listed, telling) ?? 'whisk'
}
