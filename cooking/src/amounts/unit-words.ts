import { foldText } from '@roux/contract/fold-text'
import { inEach } from '../languages/in-each.ts'
import type { UnitId } from '../languages/unit-kinds.ts'
import { units } from '../languages/units.ts'

/** What may be bought with its weight on it: "1 x 400 g tin", "1 boîte de 400 g". */
export const packages: ReadonlySet<UnitId> = new Set<UnitId>([
  ...(['tin', 'jar', 'pot', 'sachet', 'packet', 'bag', 'box', 'bottle', 'block', 'ball', 'roll', 'piece'] as const),
  ...(['fillet', 'sheet', 'slice', 'cube'] as const),
])

/** Words of all languages, as `units` has those of each. */
const shared: Partial<Record<UnitId, string>> = {
  mg: 'mg',
  g: 'g|gr',
  kg: 'kg|kgs',
  oz: 'oz',
  lb: 'lb|lbs',
  ml: 'ml|mls',
  cl: 'cl',
  dl: 'dl',
  l: 'l|ltr',
  mm: 'mm',
  cm: 'cm|cms',
}

/** A word for a unit: its forms, and its gender in French. */
export type UnitWord = { id: UnitId; one: string; many: string; gender: 'm' | 'f' | undefined }

function table(...sources: readonly Partial<Record<UnitId, string>>[]): ReadonlyMap<string, UnitWord> {
  const words = new Map<string, UnitWord>()
  for (const source of sources) {
    for (const [id, text] of Object.entries(source)) {
      for (const entry of text.split('|')) {
        const [one = '', many = one, gender] = entry.split(':')
        // The keys of the sources are unit ids: their type says so.
        const word: UnitWord = {
          id: id as UnitId,
          one,
          many,
          gender: gender === 'f' || gender === 'm' ? gender : undefined,
        }
        words.set(foldText(one), word).set(foldText(many), word)
      }
    }
  }
  return words
}

/** Unit words by what a cook writes, folded and without full stops. */
export const unitWords = inEach((language) => table(shared, units[language].words))
