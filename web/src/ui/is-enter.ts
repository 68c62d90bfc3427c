import type { KeyboardEvent } from 'react'

/**
 * Whether Enter was pressed alone. While a character is being composed (Japanese, accents), it belongs to that; Safari
 * says so with 229 only.
 */
export function isEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.keyCode !== 229
}
