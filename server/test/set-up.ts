import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/storage/database.ts'
import { makeDataFolder } from './data-folder.ts'
import { makeWebFolder } from './make-web-folder.ts'
import { startPostgres } from './postgres.ts'

/** Databases that are up to date and empty: a copy of one takes less time than bringing a new one there. */
export interface Templates {
  readonly sqliteFile: string
  readonly postgresName: string
}

/** What all tests of the server share: one PostgreSQL, in which each makes its own databases, and one built page. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const folder = makeDataFolder('roux-template-')
  const webFolder = makeWebFolder()
  const templates = { sqliteFile: join(folder, 'roux.sqlite'), postgresName: 'template_roux' }
  const client = new Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  await client.query(`create database ${templates.postgresName}`)
  await client.end()
  for (const settings of [
    { engine: 'sqlite', file: templates.sqliteFile },
    { engine: 'postgres', url: postgres.url(templates.postgresName) },
  ] as const) {
    const database = await openDatabase(settings, () => undefined)
    await database.close()
  }
  project.provide('postgresUrl', postgres.url('postgres'))
  project.provide('templates', templates)
  project.provide('webFolder', webFolder)
  return async () => {
    for (const made of [folder, webFolder]) rmSync(made, { recursive: true })
    await postgres.stop()
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the maintenance database. */
    postgresUrl: string
    templates: Templates
    webFolder: string
  }
}
