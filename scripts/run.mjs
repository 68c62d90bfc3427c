// Runs a script of ours on a Node that suits it, installing what is missing first:  node scripts/run.mjs FILE [ARGUMENT ...]
// Written in what Node 20 has built in, since nothing else is there in a fresh clone.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suitsRoux } from './suits-roux.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const runtime = join(root, 'scripts', 'runtime')
const isWindows = process.platform === 'win32'

function stop(sentence) {
  console.error(`roux: ${sentence}`)
  process.exit(1)
}

function install(folder, what) {
  console.log(`roux: installing ${what} ...`)
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync('npm', ['ci', ...flags], { cwd: folder, stdio: 'inherit', shell: isWindows })
  if (result.status !== 0)
    stop(`npm could not install ${what}. Is the npm registry reachable, and is there room on the disk?`)
}

/** True when node_modules is not what package-lock.json says: in a fresh clone, after git pull, after another install. */
function isStale(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return true
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const have = packagesIn(installed)
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).some(([path, wanted]) => {
    if (!path.includes('node_modules/')) return false
    // A workspace of ours, which may be a new one.
    if (wanted.link) return !existsSync(join(folder, path))
    const found = have[path]?.version
    return wanted.optional ? found !== undefined && found !== wanted.version : found !== wanted.version
  })
}

/** The folder of the Node that scripts/runtime installs for this platform. */
function runtimeFolder() {
  const modules = join(runtime, 'node_modules')
  const name = existsSync(modules) && readdirSync(modules).find((entry) => entry.startsWith('node-'))
  return name ? join(modules, name, 'bin') : undefined
}

if (isStale(root)) install(root, 'the packages')

let node = process.execPath
if (!suitsRoux(process.versions)) {
  if (isStale(runtime) || !runtimeFolder()) install(runtime, `a newer Node (this one is ${process.version})`)
  const folder = runtimeFolder()
  if (!folder) {
    stop(
      `there is no Node for ${process.platform}-${process.arch} in the npm registry. Please install Node 24.15 or newer.`,
    )
  }
  node = join(folder, isWindows ? 'node.exe' : 'node')
}

const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: {
    // What was compiled once is kept: a start takes half the time of a processor.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    // glibc would keep freed memory apart for each of up to sixteen threads: see decision 17.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  },
})
child.on('error', (error) => stop(`could not start ${node}: ${error.message}`))
child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

// npm hands SIGTERM to its shell only: when our parent goes, the child goes too.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 500).unref()
