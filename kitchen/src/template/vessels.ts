import type { Language } from '@roux/contract/language'

type Words = { en: string; fr: string }

/** The words for tins, dishes and bowls of the right size or number, for templates. */
export function vesselWords(serves: number, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(vessels).map(([name, word]) => [name, word(serves)[language]]))
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
