import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface ExistingElementProps {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement | null>
}

/** Stands for an element that is on the page already where Radix wants one to anchor to: its button came first. */
export function ExistingElement({ element, ref }: ExistingElementProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element])
  return null
}
