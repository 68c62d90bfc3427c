import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './start-app.ts'
import { writeTinyModel } from './write-tiny-model.ts'

/** The file of a tiny model for the running test, with some of its bytes changed. */
export function makeTinyModel(change: (bytes: Buffer) => Buffer = (bytes) => bytes): string {
  const file = join(makeFolder('roux-model-'), 'tiny.gguf')
  writeTinyModel(file)
  writeFileSync(file, change(readFileSync(file)))
  return file
}
