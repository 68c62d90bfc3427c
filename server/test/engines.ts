import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../src/config.ts'

/** Both engines: a rule of the product holds on each, so its test runs on each. */
export const engines = ['sqlite', 'postgres'] as const satisfies readonly DatabaseSettings['engine'][]

type Engine = (typeof engines)[number]

/** A new, empty database for the running test; it is gone when the test has finished. */
export async function createDatabase(engine: Engine): Promise<DatabaseSettings> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'roux-sqlite-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return { engine, file: join(folder, 'roux.sqlite') }
  }
  const maintenance = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: maintenance })
  await client.connect()
  await client.query(`create database ${name}`)
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  })
  return { engine, url: maintenance.replace('/postgres?', `/${name}?`) }
}
