import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDatabase } from '../../test/engines.ts'
import { makeFolder, startApp } from '../../test/start-app.ts'
import { clearMailFolder, nameAt } from './clear-mail-folder.ts'

const dayMs = 24 * 60 * 60 * 1000
const mailOf = (daysAgo: number) => `${nameAt(Date.now() - daysAgo * dayMs)}-${randomUUID()}.eml`

test('a mail that became a file is there for a week, and what is none of ours stays', async () => {
  const folder = makeFolder('roux-mail-')
  const kept = [mailOf(0), mailOf(6), `${mailOf(0)}.part`, '2025-01-01-letter.eml', 'notes.txt']
  for (const name of [...kept, mailOf(8), mailOf(400), `${mailOf(8)}.part`]) writeFileSync(join(folder, name), '')
  mkdirSync(join(folder, 'more'))
  await clearMailFolder(folder)
  expect(readdirSync(folder).toSorted()).toEqual([...kept, 'more'].toSorted())
})

test('a folder that no mail has been put into is none to clear, and is not made', async () => {
  const parent = makeFolder('roux-mail-')
  await clearMailFolder(join(parent, 'outbox'))
  expect(readdirSync(parent)).toEqual([])
})

test('a folder that cannot be read is a failure', async () => {
  const parent = makeFolder('roux-mail-')
  writeFileSync(join(parent, 'outbox'), '')
  await expect(clearMailFolder(join(parent, 'outbox'))).rejects.toThrow('ENOTDIR')
})

test('every instance clears its own folder, also where it sends by SMTP by now', async () => {
  const database = await createDatabase('postgres')
  for (const smtpUrl of [undefined, 'smtp://127.0.0.1:9']) {
    const folder = makeFolder('roux-mail-')
    const kept = mailOf(6)
    for (const name of [mailOf(8), kept]) writeFileSync(join(folder, name), '')
    await startApp('postgres', { database, mail: { from: 'roux@example.org', smtpUrl, folder } })
    await expect.poll(() => readdirSync(folder)).toEqual([kept])
  }
})
