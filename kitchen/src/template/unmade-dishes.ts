import type { KitchenLanguage } from '@roux/contract/language'
import type { UnmadeTable } from '../cookbook/unmade/unmade-table.ts'
import { unmadeTables } from '../cookbook/unmade/unmade-tables.ts'

/** A dish that the kitchen knows by name alone, with the nearest that it makes and what that is to be made of. */
type UnmadeDish = {
  /** The first name stands in a sentence about it. */
  names: Record<KitchenLanguage, readonly string[]>
  near: string
  asks: readonly string[]
}

function unmadeIn(table: UnmadeTable): UnmadeDish[] {
  return Object.entries(table).flatMap(([near, byFoods]) =>
    Object.entries(byFoods).flatMap(([foods, dishes]) =>
      dishes.split(';').map((dish) => {
        const [en = [], fr = en] = dish.split('|').map(listed)
        return { names: { en, fr }, near, asks: foods === 'any' ? [] : foods.split(' ') }
      }),
    ),
  )
}

function listed(names: string): string[] {
  return names.split(',').flatMap((name) => name.replace(/\s+/g, ' ').trim() || [])
}

/** Dishes that people know and the kitchen does not make. */
export const unmadeDishes: readonly UnmadeDish[] = unmadeTables.flatMap(unmadeIn)
