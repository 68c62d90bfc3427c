import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../server/test/find-free-port.ts'
import { answerLimit, type Browser, type Engine } from './browser.ts'
import type { Programs } from './find-engines.ts'
import { makeHome, type Program, startProgram } from './start-program.ts'

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Without animations; and with a toolbar that is narrow enough for a window as wide as a phone. */
const gtkFiles = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css': '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }\n',
}

const screen = { width: 1400, height: 1200 }

/** Safari's engine, driven by WebDriver, on a display of its own that nobody sees. */
export async function startWebkit(programs: Programs<'webkit'>): Promise<Engine> {
  const display = startProgram(
    programs.display,
    // Without 'noreset' it starts anew when its last window goes, and a browser that opens just then finds none.
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp', '-noreset'],
    makeHome(),
  )
  const [, number] = await display.printed(/^(\d+)\n/m)
  const home = makeHome()
  for (const gtk of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(home, '.config', gtk), { recursive: true })
    for (const [name, text] of Object.entries(gtkFiles)) writeFileSync(join(home, '.config', gtk, name), text)
  }
  const port = await findFreePort()
  const driver = startProgram(programs.driver, [`--port=${port}`], home, {
    DISPLAY: `:${number}`,
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // The sandbox needs rights that a container, and root, do not have. Only our own pages are opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const call = callerOf(driver, `http://127.0.0.1:${port}`)
  await untilReady(driver, call)
  return {
    openBrowser: () => openBrowser(call, programs.browser),
    stop: async () => {
      await driver.stop()
      await display.stop()
    },
  }
}

async function untilReady(driver: Program, call: Call): Promise<void> {
  for (const limit = Date.now() + answerLimit; ; await pause(20)) {
    try {
      await call('GET', '/status')
      return
    } catch (error) {
      if (driver.whyGone() || Date.now() > limit) throw error
    }
  }
}

function callerOf(driver: Program, url: string): Call {
  return async (method, path, body) => {
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerLimit),
      })
      const { value } = await answer.json()
      if (!answer.ok) throw new Error(`${value.error} ${value.message}`)
      return value
    } catch (error) {
      throw driver.whyGone() ?? new Error(`${method} ${path}: ${error}`, { cause: error })
    }
  }
}

async function openBrowser(call: Call, binary: string): Promise<Browser> {
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
  })) as { sessionId: string }
  const at = `/session/${sessionId}`
  const execute = (script: string, args: unknown[] = []) => call('POST', `${at}/execute/sync`, { script, args })
  let toolbar = 0
  return {
    open: async (url) => {
      await call('POST', `${at}/url`, { url })
    },
    run: async (inPage, given) => {
      const json = await execute(`return JSON.stringify((${inPage})(JSON.parse(arguments[0])))`, [
        JSON.stringify(given),
      ])
      return typeof json === 'string' ? JSON.parse(json) : undefined
    },
    addScript: async (source) => {
      await execute(source)
    },
    act: async (actions) => {
      await call('POST', `${at}/actions`, { actions: [actions] })
    },
    resize: async ({ width, height }) => {
      // The display's pointer rests in its middle, and a window that it leaves shows no focus any more.
      const x = Math.max(0, Math.round((screen.width - width) / 2))
      // The window's own toolbar takes some of it, as much every time; the page hears of its new size a moment later.
      for (let tries = 0; tries < 10; tries += 1) {
        await call('POST', `${at}/window/rect`, { x, y: 0, width, height: height + toolbar })
        const limit = Date.now() + 500
        let inner = Number.NaN
        while (inner !== height && Date.now() < limit) inner = Number(await execute('return innerHeight'))
        if (inner === height) return
        toolbar += height - inner
      }
      throw new Error(`the window does not become ${height} px high`)
    },
    screenshot: async () => Buffer.from(String(await call('GET', `${at}/screenshot`)), 'base64'),
    close: async () => {
      await call('DELETE', at)
    },
  }
}
