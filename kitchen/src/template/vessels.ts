import type { KitchenLanguage } from '@roux/contract/language'

type Words = Record<KitchenLanguage, string>

/** A tin that the cook has, in centimetres; or a small one for each. */
export type Tin = { shape: 'round' | 'square' | 'oblong' | 'each'; width: number; length: number }

export const tinForEach: Tin = { shape: 'each', width: 10, length: 10 }

/**
 * The words for tins, dishes and bowls of the right size or number, for templates.
 * @param tin takes the place of every other tin.
 */
export function vesselWords(serves: number, language: KitchenLanguage, tin: Tin | null = null): Record<string, string> {
  if (tin?.shape === 'each') return { ...vesselWords(serves, language), ...wordsForEach(serves, language) }
  const tins = Object.entries(usualTins).map(([name, usual]) => {
    const count = Math.ceil(serves / mostOf(name))
    const words = tin ? tinWords(tin, name, 1) : tinWords(usual(serves / count), name, count, true)
    return [name, words[language]]
  })
  const others = Object.entries(vessels).map(([name, word]) => [name, word(serves)[language]])
  return Object.fromEntries([...tins, ...others])
}

function wordsForEach(serves: number, language: KitchenLanguage): Record<string, string> {
  const small: Readonly<Record<string, Words>> = {
    tartTin: { en: 'tartlet tins of 10 cm', fr: 'moules à tartelette de 10 cm' },
    loafTin: { en: 'mini loaf tins', fr: 'mini-moules à cake' },
    tin: { en: 'small tins', fr: 'petits moules' },
    squareTin: { en: 'small tins', fr: 'petits moules' },
    slabTin: { en: 'small tins', fr: 'petits moules' },
    ovenDish: { en: 'small ovenproof dishes', fr: 'petits plats à four' },
  }
  return Object.fromEntries(Object.entries(small).map(([name, words]) => [name, `${serves} ${words[language]}`]))
}

/** Is it baked in a tin for all? */
export function isInTin(names: Iterable<string>): boolean {
  return [...names].some((name) => name in usualTins)
}

/** Is it one dish for all that may as well be several small ones, or one for each already? */
export function portionedIn(names: Iterable<string>): 'each' | 'all' | null {
  const all = [...names]
  if (all.some((name) => ['ramekins', 'glasses', 'portions'].includes(name))) return 'each'
  return all.some((name) => name === 'ovenDish' || name in usualTins) ? 'all' : null
}

/** @param isUsual English cooks know the usual loaf tins by what goes into them */
function tinWords(tin: Tin, name: string, count: number, isUsual = false): Words {
  const { en, fr, size } = tinName(tin, name)
  const english = isUsual && name === 'loafTin' ? `${tin.length > 20 ? 900 : 450} g loaf tin` : en
  if (count === 1) return { en: `a ${english}`, fr: `un moule ${fr} de ${size}` }
  const [inEnglish, inFrench] = count === 2 ? ['two', 'deux'] : [count, count]
  return { en: `${inEnglish} ${english}s`, fr: `${inFrench} moules ${fr.startsWith('à ') ? fr : `${fr}s`} de ${size}` }
}

function tinName({ shape, width, length }: Tin, name: string): Words & { size: string } {
  const size = `${width} cm`
  if (name === 'loafTin') return { en: `${length} cm loaf tin`, fr: 'à cake', size: `${length} cm` }
  if (shape === 'oblong')
    return { en: `${width} × ${length} cm tin`, fr: 'rectangulaire', size: `${width} × ${length} cm` }
  if (shape === 'square') return { en: `square ${size} tin`, fr: 'carré', size }
  return name === 'tartTin'
    ? { en: `${size} tart tin`, fr: 'à tarte', size }
    : { en: `round ${size} tin`, fr: 'rond', size }
}

/** The tin that is meant for so many, or one of several. */
const usualTins: Readonly<Record<string, (serves: number) => Tin>> = {
  tin: (serves) => sized('round', acrossFor(serves) - 2),
  tartTin: (serves) => sized('round', acrossFor(serves) + 2),
  squareTin: (serves) => sized('square', acrossFor(serves) - 4),
  // Loaf tins are all as wide: one is known by its length.
  loafTin: (serves) => sized('round', serves > 4 ? 24 : 18),
  slabTin: (serves) => (serves > 4 ? { shape: 'oblong', width: 20, length: 30 } : sized('square', 20)),
}

/** For how many one tin is enough. */
function mostOf(name: string): number {
  return name === 'loafTin' ? 10 : crowd
}

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
  return name === 'rest' || name in vessels || name in usualTins
}

/** Centimetres across. */
function acrossFor(serves: number): number {
  if (serves <= 2) return 16
  if (serves <= 4) return 20
  if (serves <= 6) return 24
  return serves <= 10 ? 26 : 28
}
