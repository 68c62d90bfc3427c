import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { cookingTime, endCooking } from '../../browser/cooking-time.ts'
import { useDocumentTitle } from '../../browser/use-document-title.ts'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { CookButton } from '../../features/cook/cook-button.tsx'
import { CookEnd } from '../../features/cook/cook-end.tsx'
import { CookLists } from '../../features/cook/cook-lists.tsx'
import { CookNote } from '../../features/cook/cook-note.tsx'
import { CookPage } from '../../features/cook/cook-page.tsx'
import { CookStep } from '../../features/cook/cook-step.tsx'
import { ReadAloud } from '../../features/cook/read-aloud.tsx'
import { IngredientLine } from '../../features/recipe/ingredient-line.tsx'
import { MeasuredText } from '../../features/recipe/measured-text.tsx'
import { RecipeCover } from '../../features/recipe/recipe-cover.tsx'
import { ingredientRow } from '../../features/recipe/recipe-look.ts'
import { type ShownRecipe, useRecipeView } from '../../features/recipe/use-recipe-view.ts'
import { TimerList } from '../../features/timers/timer-list.tsx'
import { isFromRecipe, readStep } from './cook-path.ts'
import { useCookNote } from './use-cook-note.ts'
import { useStepLines } from './use-step-lines.ts'

interface CookingProps {
  recipe: ReadRecipe
  /** The address of the recipe's page. */
  path: string
  /** Names how the recipe is looked at. */
  viewId: string
  onFavorite(): void
  /** What can be asked about a step, where there is somebody to answer. */
  askButton?: (view: ShownRecipe, step: number) => ReactNode
  /** Adds to its notes, where they are the cook's own. */
  onNote?: ((note: string) => Promise<void>) | undefined
}

/** Cook mode: a recipe step by step. The address names the step, so that a reload stays there. */
export function Cooking({ recipe, path, viewId, onFavorite, askButton, onNote }: CookingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  useDocumentTitle(t('cook.title', { title: recipe.title }))
  const isShort = useMediaQuery('(max-height: 43rem)')
  const { save: saveNote, ...note } = useCookNote(recipe.id || path, onNote)
  const shown = useRef<'steps' | 'end'>(undefined)
  const view = useRecipeView(viewId, recipe)
  const { directions, language, ingredients, serves } = view.recipe
  const steps = directions.length
  const stepLines = useStepLines(recipe)
  const lines = ingredients.map(({ id, index, content }, place) => (
    <li key={`${id} ${index}`} className={ingredientRow}>
      <span className="min-w-0">
        <IngredientLine line={content} language={language} marks={view.marks.ingredients[place] ?? []} />
      </span>
    </li>
  ))
  const step = readStep(search, steps)
  const direction = directions[step - 1]

  useEffect(() => void cookingTime(path), [path])
  // The address changes a moment later than two quick presses take.
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  }, [step])
  const leave = () => void (isFromRecipe(state) ? navigate(-1) : navigate(path, { replace: true }))
  const goTo = (next: number) => {
    latest.current = Math.min(next, steps + 1)
    void navigate({ search: `?step=${latest.current}` }, { replace: true, state })
  }
  const back = () => (latest.current === 1 ? leave() : goTo(latest.current - 1))
  const next = () => goTo(latest.current + 1)
  // Of a step that follows another one a live region tells.
  const heading = (element: HTMLHeadingElement | null) => {
    const now = direction ? 'steps' : 'end'
    if (!element || shown.current === now) return
    shown.current = now
    element.focus({ preventScroll: true })
  }

  if (steps === 0) return <Navigate to={path} replace />
  return (
    <CookPage
      title={recipe.title}
      step={step}
      steps={steps}
      onLeave={leave}
      onBack={back}
      onNext={next}
      timers={<TimerList inSight={isShort ? 1 : 3} />}
      buttons={
        direction ? (
          <>
            <CookButton look="quiet" onClick={back}>
              {t('cook.back')}
            </CookButton>
            <CookButton look="main" onClick={next}>
              {t('cook.next')}
            </CookButton>
          </>
        ) : (
          <CookButton
            look="main"
            aria-disabled={note.isSaving}
            onClick={async () => {
              if (!(await saveNote())) return
              endCooking(path)
              leave()
            }}
            className="md:flex-1"
          >
            {t('cook.done')}
          </CookButton>
        )
      }
    >
      {direction ? (
        <CookStep
          step={step}
          steps={steps}
          language={language}
          serves={view.isScaled ? serves : undefined}
          text={
            <MeasuredText text={direction.content} language={language} place={{ path, title: recipe.title, step }} />
          }
          written={direction.content}
          ingredients={(stepLines[step - 1] ?? []).flatMap((line) => lines[line] ?? [])}
          tools={
            <>
              {askButton?.(view, step)}
              <ReadAloud text={direction.content} language={language} />
              <CookLists
                step={step}
                texts={directions.map(({ content }) => content)}
                lines={lines}
                language={language}
                onStep={goTo}
              />
            </>
          }
          heading={heading}
        />
      ) : (
        <CookEnd
          isFavorite={recipe.is_favorite}
          onFavorite={onFavorite}
          serves={serves}
          path={path}
          cover={<RecipeCover recipe={recipe} className="mb-6 aspect-[3/2] max-w-[42dvh]" />}
          heading={heading}
          note={onNote && <CookNote notes={recipe.notes} {...note} />}
        />
      )}
    </CookPage>
  )
}
