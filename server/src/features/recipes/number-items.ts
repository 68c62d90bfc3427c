import type { ItemInput } from '@roux/contract/recipe'
import type { Item } from '@roux/contract/recipe-content'
import { v7 as uuid } from 'uuid'

/**
 * Items as they are stored: in the order of `index` where it is sent, numbered from 1. An item keeps its id when it is
 * sent with it, or without any but with the same content; all others get new ones.
 */
export function numberItems(sent: readonly ItemInput[], present: readonly Item[] = []): Item[] {
  const ordered = sent
    .map((item, place) => ({ item, position: Number(item.index ?? place + 1) }))
    .sort((a, b) => a.position - b.position)
    .map(({ item }) => item)
  const free = new Map(present.map(({ id, content }) => [id, content]))
  const named = ordered.map(({ id }) => (typeof id === 'string' && free.delete(id) ? id : undefined))
  const takeSame = (content: string) => {
    const id = [...free].find(([, other]) => other === content)?.[0]
    if (id !== undefined) free.delete(id)
    return id
  }
  return ordered.map(({ content }, place) => ({
    id: named[place] ?? takeSame(content) ?? uuid(),
    content,
    index: String(place + 1),
  }))
}
