interface CookProgressProps {
  step: number
  steps: number
}

/** A piece for each step: what is done is full, the present one half. The words beside it say the same. */
export function CookProgress({ step, steps }: CookProgressProps) {
  return (
    <div
      aria-hidden="true"
      className={`order-last flex min-w-0 basis-full px-2 md:order-none md:flex-1 md:basis-0 ${steps > 20 ? 'gap-px' : 'gap-[5px]'}`}
    >
      {Array.from({ length: steps }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move
        <span key={place} className="h-[5px] min-w-0 flex-1 overflow-hidden rounded-[3px] bg-line">
          <span className={`block h-full bg-gold ${widthOf(place + 1, step)}`} />
        </span>
      ))}
    </div>
  )
}

function widthOf(place: number, step: number): string {
  if (place < step) return 'w-full'
  return place === step ? 'w-1/2' : 'w-0'
}
