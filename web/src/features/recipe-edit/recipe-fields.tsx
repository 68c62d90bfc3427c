import type { RecipeFormValues } from '@roux/contract/recipe-form'
import type { KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'
import { AreaField } from './area-field.tsx'
import { useFault } from './use-fault.ts'

/** Everything of a recipe but its two lists. */
export function RecipeFields({ language }: { language: string }) {
  const { t } = useTranslation()
  const faultText = useFault()
  const { register, formState } = useFormContext<RecipeFormValues>()
  const { errors } = formState
  const number = (name: 'preparation_time' | 'cook_time' | 'serves', label: string) => (
    <TextField
      {...register(name)}
      label={label}
      error={faultText(errors[name]?.message)}
      inputMode="numeric"
      autoComplete="off"
      className="row-span-3 grid grid-rows-subgrid gap-y-0 [&>label]:self-end"
    />
  )
  return (
    <div className="mt-5 grid gap-4.5">
      <AreaField
        {...register('title', { setValueAs: toOneLine })}
        label={t('edit.title')}
        fault={faultText(errors.title?.message)}
        lang={language}
        enterKeyHint="done"
        onKeyDown={stayOnOneLine}
        className="font-display font-medium text-dialog leading-[1.2]"
      />
      <AreaField
        {...register('description')}
        label={t('edit.description')}
        fault={faultText(errors.description?.message)}
        lang={language}
        className="min-h-18!"
      />
      <div className="grid grid-cols-3 gap-x-2.5 @min-[40rem]:gap-x-4">
        {number('preparation_time', t('edit.preparation'))}
        {number('cook_time', t('edit.cooking'))}
        {number('serves', t('edit.serves'))}
      </div>
    </div>
  )
}

/** A title is one line, also where it was pasted as several. */
function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

function stayOnOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
