import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineNames, hasEngine, packages } from '../e2e/engines/find-engines.ts'
import { runTool } from './check-steps.ts'

interface Count {
  readonly passed: number
  readonly failed: number
}

/** What is read of the reports of the two runners. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

export function runVitest(): Promise<Count> {
  return count(
    (file) => runTool('vitest', 'vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`]),
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  )
}

export function runPlaywright(...arguments_: readonly string[]): Promise<Count> {
  return count(
    (file) =>
      runTool('@playwright/test', 'cli.js', ['test', '--reporter=list,json', ...arguments_], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    // A test that passed only the second time did not pass.
    ({ stats: { expected, unexpected, flaky } }) => ({ passed: expected, failed: unexpected + flaky }),
  )
}

/** The main stories in Firefox and WebKit, as far as this machine has them. With ENGINES=all a missing one is a failure. */
export async function runEngines(): Promise<Count> {
  const missing = engineNames.filter((name) => !hasEngine(name))
  for (const name of missing) {
    console.log(`roux: ${name} is not on this machine; Debian has it as ${packages[name]}.`)
  }
  const failed = process.env.ENGINES === 'all' ? missing.length : 0
  if (missing.length === engineNames.length) return { passed: 0, failed }
  const ran = await runPlaywright('--config=e2e/engines')
  return { passed: ran.passed, failed: ran.failed + failed }
}

/** Says how the parts went together, as the last line, and ends. */
export function endWith(counts: readonly Count[]): never {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

/** A runner that fails without a failing test, or leaves no report, counts as one failure. */
async function count(run: (report: string) => Promise<boolean>, read: (report: Report) => Count): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-tests-'))
  const file = join(folder, 'report.json')
  try {
    const isRight = await run(file)
    const found = read(JSON.parse(readFileSync(file, 'utf8')))
    return isRight ? found : { passed: found.passed, failed: Math.max(found.failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
