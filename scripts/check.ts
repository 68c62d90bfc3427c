import { checkSteps, runSteps, runTool } from './check-steps.ts'

// `npm run format` mends what can be mended by itself.
if (process.argv.includes('--write')) {
  process.exit((await runTool('@biomejs/biome', 'bin/biome', ['check', '--write'])) ? 0 : 1)
}

const { passed, failed } = await runSteps(checkSteps)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
