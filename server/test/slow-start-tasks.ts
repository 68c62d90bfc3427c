import { setTimeout } from 'node:timers/promises'
import { tasks as quick } from './thread-tasks.ts'

await setTimeout(1500)

/** The same, in a thread that takes long to start. */
export const tasks = quick
