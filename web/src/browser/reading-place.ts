let titleTop: number | undefined

/** Remembers where the title that is marked stands on the screen, for a page that goes on with the same text. */
export function keepReadingPlace(): void {
  titleTop = document.querySelector('[data-title]')?.getBoundingClientRect().top
}

/** Whether the next page goes on with what is being read. */
export function hasReadingPlace(): boolean {
  return titleTop !== undefined
}

/** Scrolls so that the heading stands where the title stood; what the page is too short for, it glides. */
export function takeReadingPlace(heading: HTMLElement): void {
  if (titleTop === undefined) return
  const top = () => heading.getBoundingClientRect().top
  scrollBy({ top: top() - titleTop, behavior: 'instant' })
  const distance = titleTop - top()
  if (Math.abs(distance) >= 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const moved = [{ transform: `translateY(${distance}px)` }, { transform: 'none' }]
    heading.closest('article')?.animate(moved, { duration: 200, easing: 'ease-out' })
  }
  titleTop = undefined
}
