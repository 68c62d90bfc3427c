import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import packaged, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A Chromium to test in: CHROMIUM_PATH, else Playwright's own, else the one from the npm registry, else the system's,
 * which has windows to draw and takes half as much time again.
 */
export async function findChromium(): Promise<string> {
  const named = [process.env.CHROMIUM_PATH, chromium.executablePath()].find(isThere)
  const found = named ?? (await unpackChromium()) ?? systemPaths.find(isThere)
  if (found === undefined) throw new Error('There is no Chromium: CHROMIUM_PATH may name one')
  return found
}

function isThere(path: string | undefined): path is string {
  return path !== undefined && existsSync(path)
}

/** Its path, if it runs on this machine. */
async function unpackChromium(): Promise<string | undefined> {
  const path = await packaged.executablePath()
  const runs = () => spawnSync(path, ['--version']).status === 0
  if (runs()) return path
  // A machine without a desktop may lack the libraries it is linked with; the package brings them too.
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return runs() ? path : undefined
}
