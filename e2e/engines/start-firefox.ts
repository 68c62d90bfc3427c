import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerLimit, type Browser, type Engine } from './browser.ts'
import type { Programs } from './find-engines.ts'
import { makeHome, type Program, startProgram } from './start-program.ts'

type Send = (method: string, parameters: object) => Promise<Record<string, unknown>>

/** What moves takes no time; nothing is fetched that the page does not ask for. */
const settings = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': '',
}

/** Firefox, driven by WebDriver BiDi, which it speaks without a driver between. */
export async function startFirefox(programs: Programs<'firefox'>): Promise<Engine> {
  const home = makeHome()
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  writeFileSync(join(home, 'user.js'), lines.join(''))
  const firefox = startProgram(
    programs.browser,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', home],
    home,
    // The reporter of crashes would outlive its browser.
    { MOZ_CRASHREPORTER_DISABLE: '1', DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
  )
  const [, address] = await firefox.printed(/WebDriver BiDi listening on (ws:\S+)/)
  const send = await connect(firefox, `${address}/session`)
  await send('session.new', { capabilities: {} })
  return { openBrowser: () => openBrowser(send), stop: firefox.stop }
}

async function connect(firefox: Program, address: string): Promise<Send> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  const opened = Promise.withResolvers<void>()
  socket.onopen = () => opened.resolve()
  socket.onclose = () => {
    const reason = firefox.whyGone() ?? new Error('Firefox has closed the connection')
    opened.reject(reason)
    for (const { reject } of waiting.values()) reject(reason)
  }
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data)
    if (type === 'success') waiting.get(id)?.resolve(result)
    else if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`))
  }
  await opened.promise
  let last = 0
  return async (method, params) => {
    if (socket.readyState !== WebSocket.OPEN) throw firefox.whyGone() ?? new Error('Firefox is not connected')
    last += 1
    const id = last
    const answer = Promise.withResolvers<Record<string, unknown>>()
    waiting.set(id, answer)
    const limit = setTimeout(() => answer.reject(new Error(`${method} is not answered`)), answerLimit)
    socket.send(JSON.stringify({ id, method, params }))
    try {
      return await answer.promise
    } finally {
      clearTimeout(limit)
      waiting.delete(id)
    }
  }
}

async function openBrowser(send: Send): Promise<Browser> {
  const { userContext } = await send('browser.createUserContext', {})
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  const call = async (functionDeclaration: string, given: string) => {
    const { result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: given }],
      target: { context },
      awaitPromise: false,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } }
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result?.value
  }
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (inPage, given) => {
      const json = await call(`(given) => JSON.stringify((${inPage})(JSON.parse(given)))`, JSON.stringify(given))
      return json === undefined ? undefined : JSON.parse(json)
    },
    addScript: async (source) => {
      await call(`() => { ${source} }`, '')
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions: [actions] })
    },
    resize: async ({ width, height }) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    screenshot: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context })
      return Buffer.from(String(data), 'base64')
    },
    close: async () => {
      await send('browser.removeUserContext', { userContext })
    },
  }
}
