import type { Ingredient, Kind } from '@roux/cooking/foods/ingredient'
import type { Way } from '../template/dishes.ts'
import type { Filler } from '../template/filled.ts'
import type { Composed } from './composed.ts'
import { fillersOf } from './plan.ts'

const fat: readonly Kind[] = ['butter', 'cream', 'coconut-cream', 'cured-meat', 'fresh-cheese']
const rich: readonly Kind[] = ['sugar', 'syrup', 'melting-cheese', 'hard-cheese']

/** What of a way there is to be less of for something lighter, by how much. Batters and doughs do not bake without their fat. */
export function lighterBy(
  foods: readonly Ingredient[],
  { steps }: Way,
): Readonly<Record<'fat' | 'rich' | 'oil', Less>> {
  const kinds = new Set(foods.map(({ kind }) => kind))
  const hasFlour = kinds.has('flour') || kinds.has('gluten-free-flour')
  // A cheesecake sets by its cheese and eggs.
  const isSet = kinds.has('sugar') && kinds.has('fresh-cheese')
  const isBaked = kinds.has('raising') || isSet || (kinds.has('sugar') && hasFlour)
  // A short crust is none with half its butter; what is poured into it may be lean.
  const isCrust = hasFlour && steps.some(({ en }) => en.includes('{tartTin}'))
  return {
    fat: { factor: 0.5, isMeant: ({ kind }) => !isBaked && fat.includes(kind) && !(isCrust && kind === 'butter') },
    rich: {
      factor: 0.75,
      isMeant: ({ kind }) => (isBaked ? kind === 'sugar' || kind === 'syrup' : rich.includes(kind)),
    },
    oil: { factor: 0.5, isMeant: ({ kind }) => !isBaked && kind === 'oil' },
  }
}

type Less = { readonly factor: number; readonly isMeant: (food: Ingredient) => boolean }

/** With less fat, sugar and cheese; null where there is nothing to have less of. */
export function lightened(composed: Composed): Composed | null {
  const { filled, way } = composed
  const by = Object.values(
    lighterBy(
      fillersOf(composed).map(({ ingredient }) => ingredient),
      way,
    ),
  )
  const lighter = (filler: Filler): Filler => {
    const factor = filler.asked === null ? by.find(({ isMeant }) => isMeant(filler.ingredient))?.factor : undefined
    return factor === undefined || filler.ingredient.serving[1] === 'taste' ? filler : { ...filler, times: factor }
  }
  const slots = new Map(Array.from(filled.slots, ([name, fillers]) => [name, fillers.map(lighter)] as const))
  const isLighter = [...slots.values()].flat().some(({ times }) => times !== undefined)
  return isLighter ? { ...composed, filled: { ...filled, slots } } : null
}
