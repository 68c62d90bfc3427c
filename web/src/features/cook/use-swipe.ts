import { type TouchEvent, useRef } from 'react'

/** How far a finger goes, in CSS pixels, before it is a swipe. */
const least = 56

/** Handlers for a swipe to the right (back) and to the left (next). Scrolling and pinching are none. */
export function useSwipe(onBack: () => void, onNext: (() => void) | undefined) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0]
      const isTyping = target instanceof Element && target.closest('textarea, input') !== null
      start.current = touch && touches.length === 1 && !isTyping ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const across = touch.clientX - start.current.x
      const down = touch.clientY - start.current.y
      start.current = undefined
      if (Math.abs(across) < least || Math.abs(across) < 1.5 * Math.abs(down)) return
      if (across > 0) onBack()
      else onNext?.()
    },
  }
}
