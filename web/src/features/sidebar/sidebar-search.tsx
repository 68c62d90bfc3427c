import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isEnter } from '../../ui/is-enter.ts'
import { SearchField } from '../../ui/search-field.tsx'
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
  return (
    <SearchField
      size="small"
      name="search"
      label={t('appSidebar.search')}
      text={text}
      onChange={onChange}
      onClear={() => onChange('')}
      onKeyDown={(event) => isEnter(event) && onEnter()}
      field={field}
    />
  )
}
