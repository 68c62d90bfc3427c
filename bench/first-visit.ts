import { setTimeout } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/find-chromium.ts'
import { openWith } from '../e2e/open-with.ts'
import { startRoux } from '../e2e/start-roux.ts'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const rounds = 5

/** A phone that is slow, in a network that is slow. */
const slowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

interface Visit {
  /** Milliseconds until the largest paint, and until the box takes what is typed. */
  paint: number
  listens: number
  shift: number
}

/** What a first visit takes of time and of bytes, in a browser. */
export async function measureFirstVisit(): Promise<Row[]> {
  buildWebIfStale()
  const roux = await startRoux({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' })
  const asRoot = process.getuid?.() === 0
  const browser = await chromium.launch({ executablePath: await findChromium(), args: asRoot ? ['--no-sandbox'] : [] })
  try {
    const { token, recipe } = await haveCook(roux.url)
    const guest = await visitOften(browser, roux.url, {})
    const french = await visitOften(browser, roux.url, { locale: 'fr-CA' })
    const cook = await visitOften(browser, roux.url, { token })
    const early = await weigh(browser, roux.url, { isIdle: false })
    const idle = await weigh(browser, roux.url, { isIdle: true })
    const page = await weigh(browser, roux.url, { isIdle: false, token, path: `/recipe/${recipe}` })
    return [
      ['first visit as a guest, processor slowed 4 times, 1.6 Mbit/s, 150 ms, median of 5', describe(guest)],
      ['… in French', describe(french)],
      ['… as a signed-in cook', describe(cook)],
      ['bytes before home listens', describeBytes(early)],
      ['… and when it is idle', describeBytes(idle)],
      ['requests of a recipe’s page, before it is idle', `${page.requests}`],
    ]
  } finally {
    await browser.close()
    await roux.stop()
  }
}

async function haveCook(url: string): Promise<{ token: string; recipe: string }> {
  const send = async (path: string, init: RequestInit) =>
    (await fetch(`${url}/api/v1${path}`, { method: 'POST', ...init })).json()
  const json = (value: unknown) => ({ body: JSON.stringify(value), headers: { 'content-type': 'application/json' } })
  await send('/users/signup', json({ email: 'cook@example.org', password: 'a password' }))
  const body = new URLSearchParams({ username: 'cook@example.org', password: 'a password' })
  const { access_token: token } = await send('/login/access-token', { body })
  const content = {
    title: 'Lentil soup',
    servings: 4,
    ingredients: [{ index: '1', content: '250 g green lentils' }],
    directions: [{ index: '1', content: 'Boil the lentils for 30 minutes.' }],
  }
  const init = json(content)
  const { id } = await send('/recipes/', { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
  return { token, recipe: id }
}

interface Visitor {
  locale?: string
  token?: string
}

async function newContext(browser: Browser, baseURL: string, { locale = 'en-US', token }: Visitor) {
  const context = await browser.newContext({ baseURL, locale, viewport: { width: 390, height: 844 } })
  if (token !== undefined) {
    const page = await context.newPage()
    await openWith(page, { local: { access_token: token } }, '/favicon.svg')
    await page.close()
  }
  return context
}

async function visitOften(browser: Browser, url: string, visitor: Visitor): Promise<Visit[]> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await newContext(browser, url, visitor)
    visits.push(await visit(context))
    await context.close()
  }
  return visits
}

async function visit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(watchVisit)
  await page.goto('/')
  await page.waitForFunction(() => Reflect.has(window, 'listens'), undefined, { polling: 50 })
  return page.evaluate(() => {
    const { paint, listens, shift } = window as unknown as Visit
    return { paint, listens, shift }
  })
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Runs in the page: notes its paints, and when the box takes what is typed. */
function watchVisit(): void {
  const notes = { paint: 0, shift: 0 }
  Object.assign(window, notes)
  const note = (values: object) => Object.assign(window, values)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) note({ paint: startTime })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      notes.shift += (entry as PerformanceEntry & { value: number }).value
      note({ shift: notes.shift })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const box = document.querySelector('main textarea')
    const listens = box !== null && Object.keys(box).some((key) => key.startsWith('__reactProps'))
    // Once more: what is drawn with it belongs to it.
    if (listens) requestAnimationFrame((now) => globalThis.setTimeout(() => note({ listens: now }), 500))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

interface Bytes {
  scripts: number
  styles: number
  fonts: number
  requests: number
}

/** What comes over the wire. Without an idle moment, only what home cannot do without. */
async function weigh(
  browser: Browser,
  url: string,
  { isIdle, path = '/', ...visitor }: Visitor & { isIdle: boolean; path?: string },
): Promise<Bytes> {
  const context = await newContext(browser, url, visitor)
  const page = await context.newPage()
  if (!isIdle) await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: Bytes = { scripts: 0, styles: 0, fonts: 0, requests: 0 }
  const places: Record<string, 'scripts' | 'styles' | 'fonts'> = {
    Script: 'scripts',
    Stylesheet: 'styles',
    Font: 'fonts',
  }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, /favicon/.test(response.url) ? 'Other' : type)
    bytes.requests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const place = places[kinds.get(requestId) ?? '']
    if (place) bytes[place] += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await setTimeout(2000)
  await context.close()
  return bytes
}

function describe(visits: readonly Visit[]): string {
  const median = (key: keyof Visit) =>
    percentile(
      visits.map((visit) => visit[key]),
      0.5,
    )
  return `largest paint ${(median('paint') / 1000).toFixed(2)} s, listens after ${(median('listens') / 1000).toFixed(2)} s, layout shift ${median('shift').toFixed(3)}`
}

function describeBytes({ scripts, styles, fonts }: Bytes): string {
  const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return `JavaScript ${kilo(scripts)}, CSS ${kilo(styles)}, fonts ${kilo(fonts)}`
}

if (import.meta.main) for (const [what, figure] of await measureFirstVisit()) console.log(`${what}: ${figure}`)
