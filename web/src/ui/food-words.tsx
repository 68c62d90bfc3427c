import { foldText } from '@roux/contract/fold-text'
import { limits } from '@roux/contract/limits'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEnter } from './is-enter.ts'
import { TextField } from './text-field.tsx'

interface FoodWordsProps {
  label: string
  hint: string
  foods: readonly string[]
  /** How many they may be. */
  most?: number
  /** How many characters one may have. */
  longest?: number
  onChange(foods: string[]): void
}

/** Foods in the cook's own words: typed one by one, each removed with its button. */
export function FoodWords({
  label,
  hint,
  foods,
  most = limits.dislikes,
  longest = limits.dislike,
  onChange,
}: FoodWordsProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const isFull = foods.length >= most

  const add = (text: string) => {
    const added = newFoods(text, foods, longest)
    setTyped('')
    if (added.length === 0) return
    onChange([...foods, ...added].slice(0, most))
    setSaid(t('preferences.added', { food: added.join(', ') }))
  }
  const remove = (food: string) => {
    onChange(foods.filter((other) => other !== food))
    setSaid(t('preferences.removed', { food }))
    field.current?.querySelector('input')?.focus()
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (!isEnter(event) && event.key !== ',') return
    event.preventDefault()
    add(typed)
  }
  // A list that is pasted is many foods.
  const addPasted = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,;\n]/.test(text)) return
    event.preventDefault()
    add(`${typed} ${text}`)
  }

  return (
    <div ref={field} className="grid gap-2">
      <TextField
        label={label}
        hint={hint}
        error={isFull && t('preferences.full', { count: most })}
        value={typed}
        maxLength={longest}
        autoComplete="off"
        enterKeyHint="done"
        disabled={isFull && typed === ''}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={addOnEnter}
        onPaste={addPasted}
        onBlur={() => add(typed)}
      />
      {foods.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {foods.map((food) => (
            <li
              key={food}
              className="inline-flex max-w-full items-center rounded-[16px] bg-accent-soft pl-3 text-ink text-small wrap-anywhere"
            >
              {food}
              <button
                type="button"
                aria-label={t('preferences.remove', { food })}
                onClick={() => remove(food)}
                className="touchable grid size-8 flex-none place-items-center text-ink-2 hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p id={`${id}-said`} role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** What is typed and not there yet, whatever its case and accents. */
function newFoods(text: string, foods: readonly string[], longest: number): string[] {
  const known = new Set(foods.map(foldText))
  return text
    .split(/[,;\n]/)
    .map((food) => food.trim().slice(0, longest).toWellFormed())
    .filter((food) => {
      const key = foldText(food)
      if (food === '' || known.has(key)) return false
      known.add(key)
      return true
    })
}
