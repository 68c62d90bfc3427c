/** What home is prerendered for: a guest, and a cook with the sidebar whole and without it. */
export const homes = ['guest', 'cook', 'rail'] as const

type HomeOf = (typeof homes)[number]

/** Whether Enter was pressed in the prerendered prompt, with what stands there; says so once. */
export function takeEarlyEnter(): boolean {
  const { dataset } = document.documentElement
  const wasPressed = 'entered' in dataset
  delete dataset.entered
  return wasPressed
}

/** Presses the prerendered button that was pressed before the app listened. */
export function repeatEarlyPress(): void {
  const button = document.querySelector<HTMLElement>('[data-pressed]')
  delete button?.dataset.pressed
  button?.click()
}

/**
 * Where the app goes, and what is there: home for one of `homes`, or nothing. A prerendered page has home once for each,
 * and public/first-paint.js has said which one the browser shows, if any.
 */
export function takePlace(): { element: HTMLElement; home: HomeOf | undefined } {
  const home = homes.find((one) => one === document.documentElement.dataset.home)
  const fitting = document.querySelector<HTMLElement>(`[data-home-of="${home}"]`)
  for (const other of document.querySelectorAll('[data-home-of]')) if (other !== fitting) other.remove()
  if (fitting) return { element: fitting, home }
  const element = document.createElement('div')
  document.body.prepend(element)
  return { element, home: undefined }
}
