import { findFoods } from '@roux/cooking/mentions/find-foods'
import type { Mention } from '@roux/cooking/mentions/mention'

const aroundName = /\b(?:stock|bouillon|broth|cubes?|en|de|d['’])(?![\p{L}])\s*/giu

/** What a cube is a stock of: the lexicon keeps one for all, and "beef stock cube" has no chicken in it. In French its "volaille" is chicken. */
export function namedInCube({ text, language, meaning }: Mention): readonly Mention[] {
  return isCube({ text, meaning })
    ? findFoods(text.replace(aroundName, ' ').replace(/volaille/i, 'poulet'), language)
    : []
}

/** Is it a cube, for which another kind of cube will do? */
export function isCube({ text, meaning }: Pick<Mention, 'text' | 'meaning'>): boolean {
  return meaning.foods.some(({ id }) => id === 'stock-cube') && /cube/i.test(text)
}
