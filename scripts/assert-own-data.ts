import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Settings } from '../server/src/config.ts'

/**
 * Keeps a command from another user's data: what root writes there, Roux could neither read nor change afterwards.
 * @param user who runs the command; on Windows nobody can say
 * @throws Error with how to run it instead
 */
export function assertOwnData(
  { database, backups }: Pick<Settings, 'database' | 'backups'>,
  user = process.getuid?.(),
) {
  const folder = dirname(backups.folder)
  const owner = (database.engine === 'sqlite' ? ownerOf(database.file) : undefined) ?? ownerOf(folder)
  // From what is root's the system itself keeps everybody who may not write there; a volume's folder often is.
  if (user === undefined || owner === undefined || owner === 0 || owner === user) return
  const command = [process.execPath, process.argv[1], ...(process.argv.length > 2 ? ['…'] : [])].join(' ')
  throw new Error(
    `The data in ${folder} is that of the user ${owner}, who could not use what another one writes there. Run this as that user: sudo -u '#${owner}' env DATA_DIR=${folder} ${command}`,
  )
}

/** Undefined where there is nothing, or nothing that this user may see. */
function ownerOf(path: string): number | undefined {
  try {
    return statSync(path).uid
  } catch {
    return undefined
  }
}
