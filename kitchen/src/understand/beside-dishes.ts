import { reading } from '../languages/reading.ts'
import type { Dish } from '../template/dishes.ts'
import type { Named } from './named.ts'
import type { Reader } from './reader.ts'

/** Is it what a dish beside the dish is made of: "rôti de porc et purée de carottes"? */
export function isOfBeside({ tokens, language, spans, found }: Reader, at: number): boolean {
  const last = spans.at(-1)
  const { tie } = reading[language]
  if (!tie || !last?.dish || !found.besides.includes(last.dish) || last.end >= at) return false
  return tokens.slice(last.end, at).every((token) => tie.words.has(token))
}

/** The food before the name of a side that stands beside a dish: "roast chicken and carrot mash". */
export function foodOfSide({ tokens, spans, found }: Reader, { course }: Dish, at: number): Named | null {
  const last = spans.at(-2)
  const isJoined = /^(?:and|with|et|avec)$/.test(tokens[(last?.start ?? 0) - 1] ?? '')
  const isSide = course === 'side' && found.dishes.some((one) => one.course === 'main')
  return isSide && isJoined && last?.end === at && last.dish === null ? last.asked : null
}

/** Is all that was named before only something to go with a main dish? */
export function isOnlyBeside(before: readonly Dish[], { course }: Dish): boolean {
  return course === 'main' && before.every((one) => one.course === 'side' || one.course === 'sauce')
}

/** Is it a sauce that something is wanted with, of which no more is said: "something hot with gravy"? */
export function isPouredOn({ tokens, found, expects }: Reader, { course }: Dish, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 9), at).join(' ')
  return course === 'sauce' && expects === 'food' && found.dishes.length === 0 && pouredOn.test(before)
}

/** What a sauce is at its best on. */
const pouredOver: Readonly<Record<string, readonly string[]>> = {
  custard: ['crumble', 'sticky-toffee-pudding', 'bread-pudding', 'apple-pie'],
  'onion-gravy': ['toad-in-the-hole', 'sausage-and-mash'],
  'chocolate-sauce': ['profiteroles', 'waffles', 'poached-pears'],
}

/** A sauce beside what it is at its best on. */
export function pourOver({ found }: Reader, dish: Dish): void {
  const dishes = pouredOver[dish.id]
  found.besides.push(dish)
  if (dishes) found.manners.push({ dishes, names: { en: [], fr: [] } })
}

const pouredOn =
  /(?:^| )(?:something|anything|pudding|dessert|meal|dish|dinner|treat|quelque chose|truc|plat|dessert|gateau|repas)(?: \S+){0,3} (?:with|avec)(?: (?:de|d|la|du|le|l|some|a|lots|of))*$/

/** What goes with a roast that is left is left too: "leftover chicken and gravy". */
export function isLeftToo({ tokens, spans, found }: Reader, { course }: Dish, at: number): boolean {
  const last = spans.at(-1)
  const isLeft = found.taken.some(({ kind, end }) => kind === 'at_hand' && end === last?.end)
  const between = tokens.slice(last?.end, at).join(' ')
  return (
    isLeft &&
    last?.dish === null &&
    (course === 'sauce' || course === 'side') &&
    /^(?:and|et|,)(?: \S+)?$/.test(between)
  )
}

/** Does a comma, and next to nothing else, part it from the main dish before it: "beef stew, thick gravy, dumplings"? */
export function isListedBehind({ tokens, spans, found }: Reader, { course, alsoAs }: Dish, at: number): boolean {
  const last = spans.at(-2)
  const between = tokens.slice(last?.end, at)
  const isMain = found.dishes.some(({ course }) => course === 'main')
  // « Brochettes d'agneau, taboulé »
  if (isMain && tokens[at - 1] === ',' && (course !== 'main' || alsoAs?.includes('side') === true)) return true
  const isNext = last?.dish && [...found.dishes, ...found.besides].includes(last.dish)
  return isMain && isNext === true && between[0] === ',' && between.length <= 3
}
