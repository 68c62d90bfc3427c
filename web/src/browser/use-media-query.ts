import { useSyncExternalStore } from 'react'

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const matches = () => matchMedia(query).matches
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    matches,
    // What was prerendered is only shown to browsers that it fits: see public/first-paint.js.
    matches,
  )
}
