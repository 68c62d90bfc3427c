import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { findFreePort } from '../../server/test/find-free-port.ts'
import { createInstance, untilReady } from './instance.ts'
import { compare, emptyReport, makeCook } from './load.ts'

const smallMb = 16
const spaciousMb = 64

/** One process on SQLite whose disk gets full while it writes, and then has room again. Needs Linux and root: it mounts. */
export async function fillDisk(seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'roux-full-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${smallMb}m`, 'tmpfs', folder])
  const instance = createInstance(await findFreePort(), { DATA_DIR: folder }, join(tmpdir(), 'roux-full.log'))
  try {
    await instance.start()
    const token = await makeCook(instance.url)
    const report = emptyReport()
    const answers = new Map<string, number>()
    const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const ask = async (what: string, path: string, body?: unknown) => {
      const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
      const response = await fetch(`${instance.url}${path}`, init)
      const text = await response.text()
      const code = response.ok ? '' : ` ${/"code":"(\w+)"/.exec(text)?.[1]}`
      count(`${what}: ${response.status}${code}`)
      return response.ok ? text : undefined
    }
    const save = async (length: number) => {
      const title = randomUUID()
      const directions = Array.from({ length }, () => ({ content: 'x'.repeat(2000) }))
      const saved = await ask('save', '/api/v1/recipes/', { title, directions })
      if (saved !== undefined) report.created.set(title, JSON.parse(saved).id)
      return saved !== undefined
    }
    while (await save(50));
    console.log(`full after ${report.created.size} recipes`)
    const end = Date.now() + seconds * 1000
    while (Date.now() < end) {
      await Promise.all([
        save(50),
        save(1),
        ask('list', '/api/v1/recipes/?view=summary'),
        ask('me', '/api/v1/users/me'),
        ask('cook as a guest', '/api/v1/recipes/generate-public', { user_input: 'soup' }),
        ask('cook and save', '/api/v1/recipes/generate', { user_input: 'soup' }),
        ask('sign up', '/api/v1/users/signup', { email: `${randomUUID()}@example.org`, password: 'a spoon' }),
        ask('ready', '/readyz'),
        ask('page', '/'),
      ])
    }
    console.log(Object.fromEntries([...answers].toSorted()))
    const started = performance.now()
    execFileSync('mount', ['-o', `remount,size=${spaciousMb}m`, folder])
    while (!(await save(50)));
    console.log(`saves again ${Math.round(performance.now() - started)} ms after there is room`)
    await compare(instance.url, token, report)
    await instance.restart('SIGKILL')
    await untilReady(instance.url)
    await compare(instance.url, token, report)
    await instance.stop()
    const db = new DatabaseSync(join(folder, 'roux.sqlite'), { readOnly: true })
    const verdict = db.prepare('pragma integrity_check').get()?.integrity_check
    db.close()
    console.log(`all ${report.created.size} acknowledged recipes are there, none twice; integrity_check: ${verdict}`)
  } finally {
    await instance.stop('SIGKILL')
    execFileSync('umount', [folder])
    rmdirSync(folder)
  }
}
