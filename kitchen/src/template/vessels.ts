import type { KitchenLanguage } from '@roux/contract/language'

type Words = { en: string; fr: string }

/** A tin that the cook has, in centimetres. */
export type Tin = { shape: 'round' | 'square' | 'oblong'; width: number; length: number }

/**
 * The words for tins, dishes and bowls of the right size or number, for templates.
 * @param tin takes the place of every other tin.
 */
export function vesselWords(serves: number, language: KitchenLanguage, tin: Tin | null = null): Record<string, string> {
  const sized = Object.entries(vessels).map(([name, word]) => {
    const own = tin && isTin(name) ? tinWords(tin, name) : word(serves)
    return [name, own[language]]
  })
  return Object.fromEntries(sized)
}

function tinWords({ shape, width, length }: Tin, name: string): Words {
  if (name === 'loafTin') return { en: `a ${length} cm loaf tin`, fr: `un moule à cake de ${length} cm` }
  if (shape === 'oblong') {
    const sides = `${width} × ${length} cm`
    return { en: `a ${sides} tin`, fr: `un moule rectangulaire de ${sides}` }
  }
  if (shape === 'square') return { en: `a square ${width} cm tin`, fr: `un moule carré de ${width} cm` }
  if (name === 'tartTin') return { en: `a ${width} cm tart tin`, fr: `un moule à tarte de ${width} cm` }
  return { en: `a round ${width} cm tin`, fr: `un moule rond de ${width} cm` }
}

/** The tin that is meant for so many: as wide as `vessels` says. */
const usualTins: Readonly<Record<string, (serves: number) => Tin>> = {
  tin: (serves) => sized('round', (roundTin(serves) ?? widestTin) - 2),
  tartTin: (serves) => sized('round', (roundTin(serves) ?? widestTin) + 2),
  squareTin: (serves) => sized('square', (roundTin(serves) ?? widestTin) - 4),
  // Loaf tins are all as wide: one is known by its length.
  loafTin: (serves) => sized('round', serves > 4 ? 24 : 18),
  slabTin: (serves) => (serves > 4 ? { shape: 'oblong', width: 20, length: 30 } : sized('square', 20)),
}

const widestTin = 26

function sized(shape: Tin['shape'], width: number): Tin {
  return { shape, width, length: width }
}

/** How many a tin feeds, by its area, where the usual one of a vessel feeds `serves`; null for what is no tin. */
export function servesIn(tin: Tin, vessel: string, serves: number): number | null {
  const usual = usualTins[vessel]?.(serves)
  if (!usual) return null
  const share = vessel === 'loafTin' ? tin.length / usual.length : areaOf(tin) / areaOf(usual)
  return Math.max(1, Math.round(serves * share))
}

function areaOf({ shape, width, length }: Tin): number {
  return width * length * (shape === 'round' ? Math.PI / 4 : 1)
}

/** For up to so many, one large tray or tin will do. */
const crowd = 12

const vessels: Readonly<Record<string, (serves: number) => Words>> = {
  tin: (serves) => {
    const across = roundTin(serves)
    return across
      ? { en: `a round ${across - 2} cm tin`, fr: `un moule rond de ${across - 2} cm` }
      : { en: 'several round 24 cm tins', fr: 'plusieurs moules ronds de 24 cm' }
  },
  tartTin: (serves) => {
    const across = roundTin(serves)
    return across
      ? { en: `a ${across + 2} cm tart tin`, fr: `un moule à tarte de ${across + 2} cm` }
      : { en: 'several 28 cm tart tins', fr: 'plusieurs moules à tarte de 28 cm' }
  },
  squareTin: (serves) => {
    const across = roundTin(serves)
    return across
      ? { en: `a square ${across - 4} cm tin`, fr: `un moule carré de ${across - 4} cm` }
      : { en: 'several square 22 cm tins', fr: 'plusieurs moules carrés de 22 cm' }
  },
  loafTin: (serves) => {
    if (serves > 10) return { en: 'several 900 g loaf tins', fr: 'plusieurs moules à cake de 24 cm' }
    return serves > 4
      ? { en: 'a 900 g loaf tin', fr: 'un moule à cake de 24 cm' }
      : { en: 'a 450 g loaf tin', fr: 'un moule à cake de 18 cm' }
  },
  ovenDish: (serves) => {
    if (serves > 8) return { en: 'several large ovenproof dishes', fr: 'plusieurs grands plats à four' }
    return serves > 2
      ? { en: 'a large ovenproof dish', fr: 'un grand plat à four' }
      : { en: 'a small ovenproof dish', fr: 'un petit plat à four' }
  },
  tray: (serves) => {
    if (serves > 8) return { en: 'several baking trays', fr: 'plusieurs plaques de cuisson' }
    return serves > 4
      ? { en: 'two baking trays', fr: 'deux plaques de cuisson' }
      : { en: 'a baking tray', fr: 'une plaque de cuisson' }
  },
  oneTray: (serves) =>
    serves > crowd
      ? { en: 'several baking trays', fr: 'plusieurs plaques de cuisson' }
      : { en: 'a baking tray', fr: 'une plaque de cuisson' },
  slabTin: (serves) => {
    if (serves > crowd) return { en: 'several 20 × 30 cm tins', fr: 'plusieurs moules rectangulaires de 20 × 30 cm' }
    return serves > 4
      ? { en: 'a 20 × 30 cm tin', fr: 'un moule rectangulaire de 20 × 30 cm' }
      : { en: 'a square 20 cm tin', fr: 'un moule carré de 20 cm' }
  },
  ramekins: counted('ramekin', 'ramequin'),
  glasses: counted('glass', 'verre'),
  bowls: counted('bowl', 'bol'),
  plates: counted('plate', 'assiette', 'une'),
  portions: counted('portion', 'portion', 'une'),
}

/** One for each: "a ramekin", "4 ramekins". */
function counted(en: string, fr: string, one = 'un'): (serves: number) => Words {
  const many = en.endsWith('s') ? `${en}es` : `${en}s`
  return (serves) =>
    serves === 1 ? { en: `a ${en}`, fr: `${one} ${fr}` } : { en: `${serves} ${many}`, fr: `${serves} ${fr}s` }
}

/** Vessels whose place a tin of the cook's takes. */
export const tins: readonly string[] = Object.keys(usualTins)

export function isTin(vessel: string): boolean {
  return vessel in usualTins
}

/** Is this the name of a vessel in a template? */
export function isVesselWord(name: string): boolean {
  return name in vessels
}

/** Centimetres across, or null where one is not enough. */
function roundTin(serves: number): number | null {
  if (serves <= 2) return 16
  if (serves <= 4) return 20
  if (serves <= 6) return 24
  return serves <= 10 ? 26 : null
}
