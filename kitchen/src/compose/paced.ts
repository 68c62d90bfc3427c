import type { Step } from '../cookbook/dish.ts'

/** For so many the times of the cookbook are written. */
const usual = 4

const total =
  /(?<=\b(?:repeat|recommencez|one by one|une à une|by the ladleful)\b.*[ ,])\d+(?= min (?:in all|en tout))/giu

/** A step with its times as they are for so many. */
export function paced(text: string, people: number): string {
  return text.replace(total, (minutes) => `${rounded((Number(minutes) * people) / usual)}`)
}

/** What is made so is made one after the other. */
const inTurns =
  /\brepeat (?:with the rest|until the batter)|\brepeat, keeping them warm|\bcook[^.]* one by one\b|\bby the ladleful\b/i

/** The minutes of a step on the stove or in the oven, for so many. */
export function pacedMinutes({ en, cook = 0 }: Step, people: number): number {
  return inTurns.test(en) ? (cook * people) / usual : cook
}

function rounded(minutes: number): number {
  return minutes > 10 ? Math.round(minutes / 5) * 5 : Math.max(2, Math.round(minutes))
}
