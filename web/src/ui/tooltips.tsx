import { Tooltip } from 'radix-ui'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'

interface TooltipsProps {
  elements: readonly HTMLElement[]
  /** Whether a button was pressed before its tooltip was there: its name is no question any more. */
  isPressed(element: HTMLElement): boolean
}

/** A tooltip for each of these elements, with the delays of the specification (§9), which are Radix' own. */
export function Tooltips({ elements, isPressed }: TooltipsProps) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {elements.map((element) => (
        <Tooltip.Root key={keyOf(element)}>
          <Tooltip.Trigger asChild>
            <Target element={element} isPressed={isPressed} />
          </Tooltip.Trigger>
          <Tooltip.Portal container={placeOf(element)}>
            <Tooltip.Content
              sideOffset={6}
              collisionPadding={8}
              className="z-40 animate-appear rounded-small bg-ink px-2.5 py-1.5 text-bg text-small"
            >
              <Name element={element} />
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      ))}
    </Tooltip.Provider>
  )
}

/**
 * Beside its element, or in the place marked for it where that one cuts off what leaves it. Never inside a dialog:
 * Radix takes whatever goes away there for a lost focus, and takes the focus back.
 */
function placeOf(element: HTMLElement): HTMLElement | null {
  if (element.closest('[role="dialog"], [role="alertdialog"]')) return document.body
  return element.closest<HTMLElement>('[data-tooltip-place]') ?? element.parentElement
}

const keys = new WeakMap<HTMLElement, number>()
let lastKey = 0

function keyOf(element: HTMLElement): number {
  const key = keys.get(element) ?? ++lastKey
  keys.set(element, key)
  return key
}

/** Read when it is shown: the name follows the language. */
function Name({ element }: { element: HTMLElement }) {
  return element.getAttribute('aria-label')
}

type Handler = (event: Event) => void

interface TargetProps {
  element: HTMLElement
  isPressed(element: HTMLElement): boolean
  ref?: Ref<HTMLElement>
  onPointerMove?: Handler
  onPointerLeave?: Handler
  onPointerDown?: Handler
  onFocus?: Handler
  onBlur?: Handler
  onClick?: Handler
}

/** Passes what happens to an element that is on the page already on to Radix, which takes it for its trigger. */
function Target({ element, isPressed, ref, ...handlers }: TargetProps) {
  useImperativeHandle(ref, () => element, [element])
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const listening = new AbortController()
    const pass = (type: string, handler: (current: typeof handlers) => Handler | undefined) =>
      element.addEventListener(type, (event) => handler(latest.current)?.(event), { signal: listening.signal })
    // Focus that comes back from a menu closed with the pointer is not a question about the name.
    const focus = (event: Event) => element.matches(':focus-visible') && latest.current.onFocus?.(event)
    pass('pointermove', ({ onPointerMove }) => onPointerMove)
    pass('pointerleave', ({ onPointerLeave }) => onPointerLeave)
    pass('pointerdown', ({ onPointerDown }) => onPointerDown)
    pass('blur', ({ onBlur }) => onBlur)
    pass('click', ({ onClick }) => onClick)
    element.addEventListener('focus', focus, { signal: listening.signal })
    // The pointer or the focus may have been waiting on it.
    if (element === document.activeElement) focus(new FocusEvent('focus'))
    if (element.matches(':hover') && !isPressed(element)) {
      latest.current.onPointerMove?.(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    }
    return () => listening.abort()
  }, [element, isPressed])
  return null
}
