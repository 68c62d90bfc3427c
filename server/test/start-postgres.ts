import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

/** One PostgreSQL for all tests of the server; each test makes its own databases in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url('postgres'))
  return postgres.stop
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the maintenance database. */
    postgresUrl: string
  }
}
