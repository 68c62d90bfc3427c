import { checkSetup } from '../server/src/features/administration/check-setup.ts'
import { runCommand } from './run-command.ts'

// Really uses the provider, the mail server and the database of the settings, and says what to change.
await runCommand(async (settings) => {
  const checks = await checkSetup(settings)
  if (checks.some(({ works }) => !works)) process.exitCode = 1
  return checks
    .map(({ part, works, says, change }) => `${works ? '✓' : '✗'} ${part}: ${says}${change ? `. ${change}` : ''}`)
    .join('\n')
})
