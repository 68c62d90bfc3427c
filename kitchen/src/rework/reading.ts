import type { KitchenLanguage } from '@roux/contract/language'
import type { Slot } from '../template/dishes.ts'
import type { FoodName, ListedFood } from './listed-food.ts'

/** What a text that follows templates says of their slots. */
export type Reading = {
  slots: ReadonlyMap<string, readonly ListedFood[]>
  /** The vessel of a name for so many people that a tin or a tray is like, and the numbers the text has in its place. */
  vessels: ReadonlyMap<string, { like: string; people: number; numbers: readonly string[] }>
  /** Numbers of a template that the text has changed. */
  numbers: ReadonlyMap<string, string>
  /** How many foods stand where the dish itself would never have them. */
  strangers: number
}

export const nothingRead: Reading = { slots: new Map(), vessels: new Map(), numbers: new Map(), strangers: 0 }

/** A recipe that is held against templates. */
export type Reader = {
  language: KitchenLanguage
  foods: readonly ListedFood[]
  /** What a text may call them, for each style of a template that has been asked for. */
  names: Map<string, readonly FoodName[]>
  slots: Readonly<Record<string, Slot>>
  /** How many more places may be looked at: a text made to be slow is given up. */
  effort: { left: number }
  /** How many strangers there may be. */
  mostStrangers: number
}
