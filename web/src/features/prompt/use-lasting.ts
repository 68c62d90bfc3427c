import { useEffect, useState } from 'react'

/** True once something has lasted for `delay` milliseconds: what is over sooner is not worth moving the page for. */
export function useLasting(isOn: boolean, delay: number): boolean {
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsLasting(true), delay)
    return () => {
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [isOn, delay])
  return isOn && isLasting
}
