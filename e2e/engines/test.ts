import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { type Roux, startRoux } from '../start-roux.ts'
import { withSuperuser } from '../superuser.ts'
import { type Provider, useProvider } from '../use-provider.ts'
import { type App, appIn } from './app-in.ts'
import type { Engine } from './browser.ts'
import { type EngineName, findEngine } from './find-engines.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebkit } from './start-webkit.ts'

interface TestFixtures {
  /** What the AI provider does; without it the built-in kitchen writes. */
  behaviour: string | undefined
  /** The Roux that is shown. */
  roux: Roux
  app: App
}

interface WorkerFixtures {
  engineName: EngineName
  engine: Engine
  provider: Provider
  kitchenRoux: Roux
}

/** A test of a user's story in another engine than Chromium. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  provider: [useProvider, { scope: 'worker' }],
  kitchenRoux: [
    async ({}, use) => {
      const roux = await startRoux(withSuperuser)
      await use(roux)
      await roux.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  behaviour: [undefined, { option: true }],
  roux: async ({ behaviour, kitchenRoux, provider }, use) => {
    if (behaviour === undefined) return use(kitchenRoux)
    await provider.forget()
    const roux = await startRoux({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: behaviour,
      AI_API_KEY: 'sk-e2e',
      AI_BASE_URL: `${provider.url}/v1`,
    })
    await use(roux)
    await roux.stop()
  },
  app: async ({ engine, roux }, use, testInfo) => {
    const browser = await engine.openBrowser()
    await browser.resize({ width: 1280, height: 900 })
    await use(appIn(browser, roux.url))
    if (testInfo.status !== testInfo.expectedStatus) {
      writeFileSync(testInfo.outputPath('screen.png'), await browser.screenshot())
    }
    await browser.close()
  },
})

function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'firefox') return startFirefox(findEngine(name))
  return startWebkit(findEngine(name))
}

export { expect }
