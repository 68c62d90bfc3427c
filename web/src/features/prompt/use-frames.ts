import { useEffect, useState } from 'react'
import type { TypingFrame } from './typing-frames.ts'

const start: TypingFrame = { text: '', rest: '', wait: 0 }

/** The present frame. Stands still while the tab is hidden. `frames` must be the same between renders. */
export function useFrames(frames: Iterator<TypingFrame, void>): TypingFrame {
  const [frame, setFrame] = useState<TypingFrame>(start)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      const { value } = frames.next()
      if (!value) return
      setFrame(value)
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

  return frame
}
