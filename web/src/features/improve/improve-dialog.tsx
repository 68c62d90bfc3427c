import { limits } from '@roux/contract/limits'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { canKitchenHelp, failureCodeWords } from '../../api/failure-words.ts'
import { Button } from '../../ui/button.tsx'
import { isEnter } from '../../ui/is-enter.ts'
import { Modal } from '../../ui/modal.tsx'
import { failureText } from './failure-text.ts'
import { foodNames } from './food-names.ts'
import { useImprovement } from './use-improvement.ts'
import { WishChips } from './wish-chips.tsx'

interface ImproveDialogProps {
  recipeId: string
  recipe: ReadRecipe
  /** What was typed: it outlives the dialog. */
  wish: string
  onChangeWish(wish: string): void
  onImproved(wish: string, recipe: ReadRecipe): void
  onClose(): void
}

/** Asks what should be better. Closing it while the answer is on its way calls that off. */
export function ImproveDialog({ recipeId, recipe, wish, onChangeWish, onImproved, onClose }: ImproveDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const { improvement, start } = useImprovement(recipeId, onImproved)
  const isLoading = improvement.state === 'loading'
  const toSend = wish.trim().toWellFormed()
  const canSend = toSend !== '' && wish.length <= limits.prompt && !isLoading

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (canSend) start(toSend)
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (isEnter(event)) send(event)
  }

  return (
    <Modal title={t('improve.title')} onClose={onClose}>
      <form onSubmit={send} noValidate className="grid gap-3">
        <label htmlFor={id} className="text-ink-2">
          {t('improve.label')}
        </label>
        <WishChips
          wish={wish}
          serves={recipe.serves}
          foods={foodNames(recipe)}
          isDisabled={isLoading}
          onChange={onChangeWish}
        />
        <textarea
          ref={takeFocus}
          id={id}
          name="wish"
          rows={4}
          enterKeyHint="send"
          value={wish}
          maxLength={limits.prompt}
          readOnly={isLoading}
          placeholder={t('improve.placeholder')}
          aria-describedby={`${id}-count`}
          onChange={(event) => onChangeWish(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content block max-h-52 min-h-28 w-full resize-none rounded-[10px] border border-edge bg-bg px-3.5 py-2.5 text-ink transition-colors duration-150 ease-out placeholder:text-ink-3 read-only:text-ink-2 hover:border-ink-3 focus:border-ink-3"
        />
        <div role="alert" className="wrap-anywhere text-beet text-control">
          {improvement.state === 'failed' && <FailureText cause={improvement.cause} />}
        </div>
        {improvement.state === 'failed' && canKitchenHelp(improvement.cause) && (
          <Button
            className="justify-self-start"
            aria-disabled={!canSend}
            onClick={() => canSend && start(toSend, 'kitchen')}
          >
            {t('failure.kitchen')}
          </Button>
        )}
        <div className="flex min-h-6 items-center justify-between gap-3 text-small">
          <p id={`${id}-count`} className="whitespace-nowrap text-ink-3 tabular-nums">
            {wish.length} / {limits.prompt}
          </p>
          <p role="status" className="flex items-center gap-2 text-ink-2">
            {improvement.state === 'loading' && (
              <>
                <span className="size-5 flex-none animate-turn rounded-full border-[2.5px] border-line border-t-accent" />
                {improvement.ahead > 0 ? t('waiting.ahead', { count: improvement.ahead }) : t('improve.loading')}
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('improve.cancel')}</Button>
          {/* Not disabled: the focus would be lost with it. */}
          <Button look="main" type="submit" aria-disabled={!canSend}>
            {t('improve.submit')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** The chips stand before it. */
function takeFocus(box: HTMLTextAreaElement | null): void {
  box?.focus()
}

function FailureText({ cause }: { cause: unknown }) {
  const { t } = useTranslation()
  return <p>{failureCodeWords(t, cause) ?? failureText(cause) ?? t('improve.failed')}</p>
}
