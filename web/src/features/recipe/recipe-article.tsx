import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DirectionList } from './direction-list.tsx'
import { FindingNotes } from './finding-notes.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { recipeHeading } from './recipe-look.ts'
import { RecipeColumns } from './recipe-sheet.tsx'
import { useHeight } from './use-height.ts'

/** Titles longer than this are set smaller. */
const longTitle = 80

interface RecipeArticleProps {
  recipe: ReadRecipe
  /** Takes the focus when the recipe has just been written. */
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * A recipe as a page of a cookbook. What the recipe says is in its own language, which need not be that of the page;
 * the words around it are the page's.
 */
export function RecipeArticle({ recipe, heading }: RecipeArticleProps) {
  const { t, i18n } = useTranslation()
  const ingredients = useRef<HTMLElement>(null)
  useHeight(ingredients)
  const size = recipe.title.length > longTitle ? 'text-title-long' : 'max-w-[20ch] text-title'
  const { language } = recipe

  return (
    <article lang={language} className="animate-appear wrap-anywhere">
      <h1
        ref={heading}
        tabIndex={-1}
        className={`mt-5 text-balance font-display font-medium tracking-[-0.025em] outline-none ${size}`}
      >
        {recipe.title}
      </h1>
      {recipe.description && (
        <p className="mt-4 max-w-[58ch] whitespace-pre-line text-ink-2 text-lede print:mt-2">{recipe.description}</p>
      )}
      <div className="mt-6 print:mt-4" lang={i18n.language}>
        <FindingNotes findings={recipe.findings} />
        <RecipeFacts preparation={recipe.preparation_time} cooking={recipe.cook_time} serves={recipe.serves} />
      </div>
      <RecipeColumns>
        <section
          ref={ingredients}
          aria-labelledby="ingredients"
          className="md:sticky md:top-[min(76px,calc(100dvh-var(--height,0px)-24px))] md:self-start print:static"
        >
          <h2 id="ingredients" lang={i18n.language} className={recipeHeading}>
            {t('recipe.ingredients')}
          </h2>
          {recipe.ingredients.length > 0 ? (
            <IngredientList ingredients={recipe.ingredients} language={language} />
          ) : (
            <Nothing text={t('recipe.noIngredients')} language={i18n.language} />
          )}
        </section>
        <section aria-labelledby="directions">
          <h2 id="directions" lang={i18n.language} className={recipeHeading}>
            {t('recipe.directions')}
          </h2>
          {recipe.directions.length > 0 ? (
            <DirectionList directions={recipe.directions} language={language} />
          ) : (
            <Nothing text={t('recipe.noDirections')} language={i18n.language} />
          )}
        </section>
      </RecipeColumns>
      <p lang={i18n.language} className="pt-7 text-center font-display font-medium text-enjoy text-ink-2 italic">
        {t('recipe.enjoy')}
      </p>
    </article>
  )
}

function Nothing({ text, language }: { text: string; language: string }) {
  return (
    <p lang={language} className="text-ink-2">
      {text}
    </p>
  )
}
