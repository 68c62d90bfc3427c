import { useTags } from '../../api/library.ts'

/** The tags of the cook's other recipes, for a field to offer. */
export function KnownTags({ id, but }: { id: string; but: readonly string[] }) {
  const { data = [] } = useTags()
  return (
    <datalist id={id}>
      {data
        .filter(({ tag }) => !but.includes(tag))
        .map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
    </datalist>
  )
}
