import { createFairQueue, type Waiter } from '../fair-queue.ts'
import { createThread, ThreadError, type ThreadOptions } from './thread.ts'

type TaskTable = Readonly<Record<string, (...args: never[]) => unknown>>

type Given<Task extends TaskTable[string]> = Awaited<ReturnType<Task>>

interface LineOptions extends ThreadOptions {
  /** Tasks that may wait. */
  readonly longest: number
}

/**
 * A thread with a line of its own, in which callers take turns. What it gives does a task of the thread's file.
 * @throws OverloadedError; ThreadError; the signal's reason where it aborted before its turn; what the task throws
 */
export function createTaskLine<Tasks extends TaskTable>({ longest, ...options }: LineOptions) {
  const thread = createThread(options)
  const line = createFairQueue({ atOnce: 1, longest })
  return <Name extends keyof Tasks & string>(waiter: Waiter, name: Name, ...args: Parameters<Tasks[Name]>) =>
    line.run(waiter, async (): Promise<Given<Tasks[Name]>> => {
      const { value, error } = await thread.run(name, args)
      if (error !== undefined) throw error
      // Named above, and copied from thread to thread.
      return value as Given<Tasks[Name]>
    })
}

/** What a task gives; undefined where it took too long, or its thread ended. */
export async function unlessEnded<Value>(task: Promise<Value>): Promise<Value | undefined> {
  try {
    return await task
  } catch (error) {
    if (error instanceof ThreadError) return undefined
    throw error
  }
}
