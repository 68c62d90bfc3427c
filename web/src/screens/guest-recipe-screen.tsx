import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useNavigationType } from 'react-router'
import { readGuestRecipe } from '../browser/guest-recipe.ts'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { RecipeArticle } from '../features/recipe/recipe-article.tsx'
import { RecipeSheet } from '../features/recipe/recipe-sheet.tsx'
import { RecipeToolbar } from '../features/recipe/recipe-toolbar.tsx'

/** The recipe a guest has just been given, kept in this tab. Without one there is nothing to see: home. */
export function Screen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const heading = useRef<HTMLHeadingElement>(null)
  const [recipe] = useState(readGuestRecipe)
  useDocumentTitle(recipe ? t('recipe.title', { title: recipe.title }) : t('home.title'))

  // Just written, the recipe is what is new on the page; after Back or a reload the browser knows where the cook was.
  useEffect(() => {
    if (navigationType !== 'PUSH') return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [navigationType])

  if (!recipe) return <Navigate to="/" replace />
  return (
    <RecipeSheet>
      <RecipeToolbar onBack={() => void navigate('/')} />
      <RecipeArticle recipe={recipe} heading={heading} />
    </RecipeSheet>
  )
}
