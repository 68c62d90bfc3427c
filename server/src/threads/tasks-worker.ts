import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Order, Outcome } from './thread.ts'

// Started by `createThread`, which gives the two.
const { file, niceness }: { readonly file: string; readonly niceness: number } = workerData
const { tasks }: { tasks: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> } = await import(file)

// Only Linux takes it for this thread; elsewhere it would be the whole process that waits.
if (process.platform === 'linux') setPriority(0, niceness)

parentPort?.on('message', ({ name, args }: Order) => parentPort?.postMessage(outcomeOf(name, args)))

function outcomeOf(name: string, args: readonly unknown[]): Outcome {
  const before = process.threadCpuUsage()
  const result = resultOf(name, args)
  const { user, system } = process.threadCpuUsage(before)
  return { ...result, cost: (user + system) / 1000 }
}

function resultOf(name: string, args: readonly unknown[]) {
  try {
    return { value: tasks[name]?.(...args) }
  } catch (error) {
    return { error }
  }
}
