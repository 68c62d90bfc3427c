import { randomUUID } from 'node:crypto'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../src/config.ts'
import { makeDataFolder } from './data-folder.ts'
import type { Templates } from './set-up.ts'

/** Both engines: a rule of the product holds on each, so its test runs on each. */
export const engines = ['sqlite', 'postgres'] as const satisfies readonly DatabaseSettings['engine'][]

type Engine = (typeof engines)[number]

/** A new database for the running test, without rows and up to date; it is gone when the test has finished. */
export function createDatabase(engine: Engine): Promise<DatabaseSettings> {
  return create(engine, inject('templates'))
}

/** The same before its first start: without tables too. */
export function createEmptyDatabase(engine: Engine): Promise<DatabaseSettings> {
  return create(engine)
}

async function create(engine: Engine, templates?: Templates): Promise<DatabaseSettings> {
  if (engine === 'sqlite') {
    const folder = makeDataFolder('roux-sqlite-')
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'roux.sqlite')
    if (templates) copyFileSync(templates.sqliteFile, file)
    return { engine, file }
  }
  const maintenance = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: maintenance })
  await client.connect()
  await client.query(`create database ${name} template ${templates?.postgresName ?? 'template1'}`)
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  })
  return { engine, url: maintenance.replace('/postgres?', `/${name}?`) }
}
