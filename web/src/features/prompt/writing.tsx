import type { ReactNode, RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { RecipeOrder } from '../../api/generate-recipe.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { FailureText, KitchenOffer } from './failure-note.tsx'
import { UnfinishedBar } from './unfinished-bar.tsx'
import type { Generation } from './use-generation.ts'
import { WritingBar } from './writing-bar.tsx'
import { WritingStatus } from './writing-status.tsx'

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

/** Everything under the box once a prompt is on its way: the recipe as it comes, or why it does not. */
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
    if ('order' in generation) onSendAgain({ ...generation.order, seed: generation.order.seed + 1 })
  }

  return (
    <>
      <WritingStatus generation={generation} isShown={isPageUp} />
      {isPageUp ? (
        <Sheet>
          {generation.state === 'loading' && <WritingBar onStop={onStop} />}
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
      ) : (
        generation.state === 'failed' && (
          <div className="mt-4 grid w-full max-w-[720px] animate-appear justify-items-center gap-3 px-5 text-center text-control">
            <FailureText cause={generation.cause} />
            <KitchenOffer cause={generation.cause} onKitchen={askKitchen} />
          </div>
        )
      )}
    </>
  )
}
