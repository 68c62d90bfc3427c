import { closeSync, openSync, readSync } from 'node:fs'
import type { ModelFault } from './model-messages.ts'

/** What is wrong with the file of a model at first sight: what is none need not be loaded to be told. */
export function findFileFault(path: string): ModelFault | undefined {
  const head = Buffer.alloc(4)
  try {
    const file = openSync(path, 'r')
    try {
      readSync(file, head)
    } finally {
      closeSync(file)
    }
  } catch {
    return 'no_file'
  }
  return head.toString('latin1') === 'GGUF' ? undefined : 'no_gguf'
}
