import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { contentLists } from '@roux/contract/content-fields'
import { RecipeForm, type RecipeFormValues } from '@roux/contract/recipe-form'
import { Check, LoaderCircle } from 'lucide-react'
import { type FormEvent, type ReactNode, type Ref, useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorCode } from '../../api/error-code.ts'
import { logFailure } from '../../browser/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { SheetColumns } from '../../ui/sheet.tsx'
import { SheetToolbar } from '../../ui/sheet-toolbar.tsx'
import { showToast } from '../../ui/toast.ts'
import { AreaField } from './area-field.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type EditedContent, toContent } from './edited-content.ts'
import { LineList } from './line-list.tsx'
import { type NoteOf, newLineField } from './line-texts.ts'
import { RecipeFields } from './recipe-fields.tsx'
import { useFault } from './use-fault.ts'

interface RecipeEditorProps {
  title: string
  /** Takes the focus when the page comes. */
  heading: Ref<HTMLHeadingElement>
  /** The language the recipe is written in. */
  language: string
  /** What the editor begins with. */
  values: RecipeFormValues
  /** It is another cook's, whose notes are nobody else's. */
  isForeign?: boolean | undefined
  /** What is of danger in the recipe as it stands. */
  alarms: ReactNode
  /** What is to be known of a line. */
  noteOf: NoteOf
  /** Told of every change, so that nothing is lost. */
  onChange(values: RecipeFormValues): void
  /** Throws where it cannot be saved; says `conflict` where the recipe was changed elsewhere, unless `isForced`. */
  onSave(content: EditedContent, isForced: boolean): Promise<'done' | 'conflict'>
  onCancel(): void
  /** After a conflict: put this version aside. */
  onTakeTheirs?(): Promise<void>
}

/** A recipe with all its fields, to be changed and saved or left as it was. */
export function RecipeEditor({ title, heading, language, values, onChange, onCancel, ...props }: RecipeEditorProps) {
  const { t } = useTranslation()
  const faultText = useFault()
  const [conflict, setConflict] = useState<EditedContent>()
  const form = useForm<RecipeFormValues, unknown, RecipeForm>({
    defaultValues: values,
    resolver: standardSchemaResolver(RecipeForm),
  })
  const { isSubmitting } = form.formState
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: (state) => onChange(state.values) }),
    [form.subscribe, onChange],
  )

  const attempt = async (action: () => Promise<void>) => {
    try {
      await action()
    } catch (cause) {
      logFailure('saving a recipe failed', cause)
      await showToast('error', t(errorCode(cause) === 'account_full' ? 'failure.accountFull' : 'edit.saveFailed'))
    }
  }
  const save = (content: EditedContent, isForced: boolean) =>
    attempt(async () => {
      const outcome = await props.onSave(content, isForced)
      setConflict(outcome === 'conflict' ? content : undefined)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting) return
    addTypedLines(form)
    void form.handleSubmit((checked) => save(toContent(checked), false))()
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="animate-appear">
        <SheetToolbar label={t('edit.tools')}>
          <h1
            ref={heading}
            tabIndex={-1}
            className="min-w-0 flex-1 basis-0 truncate text-control text-ink-2 outline-none"
          >
            {title}
          </h1>
          <Button onClick={onCancel}>{t('edit.cancel')}</Button>
          <Button
            look="main"
            type="submit"
            aria-disabled={isSubmitting}
            className={isSubmitting ? '' : 'max-[359px]:[&_svg]:hidden'}
          >
            {isSubmitting ? <LoaderCircle aria-hidden="true" className="animate-turn" /> : <Check aria-hidden="true" />}
            {t('edit.save')}
          </Button>
        </SheetToolbar>
        <div role="status" className="pt-2">
          {props.alarms}
        </div>
        <RecipeFields language={language} />
        <div className="mt-9">
          <SheetColumns isEdited>
            <LineList list="ingredients" language={language} noteOf={props.noteOf} />
            <LineList list="directions" language={language} noteOf={props.noteOf} />
          </SheetColumns>
        </div>
        {!props.isForeign && (
          <div className="mt-9">
            <AreaField
              {...form.register('notes')}
              label={t('notes.heading')}
              fault={faultText(form.formState.errors.notes?.message)}
              className="min-h-18!"
            />
          </div>
        )}
      </form>
      {conflict && (
        <ConflictDialog
          onKeepMine={() => void save(conflict, true)}
          onTakeTheirs={() => void attempt(async () => props.onTakeTheirs?.())}
          onClose={() => setConflict(undefined)}
        />
      )}
    </FormProvider>
  )
}

/** What stands in the field for a new line belongs to the recipe, too. */
function addTypedLines({ getValues, setValue }: ReturnType<typeof useForm<RecipeFormValues, unknown, RecipeForm>>) {
  for (const list of contentLists) {
    const content = getValues(newLineField[list])
    if (content.trim() === '') continue
    setValue(list, [...getValues(list), { id: '', content }])
    setValue(newLineField[list], '')
  }
}
