import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readyBell, ringBell } from '../../browser/bell.ts'
import type { Timer } from '../../browser/timer-list.ts'
import { useTimers } from '../../browser/timers.ts'
import { notify, readyNotices } from './notify.ts'
import { TimerBar } from './timer-bar.tsx'
import { watchAlarm } from './watch-alarm.ts'

/** The timers on every screen: they ring, and are seen where the screen does not show them itself. */
export function Timers({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation()
  const timers = useTimers()
  const [said, setSaid] = useState('')
  const silence = useRef<() => void>(undefined)
  const isRinging = timers.some(({ hasRung }) => hasRung)
  const ring = useRef<(timer: Timer) => void>(undefined)
  useEffect(() => {
    ring.current = ({ id, name, title, step }) => {
      silence.current?.()
      silence.current = ringBell()
      shake()
      const text = t('timers.isOver', { name })
      // One that the browser does not show after all is heard and seen on the page.
      notify(text, `${t('timers.step', { step })} · ${title}`, id).catch(() => undefined)
      setSaid(text)
    }
  })
  useEffect(() => watchAlarm((timer) => ring.current?.(timer)), [])
  useEffect(readyNotices, [])
  useEffect(() => {
    if (isRinging) return
    silence.current?.()
    setSaid('')
  }, [isRinging])
  useEffect(() => () => silence.current?.(), [])
  useEffect(() => {
    // After a reload the page has to be touched once more before it may be heard.
    document.addEventListener('pointerdown', readyBell)
    document.addEventListener('keydown', readyBell)
    return () => {
      document.removeEventListener('pointerdown', readyBell)
      document.removeEventListener('keydown', readyBell)
    }
  }, [])

  return (
    <>
      <p role="alert" className="sr-only">
        {said}
      </p>
      {isShown && timers.length > 0 && <TimerBar />}
    </>
  )
}

/** Browsers complain about a page that shakes and has not been touched. */
function shake(): void {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate([400, 200, 400, 200, 400])
}
