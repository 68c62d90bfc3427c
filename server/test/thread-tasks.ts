import { threadId } from 'node:worker_threads'

let timesWarmed = 0

/** What tests of threads have done. */
export const tasks = {
  name: () => threadId,
  warm: () => {
    timesWarmed += 1
  },
  timesWarmed: () => timesWarmed,
  same: (value: unknown) => value,
  fail: () => {
    throw new RangeError('no such thing')
  },
  /** Milliseconds of a processor. */
  work: (milliseconds: number) => {
    const before = process.threadCpuUsage()
    while (process.threadCpuUsage(before).user < milliseconds * 1000);
  },
  never: () => {
    for (;;);
  },
  leave: () => process.exit(3),
  fill: () => {
    const all: number[][] = []
    for (;;) all.push(Array<number>(100_000).fill(all.length))
  },
}
