import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ContentList } from '@roux/contract/content-fields'
import type { RecipeFormValues } from '@roux/contract/recipe-form'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isEnter } from '../../ui/is-enter.ts'
import { sheetHeading } from '../../ui/sheet.tsx'
import { FaultNote } from './fault-note.tsx'
import { LineRow } from './line-row.tsx'
import { lineTexts, type NoteOf, newLineField } from './line-texts.ts'
import { NewLine } from './new-line.tsx'
import { useFault } from './use-fault.ts'
import { useLineDragging } from './use-line-dragging.ts'

interface LineListProps {
  list: ContentList
  language: string
  noteOf: NoteOf
}

/** The ingredients, or the steps: each edited in its place, removed, moved; new ones below. */
export function LineList({ list, language, noteOf }: LineListProps) {
  const { t } = useTranslation()
  const id = useId()
  const rows = useRef<HTMLOListElement>(null)
  const faultText = useFault()
  const { control, formState, setFocus } = useFormContext<RecipeFormValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: list, keyName: 'key' })
  const [said, setSaid] = useState('')
  const keys = fields.map(({ key }) => key)
  const fault = formState.errors[list]
  const dragging = useLineDragging(keys, move)

  const moveTo = (from: number, to: number) => {
    move(from, to)
    setSaid(t('edit.movedTo', { place: to + 1, total: keys.length }))
  }
  const removeAt = (place: number) => {
    flushSync(() => remove(place))
    const left = rows.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = left[Math.min(place, left.length - 1)]
    if (next) next.focus()
    else setFocus(newLineField[list])
    setSaid(t('edit.removed'))
  }
  // A step may have several lines; an ingredient has one.
  const goOnWithEnter = (event: KeyboardEvent, place: number) => {
    if (list === 'directions' || !isEnter(event)) return
    event.preventDefault()
    setFocus(place + 1 < fields.length ? `${list}.${place + 1}.content` : newLineField[list])
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={sheetHeading}>
        {t(lineTexts[list].heading)}
      </h2>
      <DndContext {...dragging} collisionDetection={closestCenter}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol ref={rows}>
            {fields.map(({ key }, place) => (
              <LineRow
                key={key}
                list={list}
                sortKey={key}
                place={place}
                count={fields.length}
                language={language}
                note={noteOf(list, place)}
                onMove={(to) => moveTo(place, to)}
                onRemove={() => removeAt(place)}
                onKeyDown={(event) => goOnWithEnter(event, place)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <NewLine
        list={list}
        language={language}
        onAdd={(contents) =>
          append(
            contents.map((content) => ({ id: '', content })),
            { shouldFocus: false },
          )
        }
      />
      <FaultNote id={`${id}-fault`} fault={faultText(fault?.root?.message ?? fault?.message)} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
