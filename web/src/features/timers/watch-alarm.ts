import { hasBell } from '../../browser/bell.ts'
import { claimRing, dueTimers, noteRing, type Timer } from '../../browser/timer-list.ts'
import { changeTimers, currentTimers, timerNow } from '../../browser/timers.ts'
import { watchTimers } from '../../browser/timers-kept.ts'

/** Names this page among those that see the same timers. */
const tab = `${Math.random()}`.slice(2)

const tick = 250
/** Who can be heard or seen best goes first, and each of the others waits so long for who goes before. */
const turn = 400
/** What another tab writes has come by then. */
const settled = 150
/** Whoever said that they would ring, and have not by then, are gone. */
const patience = 3000

/** Has each timer ring once: in this tab, or in another one. */
export function watchAlarm(ring: (timer: Timer) => void): () => void {
  const waits = new Map<string, number>()
  const after = (id: string, milliseconds: number, act: (timer: Timer) => void) =>
    waits.set(
      id,
      window.setTimeout(() => {
        waits.delete(id)
        const timer = dueTimers(currentTimers(), timerNow()).find((one) => one.id === id)
        if (timer) act(timer)
      }, milliseconds),
    )
  const claim = ({ id, claimedBy }: Timer) => {
    if (claimedBy !== null && claimedBy !== tab) return after(id, patience, insist)
    return insist({ id })
  }
  const insist = ({ id }: Pick<Timer, 'id'>) => {
    changeTimers((timers) => claimRing(timers, id, tab))
    return after(id, settled, (timer) => {
      if (timer.claimedBy !== tab) return after(id, patience, insist)
      changeTimers((timers) => noteRing(timers, id))
      return ring(timer)
    })
  }
  const check = () => {
    for (const { id } of dueTimers(currentTimers(), timerNow())) if (!waits.has(id)) after(id, turn * place(), claim)
  }

  const ticking = setInterval(check, tick)
  const stopWatching = watchTimers(check)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(ticking)
    stopWatching()
    document.removeEventListener('visibilitychange', check)
    for (const wait of waits.values()) clearTimeout(wait)
  }
}

function place(): number {
  return (hasBell() ? 0 : 2) + (document.hidden ? 1 : 0)
}
