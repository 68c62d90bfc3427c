import type { Text } from '../cookbook/dish.ts'
import { readMinutes } from '../understand/read-minutes.ts'
import type { Plan } from './plan.ts'

const time = String.raw`(?:\p{L}+ minutes|(?:a )?quarter of an hour|half an hour|(?:un )?quart d['’]heure|(?:une )?demi-heure)`
/** A part of it has a name of its own: its stirring, its last minutes, the time for which it is left. */
const inAll = new RegExp(
  String.raw`(?<!(?:last|its|ses|those|these|after|for|than|of|more|derniers?|et|bain) )(?<![\p{L}-])${time}(?= ?(?:[,.:;]|from|and|entre|même|even|$))`,
  'iu',
)

/** What a description says that it takes in all, in minutes. */
export function minutesTold(description: string): number | null {
  const said = inAll.exec(description)?.[0]
  return said === undefined ? null : readMinutes(said)
}

/** Of these, what promises no less time than it takes; there is always one of them. */
export function timely(texts: readonly Text[], { minutes }: Plan): readonly Text[] {
  const total = minutes.preparation + minutes.cooking
  const isTrue = (text: Text) => Object.values(text).every((said) => (minutesTold(said) ?? total) >= total)
  const fit = texts.filter(isTrue)
  return fit.length > 0 ? fit : texts
}
