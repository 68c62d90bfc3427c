import type { KeyboardEvent } from 'react'

/** From the search box down through the rows of the lists, and up again, with the arrow keys, Home and End. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('li a'))
  const place = event.target instanceof HTMLElement ? rows.indexOf(event.target) : -1
  const isInField = event.target === field
  if (place < 0 && !(isInField && event.key === 'ArrowDown')) return
  const target = targetOf(event.key, place, rows, field)
  if (!target) return
  event.preventDefault()
  target.focus()
}

function targetOf(key: string, place: number, rows: readonly HTMLElement[], field: HTMLElement | null) {
  switch (key) {
    case 'ArrowDown':
      return rows[place + 1]
    case 'ArrowUp':
      return place === 0 ? field : rows[place - 1]
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    default:
      return undefined
  }
}
