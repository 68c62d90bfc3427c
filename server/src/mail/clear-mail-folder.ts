import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, systemClock, toTimestamp } from '../clock.ts'

/** A file holds somebody's address, also once the account is gone; the code or link in it has ended long before. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** What became of a mail, whole or not; whatever else lies there is not ours. */
const mailFile = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f-]{36}\.eml(?:\.part)?$/

/** Removes the mails that became files and have had their time. */
export async function clearMailFolder(folder: string, clock: Clock = systemClock): Promise<void> {
  const end = nameAt(clock() - keptMs)
  for (const name of await namesIn(folder)) {
    if (mailFile.test(name) && name < end) await rm(join(folder, name), { force: true })
  }
}

/** What the name of a mail's file begins with: sorted by name they are sorted by time. */
export function nameAt(milliseconds: number): string {
  return toTimestamp(milliseconds).replaceAll(':', '-')
}

/** None where no mail has become a file yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
