import { type FactField, factFields } from '@roux/contract/content-fields'
import type { RecipeFormValues } from '@roux/contract/recipe-form'
import type { ParseKeys } from 'i18next'
import type { FunctionComponent, KeyboardEvent } from 'react'
import { type UseFormRegisterReturn, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'
import { AreaField } from './area-field.tsx'
import { useFault } from './use-fault.ts'

interface FactInputProps extends UseFormRegisterReturn {
  label: string
  /** Says what is wrong. */
  error: string | undefined
}

/** How each fact is typed. */
const inputs: Readonly<Record<FactField, { label: ParseKeys; Input: FunctionComponent<FactInputProps> }>> = {
  preparation_time: { label: 'edit.preparation', Input: NumberField },
  cook_time: { label: 'edit.cooking', Input: NumberField },
  serves: { label: 'edit.serves', Input: NumberField },
}

/** Everything of a recipe but its two lists. */
export function RecipeFields({ language }: { language: string }) {
  const { t } = useTranslation()
  const faultText = useFault()
  const { register, formState } = useFormContext<RecipeFormValues>()
  const { errors } = formState
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
        {factFields.map((field) => {
          const { label, Input } = inputs[field]
          return <Input key={field} {...register(field)} label={t(label)} error={faultText(errors[field]?.message)} />
        })}
      </div>
    </div>
  )
}

function NumberField(props: FactInputProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="off"
      className="row-span-3 grid grid-rows-subgrid gap-y-0 [&>label]:self-end"
    />
  )
}

/** A title is one line, also where it was pasted as several. */
function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

function stayOnOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
