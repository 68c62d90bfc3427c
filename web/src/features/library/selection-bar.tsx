import { FileDown, ListChecks, Tag, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFootHeight } from '../../browser/use-foot-height.ts'

interface SelectionBarProps {
  number: number
  /** While something is done with them. */
  isBusy: boolean
  /** Where there are more that suit. */
  onAll: (() => void) | undefined
  onTag(): void
  onTakeAway(): void
  onDelete(): void
  onLeave(): void
}

/** What can be done with the recipes that are chosen. Esc leaves; Ctrl or Cmd and A chooses all. */
export function SelectionBar({ number, isBusy, onAll, onTag, onTakeAway, onDelete, onLeave }: SelectionBarProps) {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  useFootHeight(bar, '--foot-height')
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event
      const isIn = (places: string) => target instanceof Element && target.closest(places) !== null
      if (event.defaultPrevented || isIn('[role="dialog"], [role="menu"]')) return
      if (key === 'Escape') onLeave()
      if (key !== 'a' || !(ctrlKey || metaKey) || isIn('[type="search"], textarea')) return
      event.preventDefault()
      if (!isBusy) onAll?.()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [onLeave, onAll, isBusy])
  return (
    <div
      ref={bar}
      className="pointer-events-none @max-[24rem]:-mx-3 sticky bottom-(--timers-height,0px) z-10 flex justify-center pb-[max(1.25rem,env(safe-area-inset-bottom))] print:hidden"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div
        role="group"
        aria-label={t('library.selection')}
        className="pointer-events-auto flex animate-rise items-center gap-1 rounded-[18px] bg-ink py-1.5 pr-1.5 pl-5 text-bg @max-[40rem]:pl-3.5 text-control shadow-raised min-w-0"
      >
        <p role="status" className="mr-2 min-w-0 truncate font-semibold @max-[40rem]:mr-0.5">
          <span className="@max-[40rem]:sr-only">{t('library.selected', { number })}</span>
          <span aria-hidden="true" className="@min-[40rem]:hidden tabular-nums">
            {number}
          </span>
        </p>
        {onAll && (
          <BarButton
            icon={<ListChecks aria-hidden="true" />}
            text={t('library.selectAll')}
            isDisabled={isBusy}
            onClick={onAll}
          />
        )}
        <BarButton icon={<Tag aria-hidden="true" />} text={t('library.tagThem')} isDisabled={isBusy} onClick={onTag} />
        <BarButton
          icon={<FileDown aria-hidden="true" />}
          text={t('takeAway.open')}
          isDisabled={isBusy}
          onClick={onTakeAway}
        />
        <BarButton
          icon={<Trash2 aria-hidden="true" />}
          text={t('appSidebar.delete')}
          isDisabled={isBusy}
          onClick={onDelete}
        />
        <span aria-hidden="true" className="mx-1 h-5.5 w-px bg-bg/25" />
        <button
          type="button"
          aria-label={t('library.leave')}
          data-tooltip=""
          onClick={onLeave}
          className="grid size-11 place-items-center rounded-[12px] hover:bg-bg/15"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </div>
  )
}

interface BarButtonProps {
  icon: ReactNode
  text: string
  isDisabled: boolean
  onClick(): void
}

/** With its words where there is room for them. */
function BarButton({ icon, text, isDisabled, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={text}
      disabled={isDisabled}
      onClick={onClick}
      className="flex h-11 min-w-11 items-center justify-center gap-2.5 rounded-[12px] px-3.5 font-medium outline-offset-[-2px] hover:bg-bg/15 disabled:opacity-60 @max-[40rem]:px-0 [&_svg]:size-4.5"
    >
      {icon}
      <span className="@max-[40rem]:hidden">{text}</span>
    </button>
  )
}
