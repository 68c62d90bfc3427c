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
    const meet = (event: Event) => {
      const element = namedBy(event)
      // A finger rests on nothing.
      if (element === null || (event instanceof PointerEvent && event.pointerType === 'touch')) return
      setElements((known) => (known.includes(element) ? known : [...known.filter(isOnPage), element]))
      // Without a tooltip the accessible name is still there: no message is worth it.
      tooltipsPart.load().then(setTooltips, () => undefined)
    }
    document.addEventListener('pointerover', meet)
    const press = (event: Event) => {
      const element = namedBy(event)
      if (element) pressed.add(element)
    }
    document.addEventListener('focusin', meet)
    document.addEventListener('pointerdown', press)
    return () => {
      document.removeEventListener('pointerover', meet)
      document.removeEventListener('focusin', meet)
      document.removeEventListener('pointerdown', press)
    }
  }, [])

  return tooltips && <tooltips.Tooltips elements={elements} isPressed={isPressed} />
}

/** Pressed since the page was loaded. */
const pressed = new WeakSet<Element>()

function isPressed(element: HTMLElement): boolean {
  return pressed.has(element)
}

function namedBy({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
}

function isOnPage(element: HTMLElement): boolean {
  return element.isConnected
}
