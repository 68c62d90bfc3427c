import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { WriterError } from '../provider/writer-error.ts'
import { binariesFor, thisMachine } from './binaries-for.ts'
import { toWriterError } from './model-failure.ts'

/** What is installed, to the hash. */
const source = fileURLToPath(new URL('../../../../scripts/local-model/', import.meta.url))

const packages = z.record(
  z.string(),
  z.looseObject({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
)

const Lock = z.looseObject({ packages })

/** Says what was installed, and is written last. */
const marker = 'installed'

interface Installing {
  /** Where it is installed. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly tell: (what: string, details?: object) => void
  /** Aborts where nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined
  readonly machine?: typeof thisMachine
}

/** Whether what is installed is what this Roux and this machine want. */
export async function isInstalled(folder: string, machine = thisMachine): Promise<boolean> {
  return await isMadeFrom(folder, hashOf(await lockOf(binariesFor(machine))))
}

/**
 * Installs node-llama-cpp with what the machine can use of its binaries, unless that is there. Nothing of it is run while
 * it is installed.
 * @throws WriterError
 */
export async function installEngine({
  folder,
  environment,
  tell,
  signal,
  machine = thisMachine,
}: Installing): Promise<void> {
  const binaries = binariesFor(machine)
  if (binaries.length === 0) throw toWriterError('no_engine')
  const wanted = await lockOf(binaries)
  if (await isMadeFrom(folder, hashOf(wanted))) return
  tell('installing what runs a language model', { binaries })
  await clearUnfinished(folder)
  const building = `${folder}-${process.pid}`
  try {
    await mkdir(building, { recursive: true })
    await writeFile(join(building, 'package.json'), await readFile(join(source, 'package.json')))
    await writeFile(join(building, 'package-lock.json'), wanted)
    // Its usual place may not be ours to write to.
    const cache = join(building, 'cache')
    await runNpm(building, cache, { environment, signal })
    await rm(cache, { recursive: true, force: true })
    // npm leaves out in silence what is optional and cannot be had.
    const isThere = (name: string) => existsSync(join(building, 'node_modules', '@node-llama-cpp', name))
    if (!binaries.every(isThere)) throw notInstalled('a package with llama.cpp could not be had')
    await writeFile(join(building, marker), hashOf(wanted))
    await rm(folder, { recursive: true, force: true })
    await rename(building, folder)
  } finally {
    await rm(building, { recursive: true, force: true })
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function isMadeFrom(folder: string, hash: string): Promise<boolean> {
  return existsSync(join(folder, marker)) && (await readFile(join(folder, marker), 'utf8')) === hash
}

/** The lockfile without the binaries that the machine cannot use: npm would take all of its platform. */
async function lockOf(binaries: readonly string[]): Promise<string> {
  const lock = Lock.parse(JSON.parse(await readFile(join(source, 'package-lock.json'), 'utf8')))
  const isWanted = (path: string) => {
    const [, name] = /(?:^|\/)@node-llama-cpp\/(.+)$/.exec(path) ?? []
    return name === undefined || binaries.includes(name)
  }
  const kept = Object.entries(lock.packages).filter(([path]) => isWanted(path))
  for (const [, { optionalDependencies = {} }] of kept) {
    for (const name of Object.keys(optionalDependencies)) if (!isWanted(name)) delete optionalDependencies[name]
  }
  return JSON.stringify({ ...lock, packages: Object.fromEntries(kept) })
}

/** What servers that ended in the middle have left. */
async function clearUnfinished(folder: string): Promise<void> {
  const names = await readdir(dirname(folder)).catch(() => [])
  for (const name of names) {
    const [, pid] = /^(.+)-(\d+)$/.exec(name)?.slice(1) ?? []
    if (pid === undefined || name !== `${basename(folder)}-${pid}` || isRunning(Number(pid))) continue
    await rm(join(dirname(folder), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function runNpm(
  cwd: string,
  cache: string,
  { environment, signal }: Pick<Installing, 'environment' | 'signal'>,
): Promise<void> {
  const flags = ['--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { ...environment, npm_config_cache: cache }
  const options = { cwd, env, stdio: 'ignore', shell: process.platform === 'win32', ...(signal && { signal }) } as const
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  const npm = spawn('npm', ['ci', ...flags], options)
    .on('error', reject)
    .on('exit', resolve)
  npm.unref()
  const code = await promise.catch(() => {
    throw notInstalled('there is no npm')
  })
  if (code !== 0) throw notInstalled(`npm ended with ${code}: can its registry be reached, is there room on the disk?`)
}

function notInstalled(why: string): WriterError {
  return new WriterError('provider_unavailable', {
    why: `what runs the model is not installed: ${why}`,
    retry: 'never',
  })
}
