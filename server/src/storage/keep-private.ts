import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'

/** What SQLite keeps beside a file: it gets the rights that the file has when it is made. */
const sides = ['', '-wal', '-shm', '-journal']

/**
 * Has a SQLite file, new or not, and what is kept beside it be for this user alone, whatever the folder and the umask
 * are. A file that is there is not opened: to close it again would let go of the locks that SQLite holds on it.
 */
export function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  for (const side of sides) makePrivate(`${file}${side}`)
}

/** Does nothing where there is no such file. */
export function makePrivate(file: string): void {
  try {
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
  } catch {
    // It is not there, it is somebody else's, or its file system knows no rights.
  }
}
