import { useEffect, useState } from 'react'
import { lazyPart } from './lazy-part.ts'

const tooltipsPart = lazyPart(() => import('./tooltips.tsx'))

/**
 * Gives every element marked `data-tooltip` its accessible name as a tooltip. The tooltips are fetched when the
 * pointer or the focus first meets such an element, and take over elements that are on the page already.
 */
export function TooltipHost() {
  const [elements, setElements] = useState<readonly HTMLElement[]>([])
  const [tooltips, setTooltips] = useState(tooltipsPart.current)

  useEffect(() => {
    const meet = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
      if (element === null) return
      setElements((known) => (known.includes(element) ? known : [...known.filter(isOnPage), element]))
      // Without a tooltip the accessible name is still there: no message is worth it.
      tooltipsPart.load().then(setTooltips, () => undefined)
    }
    document.addEventListener('pointerover', meet)
    document.addEventListener('focusin', meet)
    return () => {
      document.removeEventListener('pointerover', meet)
      document.removeEventListener('focusin', meet)
    }
  }, [])

  return tooltips && <tooltips.Tooltips elements={elements} />
}

function isOnPage(element: HTMLElement): boolean {
  return element.isConnected
}
