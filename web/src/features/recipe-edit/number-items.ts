import type { ItemInput } from '@roux/contract/recipe'

/** Lines as they are saved: trimmed, without blank ones, numbered from 1 in their order (specification §3). */
export function numberItems(lines: readonly { id: string; content: string }[]): ItemInput[] {
  return lines
    .map(({ id, content }) => ({ id, content: content.trim() }))
    .filter(({ content }) => content !== '')
    .map(({ id, content }, place) => ({ ...(id !== '' && { id }), content, index: String(place + 1) }))
}
