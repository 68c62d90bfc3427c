import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../server/src/config.ts'
import { assertOwnData } from './assert-own-data.ts'

const root = 0

/** The data as a Roux leaves it that another user than root runs, in a folder of its own or of root's. */
function makeData({ folderIsRoots = false, variables = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'roux-owner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const settings = readSettings({ DATA_DIR: folder, ...variables })
  const file = join(folder, 'roux.sqlite')
  writeFileSync(file, '')
  // Only root can give files away; whoever else runs this is that user.
  if (process.getuid?.() === root)
    for (const path of folderIsRoots ? [file] : [folder, file]) chownSync(path, 4321, 4321)
  return { folder, file, settings, owner: statSync(file).uid }
}

test('a command on data of another user is refused, and says how to run it', () => {
  const { folder, settings, owner } = makeData()
  expect(() => assertOwnData(settings, root)).toThrow(`sudo -u '#${owner}' env DATA_DIR=${folder} ${process.execPath}`)
  expect(() => assertOwnData(settings, owner + 1)).toThrow(folder)
})

test('where there is no database yet, or it is elsewhere, the folder says whose it is', () => {
  const { file, settings } = makeData()
  rmSync(file)
  expect(() => assertOwnData(settings, root)).toThrow('another one')
  const elsewhere = makeData({ variables: { DATABASE_URL: 'postgres://host/roux' } })
  expect(() => assertOwnData(elsewhere.settings, root)).toThrow('another one')
})

test('whoever runs Roux runs its commands, also where there is nothing yet', () => {
  const { folder, settings, owner } = makeData()
  assertOwnData(settings, owner)
  assertOwnData(readSettings({ DATA_DIR: join(folder, 'none') }), root)
})

test('in a folder of root that others may write to, the database says whose it is', () => {
  const { file, settings, owner } = makeData({ folderIsRoots: true })
  assertOwnData(settings, owner)
  expect(() => assertOwnData(settings, root)).toThrow('another one')
  rmSync(file)
  assertOwnData(settings, owner)
})
