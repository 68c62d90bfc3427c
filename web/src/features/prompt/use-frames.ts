import { useEffect, useState } from 'react'
import type { TypingFrame } from './typing-frames.ts'

/** The text of the present frame. Stands still while the tab is hidden. `frames` must be the same between renders. */
export function useFrames(frames: Iterator<TypingFrame, void>): string {
  const [text, setText] = useState('')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      const { value } = frames.next()
      if (!value) return
      setText(value.text)
      timer = setTimeout(next, value.wait)
    }
    const follow = () => {
      clearTimeout(timer)
      if (!document.hidden) next()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [frames])

  return text
}
