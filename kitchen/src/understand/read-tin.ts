import { checkedLanguages } from '@roux/contract/language'
import { findTins } from '@roux/cooking/amounts/find-tins'
import type { Tin } from '../template/vessels.ts'
import type { Found } from './placed-text.ts'

const centimetresInInch = 2.54

/** The tin that a prompt names ("moule de 24 cm", "9x13 pan", "a 20 cm square tin"), in centimetres, or null. */
export function findTin(prompt: string): Found<Tin> | null {
  const [found] = checkedLanguages.flatMap((language) => findTins(prompt, language))
  if (!found || !['cm', 'in'].includes(found.tin.unit)) return null
  const { tin, sizes, vessel } = found
  const [width, long] = tin.sides.map((side) => Math.round(tin.unit === 'in' ? side * centimetresInInch : side))
  const length = long ?? 0
  const value: Tin =
    tin.shape !== 'loaf'
      ? { shape: tin.shape, width: width ?? length, length }
      : // A loaf tin that is known by its length.
        sizes[0].other === ''
        ? { shape: 'round', width: length, length }
        : { shape: 'oblong', width: width ?? length, length }
  return { value, places: [vessel, ...sizes] }
}
