import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortcutOf } from '../../browser/shortcut.ts'
import { SearchField } from '../../ui/search-field.tsx'

/** How long the cook has to rest before what was typed is looked for. */
const restMilliseconds = 180

/** Where a slash means something else. */
const otherPlaces = 'input:not([type=checkbox], [type=radio]), textarea, select, [role="menu"], [role="dialog"]'

export function LibrarySearch({ q, onChange }: { q: string; onChange(q: string): void }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(q)
  const [sent, setSent] = useState(q)
  // Back and forward, and links, bring another.
  if (q !== sent) {
    setSent(q)
    setText(q)
  }
  const send = (next: string) => {
    setSent(next)
    onChange(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each letter
  useEffect(() => {
    if (text === sent) return
    const timer = setTimeout(() => send(text), restMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (shortcutOf(event) !== 'search' || !(event.target instanceof Element)) return
      if (event.target.closest(otherPlaces)) return
      event.preventDefault()
      field.current?.focus()
    }
    // Before the sidebar, which has a search of its own.
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [])
  const clear = () => {
    setText('')
    send('')
  }
  return (
    <SearchField
      size="large"
      name="library-search"
      label={t('library.search')}
      text={text}
      onChange={setText}
      onClear={clear}
      field={field}
    />
  )
}
