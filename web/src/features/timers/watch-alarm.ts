import { hasBell } from '../../browser/bell.ts'
import { claimRing, dueTimers, noteRing, type Timer } from '../../browser/timer-list.ts'
import { changeTimers, currentTimers, timerNow } from '../../browser/timers.ts'
import { watchTimers } from '../../browser/timers-kept.ts'
import { ticking } from './ticking.ts'

/** Names this page among those that see the same timers. */
const tab = `${Math.random()}`.slice(2)

/** Who can be heard or seen best goes first, and each of the others waits so long for who goes before. */
const turn = 400
/** What another tab writes has come by then. */
const settled = 150
/** Whoever said that they would ring, and have not by then, are gone. */
const patience = 3000

/** What is done with a timer at a moment, if nobody has heard it until then. */
interface Wait {
  until: number
  act(timer: Timer): void
}

/** Has each timer ring once: in this tab, or in another one. */
export function watchAlarm(ring: (timer: Timer) => void): () => void {
  const waits = new Map<string, Wait>()
  const after = (id: string, milliseconds: number, act: Wait['act']) =>
    waits.set(id, { until: timerNow() + milliseconds, act })
  const claim = (timer: Timer) => {
    const isTaken = timer.claimedBy !== null && timer.claimedBy !== tab
    if (isTaken) after(timer.id, patience, insist)
    else insist(timer)
  }
  const insist = ({ id }: Timer) => {
    changeTimers((timers) => claimRing(timers, id, tab))
    after(id, settled, (timer) => {
      if (timer.claimedBy !== tab) return void after(id, patience, insist)
      changeTimers((timers) => noteRing(timers, id))
      ring(timer)
    })
  }
  const check = () => {
    const now = timerNow()
    const due = dueTimers(currentTimers(), now)
    for (const id of waits.keys()) if (!due.some((timer) => timer.id === id)) waits.delete(id)
    for (const timer of due) {
      const wait = waits.get(timer.id)
      if (!wait) after(timer.id, turn * place(), claim)
      else if (wait.until <= now) {
        waits.delete(timer.id)
        wait.act(timer)
      }
    }
  }

  const stopTicking = ticking(check)
  const stopWatching = watchTimers(check)
  document.addEventListener('visibilitychange', check)
  return () => {
    stopTicking()
    stopWatching()
    document.removeEventListener('visibilitychange', check)
  }
}

function place(): number {
  return (hasBell() ? 0 : 2) + (document.hidden ? 1 : 0)
}
