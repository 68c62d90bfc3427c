import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ContentList } from '@roux/contract/content-fields'
import type { RecipeFormValues } from '@roux/contract/recipe-form'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FaultNote } from './fault-note.tsx'
import { lineTexts } from './line-texts.ts'
import { MoveHandle } from './move-handle.tsx'
import { useFault } from './use-fault.ts'

interface LineRowProps {
  list: ContentList
  sortKey: string
  place: number
  count: number
  language: string
  /** What is to be known of the line. */
  note: ReactNode
  onMove(to: number): void
  onRemove(): void
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void
}

/** One ingredient or step: its handle, its text, and the way to remove it. */
export function LineRow({ list, sortKey, place, count, language, note, onMove, onRemove, onKeyDown }: LineRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const faultText = useFault()
  const { register, formState } = useFormContext<RecipeFormValues>()
  const sortable = useSortable({ id: sortKey })
  const texts = lineTexts[list]
  const number = place + 1
  const fault = faultText(formState.errors[list]?.[place]?.content?.message)

  return (
    <li
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      className={`relative mb-2 ${sortable.isDragging ? 'z-10' : ''}`}
    >
      <div className="flex items-center gap-1">
        <MoveHandle
          label={t(texts.move, { number })}
          sortable={sortable}
          onUp={place > 0 ? () => onMove(place - 1) : undefined}
          onDown={number < count ? () => onMove(number) : undefined}
        />
        <GrowingTextarea
          {...register(`${list}.${place}.content`)}
          lang={language}
          aria-label={t(texts.line, { number })}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault ${id}-note`}
          enterKeyHint={list === 'ingredients' ? 'next' : 'enter'}
          onKeyDown={onKeyDown}
          className={sortable.isDragging ? 'shadow-raised' : ''}
        />
        <IconButton label={t(texts.remove, { number })} data-remove="" onClick={onRemove} className="text-ink-3">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="pl-9">
        <div id={`${id}-note`}>{note}</div>
        <FaultNote id={`${id}-fault`} fault={fault} />
      </div>
    </li>
  )
}
