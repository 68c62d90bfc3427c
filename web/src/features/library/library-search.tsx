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
  const [seen, setSeen] = useState(q)
  // What the address does not hold yet: on a slow machine one comes when the next is sent already.
  const [sent, setSent] = useState<readonly string[]>([])
  if (q !== seen) {
    setSeen(q)
    const isOwn = sent.includes(q)
    setSent(isOwn ? sent.slice(sent.indexOf(q) + 1) : [])
    // Back and forward, and links, bring another.
    if (!isOwn) setText(q)
  }
  const latest = sent.at(-1) ?? q
  const send = (next: string) => {
    if (next === latest) return
    setSent([...sent, next])
    onChange(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each letter
  useEffect(() => {
    if (text === latest) return
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
