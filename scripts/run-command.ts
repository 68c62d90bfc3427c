import { readProcessSettings, type Settings } from '../server/src/config.ts'
import { describeFailure } from '../server/src/main.ts'
import { assertOwnData } from './assert-own-data.ts'

/** Runs a command to its end: its last words on success, or why it failed and exit code 1. */
export async function runCommand(command: (settings: Settings) => Promise<string>): Promise<void> {
  try {
    const settings = readProcessSettings()
    assertOwnData(settings)
    console.log(await command(settings))
  } catch (error) {
    console.error(describeFailure(error))
    process.exitCode = 1
  }
}
