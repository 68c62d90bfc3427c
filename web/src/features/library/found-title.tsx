import type { ListedRecipe } from '../../api/library.ts'
import { MarkedSpans } from '../../ui/marked-spans.tsx'

/** The title, with what was searched for marked in it. */
export function FoundTitle({ recipe: { title, matched } }: { recipe: ListedRecipe }) {
  const match = matched.find(({ field, text }) => field === 'title' && text === title)
  return <MarkedSpans text={title} spans={match?.spans ?? []} />
}
