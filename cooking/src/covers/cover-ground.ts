import type { Ground } from './cover-tones.ts'

const grounds = ['white', 'blond', 'brown', 'dark'] as const satisfies readonly Ground[]

/** On these a motif does not stand out, or is not what it is: a pan is dark, the white of an egg is not. */
const unfit: Readonly<Record<string, readonly string[]>> = {
  egg: ['blond'],
  pan: ['white', 'brown', 'dark'],
  taco: ['white'],
}

/** The ground of a cover: chosen by the recipe's id, so that it never changes and neighbours differ. */
export function coverGround(id: string, motif: string): Ground {
  const fit = grounds.filter((ground) => !unfit[motif]?.includes(ground))
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return fit[sum % fit.length] ?? 'blond'
}
