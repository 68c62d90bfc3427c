import type { Preferences } from '@roux/contract/generation'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { Popover } from 'radix-ui'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { Modal } from '../../ui/modal.tsx'
import { IngredientLine } from './ingredient-line.tsx'
import { standInsFor } from './stand-ins-of.ts'
import { useInsteadTexts } from './use-instead-texts.ts'
import type { ShownRecipe } from './use-recipe-view.ts'

interface InsteadPanelProps {
  /** As it is written. */
  recipe: ReadRecipe
  view: ShownRecipe
  profile: Preferences | undefined
  /** The id of the line. */
  line: string
  /** The button at its end. */
  opener: HTMLElement
  onClose(): void
}

/** What stands in for a line: under its button, to a finger in a sheet from below. */
export function InsteadPanel({ opener, onClose, ...props }: InsteadPanelProps) {
  const { t } = useTranslation()
  const isSheet = useMediaQuery('(pointer: coarse), (max-width: 39.99rem)')
  const button = useRef(opener)
  const { line, view } = props
  const own = view.replaced.get(line) ?? view.recipe.ingredients.find(({ id }) => id === line)?.content
  const title = t('instead.title', { line: own })
  if (isSheet)
    return (
      <Modal title={title} size="foot" opener={button} onClose={onClose}>
        <Choices {...props} onDone={onClose} />
      </Modal>
    )
  return (
    <Popover.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={title}
          onInteractOutside={(event) => {
            // A press on the button would close it here, and open it again there.
            if (event.target instanceof Node && opener.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.focus()
          }}
          className="z-30 max-h-(--radix-popover-content-available-height) w-[min(22.5rem,calc(100vw-16px))] animate-rise overflow-y-auto rounded-medium border border-line bg-surface p-2 text-ink shadow-raised outline-none"
        >
          <h2 className="text-balance px-2 pt-1.5 pb-2 font-display font-medium text-[1.125rem] wrap-anywhere">
            {title}
          </h2>
          <Choices {...props} onDone={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type ChoicesProps = Omit<InsteadPanelProps, 'opener' | 'onClose'> & { onDone(): void }

function Choices({ recipe, view, profile, line, onDone }: ChoicesProps) {
  const { t } = useTranslation()
  const textOf = useInsteadTexts()
  const { units, isConverted, instead } = view
  // In another tin it is for so many and a half.
  const serves = view.written * view.factor
  const options = useMemo(
    () =>
      standInsFor(recipe, {
        ...{ line, serves, chosen: instead, profile: profile ?? null },
        units: isConverted ? units : undefined,
      }),
    [recipe, line, serves, units, isConverted, instead, profile],
  )
  const take = (choice: string | undefined) => {
    view.takeInstead(line, choice)
    onDone()
  }
  const back = view.replaced.get(line)
  return (
    <div className="-mx-2 md:mx-0">
      {back !== undefined && (
        <button type="button" onClick={() => take(undefined)} className={row}>
          <span className="min-w-0 flex-1 wrap-anywhere">{t('instead.back', { line: back })}</span>
        </button>
      )}
      {options.length === 0 && <p className="px-2 py-2 text-control text-ink-2">{t('instead.none')}</p>}
      {options.map(({ key, content, effect }) => (
        <button key={key} type="button" aria-pressed={instead[line] === key} onClick={() => take(key)} className={row}>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span lang={recipe.language} className="block">
              <IngredientLine line={content} language={recipe.language} />
            </span>
            <span className="block text-ink-2 text-small">{textOf(effect)}</span>
          </span>
          <span className="flex-none font-medium text-control">{t('instead.use')}</span>
        </button>
      ))}
      <p className="mx-2 mt-1.5 border-line border-t pt-2 text-ink-2 text-small">{t('instead.thisTime')}</p>
    </div>
  )
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-2 py-1.5 text-left outline-none hover:bg-accent-soft focus-visible:bg-accent-soft focus-visible:outline-2 focus-visible:outline-accent aria-pressed:bg-sunken'
