import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import type { ReactNode, Ref } from 'react'
import { DirectionList } from './direction-list.tsx'
import { FindingAlarms, FindingNotes, OtherDishNote, WriterNote } from './finding-notes.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { PlainText } from './plain-text.tsx'
import { RecipeFacts, showFact } from './recipe-facts.tsx'
import { descriptionLook, titleLook } from './recipe-look.ts'
import { RecipePage } from './recipe-page.tsx'
import { usePlacedFindings } from './use-placed-findings.ts'

interface RecipeArticleProps {
  recipe: ReadRecipe
  /** What the cook wants of every recipe, where it is known. */
  profile: Preferences | undefined
  /** What the cook has written in its margin. */
  notes: ReactNode
  /** Takes the focus when the page comes. */
  heading: Ref<HTMLHeadingElement>
}

/** A recipe as a page of a cookbook. */
export function RecipeArticle({ recipe, profile, notes, heading }: RecipeArticleProps) {
  const findings = usePlacedFindings(recipe, profile)
  return (
    <RecipePage
      language={recipe.language}
      head={
        <>
          <OtherDishNote findings={findings} />
          <h1 ref={heading} tabIndex={-1} className={titleLook(recipe.title)}>
            {recipe.title}
          </h1>
          {recipe.description && (
            <p className={descriptionLook}>
              <PlainText text={recipe.description} />
            </p>
          )}
        </>
      }
      facts={
        <>
          <FindingAlarms findings={findings} profile={profile} />
          <RecipeFacts>{(field) => showFact(field, recipe[field])}</RecipeFacts>
          <FindingNotes findings={findings} profile={profile} />
        </>
      }
      notes={notes}
      end={<WriterNote findings={findings} />}
      ingredients={
        recipe.ingredients.length > 0 && (
          <IngredientList
            ingredients={recipe.ingredients}
            language={recipe.language}
            findings={findings}
            profile={profile}
          />
        )
      }
      directions={
        recipe.directions.length > 0 && (
          <DirectionList
            directions={recipe.directions}
            language={recipe.language}
            findings={findings}
            profile={profile}
          />
        )
      }
    />
  )
}
