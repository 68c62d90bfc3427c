import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSteps, runSteps, runTool } from './check-steps.ts'

interface Count {
  readonly passed: number
  readonly failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'roux-tests-'))

const counts = [await runSteps(checkSteps), runVitest(), runPlaywright()]
rmSync(reports, { recursive: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function runVitest(): Count {
  const file = join(reports, 'vitest.json')
  const isRight = runTool('vitest', 'vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ])
  return count(isRight, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

function runPlaywright(): Count {
  const file = join(reports, 'playwright.json')
  const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const isRight = runTool('@playwright/test', 'cli.js', ['test', '--reporter=list,json'], variables)
  return count(isRight, () => {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, 'utf8')).stats
    // A test that passed only the second time did not pass.
    return { passed: expected, failed: unexpected + flaky }
  })
}

/** A runner that fails without a failing test, or leaves no report, counts as one failure. */
function count(isRight: boolean, read: () => Count): Count {
  try {
    const found = read()
    return isRight ? found : { passed: found.passed, failed: Math.max(found.failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
