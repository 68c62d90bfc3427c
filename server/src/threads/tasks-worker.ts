import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Order, Outcome } from './thread.ts'

// Started by `createThread`, which gives the two.
const { file, niceness }: { readonly file: string; readonly niceness: number } = workerData
const { tasks }: { tasks: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> } = await import(file)

// Only Linux takes it for this thread; elsewhere it would be the whole process that waits.
if (process.platform === 'linux') setPriority(0, niceness)

parentPort?.on('message', async ({ name, args }: Order) => parentPort?.postMessage(await outcomeOf(name, args)))

async function outcomeOf(name: string, args: readonly unknown[]): Promise<Outcome> {
  const before = process.threadCpuUsage()
  const result = await resultOf(name, args)
  const { user, system } = process.threadCpuUsage(before)
  return { ...result, cost: (user + system) / 1000 }
}

async function resultOf(name: string, args: readonly unknown[]) {
  try {
    return { value: await tasks[name]?.(...args) }
  } catch (error) {
    return { error }
  }
}
