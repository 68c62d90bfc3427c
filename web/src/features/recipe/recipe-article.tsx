import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { Ref } from 'react'
import { DirectionList } from './direction-list.tsx'
import { FindingNotes } from './finding-notes.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { descriptionLook, titleLook } from './recipe-look.ts'
import { RecipePage } from './recipe-page.tsx'

interface RecipeArticleProps {
  recipe: ReadRecipe
  /** Takes the focus when the page comes. */
  heading: Ref<HTMLHeadingElement>
}

/** A recipe as a page of a cookbook. */
export function RecipeArticle({ recipe, heading }: RecipeArticleProps) {
  return (
    <RecipePage
      language={recipe.language}
      head={
        <>
          <h1 ref={heading} tabIndex={-1} className={titleLook(recipe.title)}>
            {recipe.title}
          </h1>
          {recipe.description && <p className={descriptionLook}>{recipe.description}</p>}
        </>
      }
      facts={
        <>
          <FindingNotes findings={recipe.findings} />
          <RecipeFacts preparation={recipe.preparation_time} cooking={recipe.cook_time} serves={recipe.serves} />
        </>
      }
      ingredients={
        recipe.ingredients.length > 0 && <IngredientList ingredients={recipe.ingredients} language={recipe.language} />
      }
      directions={
        recipe.directions.length > 0 && <DirectionList directions={recipe.directions} language={recipe.language} />
      }
    />
  )
}
