import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { RecipeOrder } from '../../api/generate-recipe.ts'
import { isFieldDone } from '../../api/read-draft.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { FailureText, KitchenOffer } from './failure-note.tsx'
import { UnfinishedBar } from './unfinished-bar.tsx'
import type { Generation } from './use-generation.ts'
import { WritingBar } from './writing-bar.tsx'

interface WritingProps {
  generation: Generation
  /** The page of the recipe has the place of the home screen. */
  isPageUp: boolean
  /** That page. */
  page: ReactNode
  field: RefObject<HTMLTextAreaElement | null>
  onStop(): void
  /** Asks again, in the words that stand in the box now. */
  onSendAgain(order: RecipeOrder): void
}

/**
 * Everything under the box once a prompt is on its way: the recipe as it comes, or why it does not. It is fetched with
 * what asks for a recipe.
 */
export function Writing({ generation, isPageUp, page, field, onStop, onSendAgain }: WritingProps) {
  const navigate = useNavigate()
  const continueByHand = () => {
    if (!('draft' in generation)) return
    const recipe = { ...generation.draft, language: generation.order.language }
    void navigate('/recipe/new', { state: { recipe } })
  }
  const editRequest = () => {
    scrollTo(0, 0)
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }
  const askKitchen = () => {
    if ('order' in generation) onSendAgain({ ...generation.order, writer: 'kitchen' })
  }
  const regenerate = () => {
    if (!('order' in generation)) return
    const { seed, earlierTitles = [] } = generation.order
    const title = titleOf(generation)
    onSendAgain({
      ...generation.order,
      seed: seed + 1,
      earlierTitles: title === undefined ? earlierTitles : [...earlierTitles, title],
    })
  }

  if (isPageUp)
    return (
      <Sheet>
        {generation.state === 'loading' && <WritingBar ahead={generation.ahead} onStop={onStop} />}
        {(generation.state === 'stopped' || generation.state === 'failed') && (
          <UnfinishedBar
            generation={generation}
            onContinue={continueByHand}
            onRegenerate={regenerate}
            onEditRequest={editRequest}
            onKitchen={askKitchen}
          />
        )}
        {page}
      </Sheet>
    )
  if (generation.state !== 'failed') return null
  return (
    <div className="mt-4 grid w-full max-w-[720px] animate-appear justify-items-center gap-3 px-5 text-center text-control">
      <FailureText cause={generation.cause} />
      <KitchenOffer cause={generation.cause} onKitchen={askKitchen} />
    </div>
  )
}

/** What a live region says meanwhile: that the writing has begun, and the title; at its end the focus says the rest. */
export function WritingStatus({ generation }: Pick<WritingProps, 'generation'>) {
  const { t } = useTranslation()
  const [started = ''] = t('waiting.messages', { returnObjects: true })
  if (generation.state !== 'loading') return null
  const title = titleOf(generation)
  if (title) return t('waiting.isTitle', { title })
  return generation.ahead ? t('waiting.ahead', { count: generation.ahead }) : started
}

/** Once it is written to its end. */
function titleOf(generation: Generation): string | undefined {
  const draft = 'draft' in generation ? generation.draft : undefined
  return draft && isFieldDone(draft, 'title') ? draft.title : undefined
}
