import { workerData } from 'node:worker_threads'
import { copyWhole } from './copy-whole.ts'

// Started by `makeBackup`, which gives the two.
const { file, part }: { readonly file: string; readonly part: string } = workerData
await copyWhole(file, part)
