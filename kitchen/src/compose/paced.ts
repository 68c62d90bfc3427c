import type { Step } from '../cookbook/dish.ts'
import type { Scene } from '../template/render.ts'

/** For so many the times of the cookbook are written. */
const usual = 4

/** For more than so many no cook stands at one pan: what is made one after the other is made in several. */
const most = 24

const total =
  /(?<=\b(?:repeat|recommencez|one by one|une à une|by the ladleful)\b.*[ ,])\d+(?= min (?:in all|en tout))/giu

/** A step with its times as they are for so many. */
export function paced(text: string, people: number): string {
  return text.replace(total, (minutes) => `${rounded(Number(minutes) * turns(people))}`)
}

/** What is made so is made one after the other. */
const inTurns =
  /\brepeat (?:with the rest|until the batter)|\brepeat, keeping them warm|\bcook[^.]* one by one\b|\bby the ladleful\b/i

/** The minutes of a step on the stove or in the oven, for so many. */
export function pacedMinutes(step: Step, people: number, portions: Scene['portions']): number {
  const { en, cook = 0, weighed } = step
  if (weighed) return cook - weighed.minutes + weighedMinutes(weighed, portions)
  return inTurns.test(en) ? cook * turns(people) : cook
}

/** What one joint weighs at most, in grams: more than that are two, and each takes its own time. */
const largest = 3000

/** How long a joint takes for what it weighs. */
function weighedMinutes({ slot, minutes, per }: NonNullable<Step['weighed']>, portions: Scene['portions']): number {
  const [quantity = 0, unit] = portions.get(slot)?.[0]?.amount ?? []
  if (unit !== 'g') return minutes
  return Math.max(20, rounded((per * quantity) / Math.ceil(quantity / largest) / 500))
}

/** The scene in which a step is told: with its own minutes for what there is of it. */
export function byWeight(scene: Scene, { weighed }: Step): Scene {
  if (!weighed) return scene
  return { ...scene, numbers: new Map([[`${weighed.minutes}`, `${weighedMinutes(weighed, scene.portions)}`]]) }
}

function turns(people: number): number {
  return Math.min(people, most) / usual
}

function rounded(minutes: number): number {
  return minutes > 10 ? Math.round(minutes / 5) * 5 : Math.max(2, Math.round(minutes))
}
