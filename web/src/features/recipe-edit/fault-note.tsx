/** What is wrong with a field; told as soon as it is found. */
export function FaultNote({ id, fault }: { id: string; fault: string | undefined }) {
  return (
    <div id={id} role="alert" aria-live="polite" className="text-beet text-small">
      {fault && <p className="animate-appear pt-1.5">{fault}</p>}
    </div>
  )
}
