import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWebIfStale } from './build-web.ts'
import { checkCooking, cookingBudget, entryBudget, measureEntry } from './web-size.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Step {
  readonly name: string
  /** Throws or returns false when something is wrong; says what on the way. */
  run(): boolean
}

/** The fast part of the tests, in the order in which faults are cheapest to mend. */
export const checkSteps: readonly Step[] = [
  ...['contract', 'cooking', 'server', 'web', '.'].map((project) => ({
    name: `types of ${project === '.' ? 'scripts and browser tests' : project}`,
    run: () => runTool('typescript', 'bin/tsc', ['-p', project]),
  })),
  { name: 'format and lint', run: () => runTool('@biomejs/biome', 'bin/biome', ['ci', '--error-on-warnings']) },
  {
    name: 'import rules',
    run: () => runTool('dependency-cruiser', 'bin/dependency-cruiser.mjs', ['contract', 'cooking', 'server', 'web']),
  },
  { name: 'no dead code', run: () => runTool('knip', 'bin/knip.js', ['--no-progress']) },
  { name: 'web app builds, its entry is small and cooking/ is one lazy chunk', run: checkWebSize },
  { name: 'lockfile installs everywhere', run: checkLockfile },
]

/** Runs each step and returns how many passed and failed. */
export function runSteps(steps: readonly Step[]): { passed: number; failed: number } {
  let passed = 0
  for (const { name, run } of steps) {
    const started = performance.now()
    const isRight = attempt(run)
    if (isRight) passed += 1
    console.log(`${isRight ? 'ok  ' : 'FAIL'} ${name} (${Math.round(performance.now() - started)} ms)`)
  }
  return { passed, failed: steps.length - passed }
}

/** Runs a program of a package under this Node. */
export function runTool(packageName: string, program: string, arguments_: readonly string[], variables = {}): boolean {
  const path = join(root, 'node_modules', packageName, program)
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...variables } } as const
  return spawnSync(process.execPath, [path, ...arguments_], options).status === 0
}

function attempt(run: () => boolean): boolean {
  try {
    return run()
  } catch (error) {
    console.error(error)
    return false
  }
}

function checkWebSize(): boolean {
  buildWebIfStale()
  const { script, style } = measureEntry()
  console.log(
    `entry of the web app: ${script} bytes of JavaScript and ${style} of CSS (brotli); at most ${entryBudget} of JavaScript`,
  )
  const { faults, bytes } = checkCooking()
  console.log(`cooking/ in the web app: ${bytes} bytes (brotli); at most ${cookingBudget}`)
  for (const fault of faults) console.error(fault)
  return script <= entryBudget && faults.length === 0
}

/** A platform package that the registry lacks is dropped from the lockfile in silence and breaks every later install. */
function checkLockfile(): boolean {
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' } as const
  const result = spawnSync('npm', ['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error'], options)
  if (result.status !== 0) console.error(result.stdout, result.stderr)
  return result.status === 0
}
