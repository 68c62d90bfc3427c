import { checkSteps, runSteps } from './check-steps.ts'
import { endWith, runEngines, runPlaywright, runVitest } from './count-tests.ts'

const counts = [await runSteps(checkSteps), await runVitest(), await runPlaywright()]
if (process.env.ENGINES === 'all') counts.push(await runEngines())
endWith(counts)
