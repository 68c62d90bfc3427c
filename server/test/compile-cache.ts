import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For the environment of a Roux that is started as a process: the next one needs half the time to load. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), `roux-compiled-${process.getuid?.() ?? 0}`) }
