import { startTransition, useEffect, useState } from 'react'
import { LazyBoundary } from './lazy-boundary.tsx'
import { preloadable } from './preloadable.tsx'

const Tooltips = preloadable(async () => (await import('./tooltips.tsx')).Tooltips)

/**
 * Gives every element marked `data-tooltip` its accessible name as a tooltip. The tooltips are fetched when the
 * pointer or the focus first meets such an element, and take over elements that are on the page already.
 */
export function TooltipHost() {
  const [elements, setElements] = useState<readonly HTMLElement[]>([])

  useEffect(() => {
    const meet = (event: Event) => {
      const element = namedBy(event)
      // A finger rests on nothing.
      if (element === null || (event instanceof PointerEvent && event.pointerType === 'touch')) return
      startTransition(() =>
        setElements((known) => (known.includes(element) ? known : [...known.filter(isOnPage), element])),
      )
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

  return <LazyBoundary>{elements.length > 0 && <Tooltips elements={elements} isPressed={isPressed} />}</LazyBoundary>
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
