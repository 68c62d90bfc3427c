import { dropText, keepText, readText } from './kept-text.ts'

const key = (path: string) => `cooking ${path}`

/** Who comes back later than this cooks anew. */
const longest = 12 * 60

/** Minutes since a recipe has been cooked from in this tab, which is from now on where it was not. */
export function cookingTime(path: string, now = Date.now()): number {
  const minutes = Math.round((now - Number(readText('session', key(path)))) / 60_000)
  if (minutes >= 0 && minutes <= longest) return minutes
  keepText('session', key(path), String(now))
  return 0
}

/** It is done. */
export function endCooking(path: string): void {
  dropText('session', key(path))
}
