import { describeFailure } from '../server/src/main.ts'

/** Runs a command to its end: its last words on success, or why it failed and exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command())
  } catch (error) {
    console.error(describeFailure(error))
    process.exitCode = 1
  }
}
