import type { Language } from '@roux/contract/language'

/** The words for tins and dishes of the right size, for templates. */
export function vesselWords(serves: number, language: Language): Record<string, string> {
  const tin = roundTin(serves)
  const cakeTin = tin && tin - 2
  return language === 'fr'
    ? {
        tin: cakeTin ? `un moule rond de ${cakeTin} cm` : 'plusieurs moules ronds de 24 cm',
        tartTin: tin ? `un moule à tarte de ${tin + 2} cm` : 'plusieurs moules à tarte de 28 cm',
        ovenDish:
          serves > 8 ? 'plusieurs grands plats à four' : serves > 2 ? 'un grand plat à four' : 'un petit plat à four',
      }
    : {
        tin: cakeTin ? `a round ${cakeTin} cm tin` : 'several round 24 cm tins',
        tartTin: tin ? `a ${tin + 2} cm tart tin` : 'several 28 cm tart tins',
        ovenDish:
          serves > 8
            ? 'several large ovenproof dishes'
            : serves > 2
              ? 'a large ovenproof dish'
              : 'a small ovenproof dish',
      }
}

const names: readonly string[] = ['tin', 'tartTin', 'ovenDish']

/** Is this the name of a vessel in a template? */
export function isVesselWord(name: string): boolean {
  return names.includes(name)
}

/** Centimetres across, or null where one is not enough. */
function roundTin(serves: number): number | null {
  if (serves <= 2) return 16
  if (serves <= 4) return 20
  if (serves <= 6) return 24
  return serves <= 10 ? 26 : null
}
