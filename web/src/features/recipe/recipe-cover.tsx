import type { ReadRecipe } from '@roux/contract/read-recipe'
import { coverGround } from '@roux/cooking/covers/cover-ground'
import { coverMotif } from '@roux/cooking/covers/cover-motif'
import covers from '@roux/cooking/covers/covers.svg?url'
import { useMemo } from 'react'

interface RecipeCoverProps {
  recipe: Pick<ReadRecipe, 'id' | 'title' | 'ingredients'>
  className?: string
}

/** The picture that every recipe has: decoration, in the tones of a roux, and the same wherever the recipe is. */
export function RecipeCover({ recipe: { id, title, ingredients }, className = '' }: RecipeCoverProps) {
  const motif = useMemo(
    () =>
      coverMotif(
        title,
        ingredients.map(({ content }) => content),
      ),
    [title, ingredients],
  )
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      data-motif={motif}
      className={`cover cover-${coverGround(id || title, motif)} w-full rounded-large ${className}`}
    >
      {/* All motifs are in one drawing, fetched with the first recipe. */}
      <use href={`${covers}#${motif}`} width="300" height="200" />
    </svg>
  )
}
