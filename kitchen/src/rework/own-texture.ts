import { sayChanged, sayKeptOtherwise, sayNotKept } from '@roux/contract/wish-findings'
import { isOfTexture } from '../compose/textured.ts'
import type { Text } from '../cookbook/dish.ts'
import type { Change } from '../understand/read-change.ts'
import { type Own, take, writeOwn } from './own.ts'

export const textureNames: Readonly<Record<'chunky' | 'smooth', Text>> = {
  chunky: { en: 'chunky', fr: 'avec des morceaux' },
  smooth: { en: 'smooth', fr: 'lisse' },
}

/** With pieces in what is blended, or none. */
export function keepTexture(own: Own, { texture }: Pick<Change, 'texture'>): void {
  if (texture === null) return
  const { directions, ingredients } = writeOwn(own)
  const words = [textureNames[texture][own.language]]
  const { texture: _, ...plain } = own.composed
  for (const next of [plain, { ...plain, texture }]) {
    const tried: Own = { ...own, composed: next }
    const told = writeOwn(tried).directions
    if (told.join() === directions.join() || !(isOfTexture(told, texture) || next !== plain)) continue
    take(own, next)
    own.said.push(sayChanged({ what: 'other_way', saved: 0 }))
    return
  }
  own.said.push(
    isOfTexture([...directions, ...ingredients], texture)
      ? sayKeptOtherwise({ what: 'taste', why: 'already', words })
      : sayNotKept({ what: 'taste', why: 'unsuited', words }),
  )
}
