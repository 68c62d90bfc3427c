import type { Preferences } from '@roux/contract/generation'

/** The lists of the preferences that a request can do without, entry by entry. */
const wishLists = ['allergies', 'other_allergies', 'diets', 'dislikes'] as const

type WishList = (typeof wishLists)[number]

/** One entry of one of them. */
export interface Wish {
  readonly list: WishList
  readonly entry: string
}

/** Everything the cook always wants, allergies first. */
export function wishesOf(preferences: Preferences): Wish[] {
  return wishLists.flatMap((list) => preferences[list].map((entry) => ({ list, entry })))
}

export function hasWish(preferences: Preferences, { list, entry }: Wish): boolean {
  return preferences[list].some((other) => other === entry)
}

/** The preferences of this request with a wish switched off, or on again in its old place. */
export function switchWish(own: Preferences, active: Preferences, { list, entry }: Wish): Preferences {
  const isOn = (other: string) =>
    other === entry ? !hasWish(active, { list, entry }) : hasWish(active, { list, entry: other })
  return { ...active, [list]: own[list].filter(isOn) }
}
