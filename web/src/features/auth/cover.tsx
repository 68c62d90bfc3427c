/** The cover: a roux in its pan, stirred from white to dark. Lazy, since a phone shows it not and need not fetch it. */
export function Cover({ text }: { text: string }) {
  return (
    <aside className="sticky top-0 flex h-dvh flex-col overflow-hidden bg-cover text-cover-ink max-md:hidden print:hidden">
      <div className="@container-[size] grid min-h-0 flex-1 place-items-center">
        <div className="relative aspect-square w-[min(86cqw,84cqh)]">
          <img src="/cover.svg" alt="" loading="lazy" className="absolute top-0 left-0 w-[170%] max-w-none" />
        </div>
      </div>
      <p className="max-w-[15em] text-balance px-8 pb-8 font-display font-medium text-tagline lg:px-12 lg:pb-12">
        {text}
      </p>
    </aside>
  )
}
