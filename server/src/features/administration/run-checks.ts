import { type CheckCode, type CheckName, type CheckResult, checkNames } from '@roux/contract/administration'

/** How each part is tested; null where all is well. */
export type Checks = Readonly<Record<CheckName, (signal: AbortSignal) => Promise<CheckCode | null>>>

/** Tests one part, or all of them at the same time. */
export function runChecks(checks: Checks, only: CheckName | undefined, signal: AbortSignal): Promise<CheckResult[]> {
  const names = only === undefined ? checkNames : [only]
  return Promise.all(
    names.map(async (name) => {
      const code = await checks[name](signal)
      return { name, ok: code === null, code }
    }),
  )
}
