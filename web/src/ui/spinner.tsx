/** A turning ring; says `label` to those who cannot see it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid flex-1 place-items-center p-16">
      <span className="size-9 animate-turn rounded-full border-[3px] border-line border-t-accent" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
