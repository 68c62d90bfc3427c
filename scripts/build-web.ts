import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Everything the built web app is made from. */
const inputs = [
  'web/{index.html,vite.config.ts,package.json,tsconfig.json}',
  'web/{src,public,build}/**/*',
  '{contract,cooking}/src/**/*.ts',
  'package-lock.json',
]

/** The file that says what the last build was made from. */
const marker = 'web/dist/.made-from'

/** Builds the web app into web/dist, unless what is there was made from the same files. */
export function buildWebIfStale(): void {
  const fingerprint = fingerprintInputs()
  if (existsSync(`${root}${marker}`) && readFileSync(`${root}${marker}`, 'utf8') === fingerprint) return
  console.log('roux: building the web app ...')
  const building = `dist-${process.pid}`
  const arguments_ = [`${root}node_modules/vite/bin/vite.js`, 'build', '--outDir', building, '--logLevel', 'warn']
  const result = spawnSync(process.execPath, arguments_, { cwd: `${root}web`, stdio: 'inherit' })
  if (result.status !== 0) {
    rmSync(`${root}web/${building}`, { recursive: true, force: true })
    throw new Error('The web app could not be built')
  }
  writeFileSync(`${root}web/${building}/.made-from`, fingerprint)
  // Swapped in whole: a build that breaks off leaves the old one standing.
  rmSync(`${root}web/dist`, { recursive: true, force: true })
  renameSync(`${root}web/${building}`, `${root}web/dist`)
}

function fingerprintInputs(): string {
  const hash = createHash('sha256').update(process.env.VITE_API_URL ?? '')
  for (const file of globSync(inputs, { cwd: root }).sort()) {
    if (!/\.[a-z0-9]+$/.test(file) || file.includes('.test.')) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(`${root}${file}`))
      .update('\0')
  }
  return hash.digest('hex')
}

if (import.meta.main) buildWebIfStale()
