import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isEnter } from '../../ui/is-enter.ts'
import type { SearchFocus } from './use-sidebar-keys.ts'

interface SidebarSearchProps {
  text: string
  onChange(text: string): void
  onEnter(): void
  focus: SearchFocus
}

/** The search box. Esc empties it, Enter opens the first that is found. */
export function SidebarSearch({ text, onChange, onEnter, focus: { field, isWanted } }: SidebarSearchProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (isWanted.current) field.current?.focus()
    isWanted.current = false
  }, [field, isWanted])
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  const hear = (event: KeyboardEvent) => {
    if (isEnter(event)) onEnter()
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    clear()
  }
  return (
    <div className="flex h-10 flex-none items-center gap-2.5 rounded-small border border-edge bg-surface pl-3 text-ink-3 transition-colors duration-150 ease-out focus-within:border-ink-3 pointer-coarse:h-11">
      <Search aria-hidden="true" className="size-[17px] flex-none" />
      <input
        ref={field}
        type="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        placeholder={t('appSidebar.search')}
        aria-label={t('appSidebar.search')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={hear}
        className="peer h-full min-w-0 flex-1 bg-transparent text-control text-ink outline-none placeholder:text-ink-3 placeholder:opacity-100 pointer-coarse:text-body [&::-webkit-search-cancel-button]:hidden"
      />
      {text === '' ? (
        <span
          aria-hidden="true"
          className="mr-3 rounded-[5px] border border-line px-1.5 font-ui text-tiny peer-focus:hidden pointer-coarse:hidden"
        >
          /
        </span>
      ) : (
        <button
          type="button"
          aria-label={t('appSidebar.clear')}
          data-tooltip=""
          onClick={clear}
          className="touchable grid size-9 flex-none place-items-center rounded-small hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
}
