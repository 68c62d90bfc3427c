import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type Ref, useState } from 'react'
import { keepRecipePreview, type RecipePreview, readRecipePreview } from '../../browser/recipe-preview.ts'
import { RecipePreviewing } from './recipe-previewing.tsx'
import { RecipeReading } from './recipe-reading.tsx'

interface SavedRecipeProps {
  id: string
  recipe: ReadRecipe
  etag: string | undefined
  heading: Ref<HTMLHeadingElement>
  /** Fetches what the server has now. */
  onTakeTheirs(): Promise<void>
}

/** A saved recipe: read, or with the preview of a better version. */
export function SavedRecipe({ id, recipe, etag, heading, onTakeTheirs }: SavedRecipeProps) {
  const [preview, setPreview] = useState<RecipePreview | undefined>(() => readRecipePreview(id))
  const show = (wish: string, improved: ReadRecipe) => {
    keepRecipePreview(id, { wish, recipe: improved })
    setPreview({ wish, recipe: improved })
  }
  return preview ? (
    <RecipePreviewing
      id={id}
      recipe={recipe}
      etag={etag}
      preview={preview}
      heading={heading}
      onDiscard={() => setPreview(undefined)}
      onTakeTheirs={onTakeTheirs}
    />
  ) : (
    <RecipeReading
      id={id}
      recipe={recipe}
      etag={etag}
      heading={heading}
      onImproved={show}
      onTakeTheirs={onTakeTheirs}
    />
  )
}
