/** Too much is waiting already. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'

  constructor() {
    super('too much is waiting')
  }
}

/** Who waits for a piece of work. */
export interface Waiter {
  /** Whose turn it is: the id of an account, or the address of a guest (`addressOf`). */
  readonly caller: string
  /** Where the caller is. */
  readonly address?: string
  /** Aborts when nobody waits any more. What has begun is not ended by it. */
  readonly signal?: AbortSignal | undefined
}

/** Told a place in line, at once and whenever it is another: how many pieces of work have to end before it begins; 0 as it begins. */
type OnPlace = (ahead: number) => void

interface Limits {
  /** Pieces of work done at once. */
  readonly atOnce: number
  /** Those of one caller among them. */
  readonly atOncePerCaller?: number
  /** Pieces of work that may wait for them. */
  readonly longest: number
  /** Told how many are being done, and how many wait. */
  readonly onChange?: (active: number, waiting: number) => void
}

/**
 * Works on a few things at once and lets a bounded number wait. Callers take turns, however much each has waiting, so
 * nobody waits for more than one piece of work of every other caller. When the line is full, whoever has most in it
 * loses what came last. Who leaves gives up the place.
 */
export interface FairQueue {
  /**
   * Does a piece of work when its turn has come.
   * @throws OverloadedError; the signal's reason where it aborted before the turn had come; what the work throws
   */
  run<Result>(waiter: Waiter, work: () => Promise<Result>): Promise<Result>
  /** The same for work that is no function: resolves at its turn, with what has to be called once, when it is over. */
  enter(waiter: Waiter, onPlace?: OnPlace): Promise<() => void>
}

interface Place {
  readonly begin: () => void
  readonly refuse: (reason: unknown) => void
  readonly onPlace: OnPlace | undefined
  /** What was told last. */
  ahead?: number
}

interface Caller {
  active: number
  readonly line: Place[]
}

export function createFairQueue({ atOnce, atOncePerCaller = atOnce, longest, onChange }: Limits): FairQueue {
  /** Everybody who has something under way or waiting, in the order of their next turns. */
  const callers = new Map<string, Caller>()
  let active = 0
  let waiting = 0
  /** Whether anybody has ever asked for a place: most lines are never looked at. */
  let isWatched = false

  const tell = () => {
    if (isWatched && waiting > 0) tellPlaces([...callers.values()].map(({ line }) => line))
  }
  const canBegin = (one: Caller) => active < atOnce && one.active < atOncePerCaller
  const change = (name: string, one: Caller, byActive: number, byWaiting: number) => {
    one.active += byActive
    active += byActive
    waiting += byWaiting
    if (one.active === 0 && one.line.length === 0) callers.delete(name)
    onChange?.(active, waiting)
  }
  const end = (name: string, one: Caller) => {
    change(name, one, -1, 0)
    beginNext()
    tell()
  }
  const beginNext = () => {
    // Whoever finishes hands the place on at once, so that nobody slips in between.
    for (const [next, other] of callers) {
      if (active >= atOnce) return
      const place = canBegin(other) ? other.line.shift() : undefined
      if (!place) continue
      // To the end of the turns.
      callers.delete(next)
      callers.set(next, other)
      change(next, other, 1, -1)
      place.onPlace?.(0)
      place.begin()
    }
  }
  const waitInLine = (name: string, one: Caller, signal: AbortSignal | undefined, onPlace?: OnPlace) => {
    isWatched ||= onPlace !== undefined
    return holdPlace(one.line, { signal, onPlace }, (byWaiting) => {
      change(name, one, 0, byWaiting)
      tell()
    })
  }
  const enter = async ({ caller: name, signal }: Waiter, onPlace?: OnPlace) => {
    signal?.throwIfAborted()
    const one = callers.get(name) ?? { active: 0, line: [] }
    if (canBegin(one)) {
      callers.delete(name)
      callers.set(name, one)
      change(name, one, 1, 0)
    } else {
      if (waiting >= longest) {
        const most = heaviest(one, callers.values())
        if (most === one) throw new OverloadedError()
        waiting -= 1
        most.line.pop()?.refuse(new OverloadedError())
      }
      callers.set(name, one)
      await waitInLine(name, one, signal, onPlace)
    }
    return () => end(name, one)
  }
  return {
    enter,
    async run(waiter, work) {
      const leave = await enter(waiter)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** Who has most in line, counting what the newcomer is about to add. */
function heaviest(newcomer: Caller, callers: Iterable<Caller>): Caller {
  let [most, length] = [newcomer, newcomer.line.length + 1]
  for (const one of callers) if (one.line.length > length) [most, length] = [one, one.line.length]
  return most
}

/** Waits for the turn, or until nobody waits for it any more. */
async function holdPlace(
  line: Place[],
  { signal, onPlace }: Pick<Waiter, 'signal'> & Pick<Place, 'onPlace'>,
  onChange: (byWaiting: 1 | -1) => void,
): Promise<void> {
  const { promise, resolve: begin, reject: refuse } = Promise.withResolvers<void>()
  const place = { begin, refuse, onPlace }
  const leave = () => {
    const index = line.indexOf(place)
    // Whose turn has come meanwhile finds out with the first step.
    if (index < 0) return
    line.splice(index, 1)
    onChange(-1)
    refuse(signal?.reason)
  }
  line.push(place)
  onChange(1)
  signal?.addEventListener('abort', leave, { once: true })
  await promise.finally(() => signal?.removeEventListener('abort', leave))
}

/** In the order in which they would begin if nobody came or left: everybody's first, then everybody's second. */
function tellPlaces(lines: readonly (readonly Place[])[]): void {
  const inTurn = lines.flatMap((line) => line.map((place, turn) => ({ place, turn })))
  for (const [before, { place }] of inTurn.toSorted((one, other) => one.turn - other.turn).entries()) {
    if (!place.onPlace || place.ahead === before + 1) continue
    place.ahead = before + 1
    place.onPlace(place.ahead)
  }
}
