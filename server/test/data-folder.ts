import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const spaciousBytes = 2 ** 30

/** A new folder for data that nothing need keep safe: memory is quicker than a disk, where there is enough of it. */
export function makeDataFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), prefix))
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > spaciousBytes
}
