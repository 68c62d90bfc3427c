import type { ContentList } from '@roux/contract/content-fields'
import type { RecipeFormValues } from '@roux/contract/recipe-form'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { isEnter } from '../../ui/is-enter.ts'
import { lineTexts, newLineField } from './line-texts.ts'
import { pastedLines } from './pasted-lines.ts'

interface NewLineProps {
  list: ContentList
  language: string
  onAdd(contents: readonly string[]): void
}

/** Where the next line is typed. Enter adds it, and so does the plus button; blank ones are ignored. Several pasted
 * ones are added at once. */
export function NewLine({ list, language, onAdd }: NewLineProps) {
  const { t } = useTranslation()
  const id = useId()
  const { register, getValues, setValue, setFocus } = useFormContext<RecipeFormValues>()
  const field = newLineField[list]
  const texts = lineTexts[list]

  const add = () => {
    const content = getValues(field).trim()
    if (content !== '') {
      onAdd([content])
      setValue(field, '')
    }
    setFocus(field)
  }
  /** A list that was copied somewhere becomes as many rows. */
  const addPasted = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\r\n]/.test(pasted.trim())) return
    const lines = pastedLines(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
    if (lines === undefined) return
    event.preventDefault()
    onAdd(lines)
    setValue(field, '')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (!isEnter(event)) return
    event.preventDefault()
    add()
  }

  return (
    <div className="flex items-end gap-1 pl-8 pointer-coarse:pl-12">
      <label htmlFor={id} className="sr-only">
        {t(texts.newLine)}
      </label>
      <GrowingTextarea
        {...register(field)}
        id={id}
        lang={language}
        placeholder={t(texts.hint)}
        enterKeyHint="enter"
        onKeyDown={addOnEnter}
        onPaste={addPasted}
        className="min-w-0 flex-1"
      />
      <Button aria-label={t(texts.add)} data-tooltip="" onClick={add} className="h-11! flex-none px-2.5!">
        <Plus aria-hidden="true" />
      </Button>
    </div>
  )
}
