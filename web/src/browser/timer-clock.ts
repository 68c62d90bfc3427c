/**
 * A clock that never goes back. It counts on while the device's own is put back, and jumps with it when the device has
 * slept, which a browser's steady clock need not notice. A clock put forward cannot be told from sleep: timers then end
 * too early, which spoils nothing, rather than too late.
 * @param wall the time of the device, in milliseconds.
 * @param steady milliseconds since any moment, which nobody can set.
 * @returns the time now, at least what another tab has seen already.
 */
export function makeTimerClock(wall: () => number, steady: () => number): (seen?: number) => number {
  let last = wall()
  let lastSteady = steady()
  return (seen = 0) => {
    const now = steady()
    last = Math.max(last + now - lastSteady, wall(), seen)
    lastSteady = now
    return last
  }
}
