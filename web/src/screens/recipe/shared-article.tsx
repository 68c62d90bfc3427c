import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { Ref } from 'react'
import { RecipeArticle } from '../../features/recipe/recipe-article.tsx'
import { useRecipeView } from '../../features/recipe/use-recipe-view.ts'
import { PrintAddress } from './print-link.tsx'
import { sharedPath } from './shared-path.ts'
import { useReaderPreferences } from './use-reader-preferences.ts'

interface SharedArticleProps {
  token: string
  recipe: ReadRecipe
  heading: Ref<HTMLHeadingElement>
}

/** What a shared recipe says, as whoever has the link looks at it. */
export function SharedArticle({ token, recipe, heading }: SharedArticleProps) {
  const view = useRecipeView(recipe.id || token, recipe)
  const wishes = useReaderPreferences()
  return (
    <>
      <RecipeArticle
        recipe={recipe}
        view={view}
        path={sharedPath(token)}
        profile={undefined}
        wishes={wishes}
        notes={null}
        heading={heading}
      />
      <PrintAddress path={sharedPath(token)} />
    </>
  )
}
