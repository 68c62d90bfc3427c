import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWebIfStale } from './build-web.ts'
import {
  checkCooking,
  cookingBudget,
  entryBudget,
  insteadBudget,
  measureEntry,
  nutritionBudget,
  styleBudget,
} from './web-size.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Step {
  readonly name: string
  /** Throws or gives false when something is wrong; says what on the way. */
  run(): boolean | Promise<boolean>
}

/** Most use one core, and the smallest machine has two. */
const atOnce = 2

/** The fast part of the tests. The build comes first and alone, since other steps would begin one too. */
export const checkSteps: readonly Step[] = [
  { name: 'web app builds, its entry is small and cooking/ is one lazy chunk', run: checkWebSize },
  ...['contract', 'cooking', 'kitchen', 'server', 'web', '.'].map((project) => ({
    name: `types of ${project === '.' ? 'scripts and browser tests' : project}`,
    // The compiler that is a native program: a quarter of the time. The import rules are read by the other one's API.
    run: () => checkWith('typescript-native', 'bin/tsc', ['-p', project]),
  })),
  { name: 'format and lint', run: () => checkWith('@biomejs/biome', 'bin/biome', ['ci', '--error-on-warnings']) },
  {
    name: 'import rules',
    run: () =>
      checkWith('dependency-cruiser', 'bin/dependency-cruiser.mjs', [
        'contract',
        'cooking',
        'kitchen',
        'server',
        'web',
      ]),
  },
  { name: 'no dead code', run: () => checkWith('knip', 'bin/knip.js', ['--no-progress']) },
  { name: 'lockfile installs everywhere', run: checkLockfile },
]

/** Runs all steps and returns how many passed and failed. */
export async function runSteps(steps: readonly Step[]): Promise<{ passed: number; failed: number }> {
  const waiting = [...steps]
  let passed = 0
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now()
      const isRight = await attempt(step)
      if (isRight) passed += 1
      console.log(`${isRight ? 'ok  ' : 'FAIL'} ${step.name} (${Math.round(performance.now() - started)} ms)`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { passed, failed: steps.length - passed }
}

/** Runs a program of a package under this Node, beside another; what it says comes at its end, in one piece. */
async function checkWith(packageName: string, program: string, arguments_: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [pathOf(packageName, program), ...arguments_], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const [code] = await once(child, 'close')
  process.stdout.write(said)
  return code === 0
}

/** Runs a program of a package under this Node. When we are told to end, it is told first, and ends what it has started. */
export async function runTool(
  packageName: string,
  program: string,
  arguments_: readonly string[],
  variables = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [pathOf(packageName, program), ...arguments_], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  })
  // All of them understand an interruption, and only that.
  const interrupt = () => void child.kill('SIGINT')
  for (const signal of endings) process.on(signal, interrupt)
  const [code] = await once(child, 'exit')
  for (const signal of endings) process.off(signal, interrupt)
  return code === 0
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function pathOf(packageName: string, program: string): string {
  return join(root, 'node_modules', packageName, program)
}

async function attempt({ run }: Step): Promise<boolean> {
  try {
    return await run()
  } catch (error) {
    console.error(error)
    return false
  }
}

function checkWebSize(): boolean {
  buildWebIfStale()
  const { script, style } = measureEntry()
  console.log(
    `first page of the web app: ${script} bytes of JavaScript and ${style} of CSS (brotli); at most ${entryBudget} and ${styleBudget}`,
  )
  const { faults, bytes, nutritionBytes, insteadBytes } = checkCooking()
  console.log(`cooking/ in the web app: ${bytes} bytes (brotli); at most ${cookingBudget}`)
  console.log(`what foods hold and weigh: ${nutritionBytes} bytes (brotli); at most ${nutritionBudget}`)
  console.log(`what stands in for what: ${insteadBytes} bytes (brotli); at most ${insteadBudget}`)
  for (const fault of faults) console.error(fault)
  return script <= entryBudget && style <= styleBudget && faults.length === 0
}

/** A platform package that the registry lacks is dropped from the lockfile in silence and breaks every later install. */
function checkLockfile(): boolean {
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' } as const
  const result = spawnSync('npm', ['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error'], options)
  if (result.status !== 0) console.error(result.stdout, result.stderr)
  return result.status === 0
}
