/** Browsers give sound only to a page that has been touched: then it is made ready, and from then on it can ring. */
let context: AudioContext | undefined

/** To be called while something is pressed. */
export function readyBell(): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') context.resume().catch(ignore)
  } catch {
    // A browser without sound: there is still what is seen.
  }
}

export function hasBell(): boolean {
  return context?.state === 'running'
}

/** How often the bell is struck, and what from one stroke to the next takes, in seconds. */
const strokes = 24
const pause = 1.25

/** Rings for half a minute, or until what it returns is called. */
export function ringBell(): () => void {
  if (!context || !hasBell()) return ignore
  const ringing = context.createGain()
  ringing.connect(context.destination)
  for (let stroke = 0; stroke < strokes; stroke++) {
    const at = context.currentTime + stroke * pause
    strike(context, ringing, at, 880)
    strike(context, ringing, at + 0.18, 1174.66)
  }
  return () => ringing.disconnect()
}

/** A tone that begins at once and fades, as a struck bell's does. */
function strike(context: AudioContext, output: AudioNode, at: number, frequency: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.5, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.9)
  tone.connect(volume).connect(output)
  tone.start(at)
  tone.stop(at + 1)
}

function ignore(): void {}
