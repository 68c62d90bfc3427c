import { distinctTags } from '@roux/contract/distinct-tags'
import { limits } from '@roux/contract/limits'
import type { ReadRecipe } from '@roux/contract/read-recipe'
import { Leaf, Plus, X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dietNames } from '../../i18n/diet-names.ts'

interface RecipeTagsProps {
  recipe: Pick<ReadRecipe, 'tags' | 'diet'>
  /** Saves them, where they are the reader's to change; throws where they cannot be saved. */
  onChange?: (tags: string[]) => Promise<void>
  /** A `datalist` of the cook's other tags, fetched once somebody wants one. */
  suggestions?: (id: string) => ReactNode
}

const pill = 'inline-flex min-h-7 items-center rounded-full text-small wrap-anywhere'

/** What a cook finds a recipe again by, behind the diet that is computed of it. */
export function RecipeTags({ recipe: { tags, diet }, onChange, suggestions }: RecipeTagsProps) {
  const { t, i18n } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const [said, setSaid] = useState('')
  const add = useRef<HTMLButtonElement>(null)
  if (!diet && tags.length === 0 && !onChange) return null
  const save = async (changed: string[], what: string) => {
    await onChange?.(changed)
    setSaid(what)
  }
  const remove = async (tag: string) => {
    await save(
      tags.filter((one) => one !== tag),
      t('tags.removed', { tag }),
    )
    add.current?.focus()
  }
  return (
    <div lang={i18n.language} className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {(diet || tags.length > 0) && (
        <ul aria-label={t('tags.label')} className="contents">
          {diet && (
            <li className={`${pill} bg-herb-soft px-3 text-herb`}>
              <Leaf aria-hidden="true" className="mr-1.5 size-3.5 flex-none" />
              <span className="first-letter:uppercase">{t(dietNames[diet])}</span>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag} className={`${pill} bg-sunken text-ink-2 ${onChange ? 'pl-3' : 'px-3'}`}>
              {tag}
              {onChange && (
                <button
                  type="button"
                  aria-label={t('tags.remove', { tag })}
                  onClick={() => void remove(tag).catch(() => undefined)}
                  className="ml-0.5 grid size-7 place-items-center rounded-full text-ink-3 hover:text-ink pointer-coarse:size-11"
                >
                  <X aria-hidden="true" className="size-3.5" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {onChange &&
        tags.length < limits.tags &&
        (isAdding ? (
          <NewTag
            suggestions={suggestions}
            onAdd={(tag) => save(distinctTags([...tags, tag]), t('tags.added', { tag }))}
            onClose={(isByKey) => {
              setIsAdding(false)
              // It is there once the field is gone.
              if (isByKey) requestAnimationFrame(() => add.current?.focus())
            }}
          />
        ) : (
          <button
            ref={add}
            type="button"
            aria-label={t('tags.add')}
            onClick={() => setIsAdding(true)}
            className="inline-flex min-h-7 items-center gap-1 rounded-full px-2 text-ink-3 first:-ml-2 text-small hover:text-ink pointer-coarse:min-h-11"
          >
            <Plus aria-hidden="true" className="size-3.5" />
            {t('tags.tag')}
          </button>
        ))}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

interface NewTagProps {
  suggestions: RecipeTagsProps['suggestions'] | undefined
  onAdd(tag: string): Promise<void>
  onClose(isByKey: boolean): void
}

/** The field of a new tag: Enter adds it and waits for the next one, Escape closes. */
function NewTag({ suggestions, onAdd, onClose }: NewTagProps) {
  const { t } = useTranslation()
  const list = useId()
  const [tag, setTag] = useState('')
  const submit = async () => {
    const typed = tag.trim()
    if (typed === '') return
    setTag('')
    await onAdd(typed).catch(() => setTag(typed))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <input
        // The button that opened it had the focus.
        // biome-ignore lint/a11y/noAutofocus: asked for by the press that brings it
        autoFocus
        list={suggestions ? list : undefined}
        aria-label={t('tags.new')}
        placeholder={t('tags.new')}
        maxLength={limits.tag}
        autoComplete="off"
        enterKeyHint="done"
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose(true)
        }}
        onBlur={() => {
          if (tag.trim() === '') onClose(false)
        }}
        className="min-h-7 w-40 rounded-full border border-edge bg-surface px-3 text-small outline-offset-2 placeholder:text-ink-3 placeholder:opacity-100 pointer-coarse:min-h-11 pointer-coarse:text-body"
      />
      {suggestions?.(list)}
    </form>
  )
}
