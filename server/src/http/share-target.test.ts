import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { limits } from '@roux/contract/limits'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { providerOf } from '../../test/provider-of.ts'
import { say } from '../../test/say.ts'
import { startApp } from '../../test/start-app.ts'
import type { Settings } from '../config.ts'

const Manifest = z.object({ share_target: z.unknown() })

/** A Roux whose provider sees pictures, or not. */
async function start(seesPictures: boolean, changes: Partial<Settings> = {}) {
  const fake = { url: 'http://127.0.0.1:9', requests: () => Promise.resolve([]) }
  const { writer } = providerOf(fake, 'good', { seesPictures })
  const url = await startApp('sqlite', { writer, ...changes })
  const share = (body: FormData | string, headers = {}) =>
    fetch(`${url}/bring-in`, { method: 'POST', body, headers, redirect: 'manual' })
  const target = async () => Manifest.parse(await (await fetch(`${url}/manifest.webmanifest`)).json()).share_target
  return { url, share, target }
}

function form(parts: Readonly<Record<string, string | Blob>>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(parts)) made.append(name, value)
  return made
}

test('photos are offered to Roux where its provider sees pictures, and only there', async () => {
  const [seeing, blind] = [await start(true), await start(false)]
  expect(await seeing.target()).toMatchObject({
    method: 'POST',
    params: { url: 'url', files: [{ accept: ['image/*'] }] },
  })
  expect(await blind.target()).toMatchObject({ method: 'GET' })
  expect((await blind.share(form({ url: 'https://larder.example' }))).status).toBe(404)
})

test('what is shared before the worker is there leads to the page with its words, and its photos are let go', async () => {
  const { share } = await start(true)
  const photo = new Blob([new Uint8Array(2 ** 20)], { type: 'image/jpeg' })
  const shared = await share(form({ title: 'Gratin', text: 'https://larder.example', other: 'x', photos: photo }))
  expect([shared.status, shared.headers.get('location')]).toEqual([
    303,
    '/bring-in?title=Gratin&text=https%3A%2F%2Flarder.example&photos=again',
  ])
  const broken = await share('nothing', { 'content-type': 'multipart/form-data; boundary=x' })
  expect([broken.status, broken.headers.get('location')]).toEqual([303, '/bring-in?'])
  expect((await share('{}', { 'content-type': 'application/json' })).status).toBe(415)
})

test('a form of more than a file may have is refused, whether it says how long it is or not', async () => {
  const { url } = await start(true)
  const form = 'multipart/form-data; boundary=x'
  const says = ask(`${url}/bring-in`, { 'content-type': form, 'content-length': String(limits.fileBytes + 1) })
  says.write('--x\r\n')
  expect(await statusOf(says)).toBe(413)

  const saysNothing = ask(`${url}/bring-in`, { 'content-type': form })
  const answered = statusOf(saysNothing)
  saysNothing.write('--x\r\nContent-Disposition: form-data; name="photos"; filename="1.jpg"\r\n\r\n')
  const piece = Buffer.alloc(2 ** 20)
  for (let sent = 0; sent < limits.fileBytes; sent += piece.length) saysNothing.write(piece)
  expect(await answered).toBe(413)
})

test('a stranger has no more time to send a form than any other body', async () => {
  const { url } = await start(true, { longestBodyMs: 300 })
  const head = 'POST /bring-in HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n'
  const { answered, closed } = await say(Number(new URL(url).port), `${head}Content-Length: 1000\r\n\r\n--x\r\n`)
  await closed
  expect(answered()).toMatch(/^HTTP\/1\.1 408 /)
})

/** A request whose body is still to come, as no browser would send it. */
function ask(url: string, headers: Record<string, string>): ClientRequest {
  const asked = request(url, { method: 'POST', headers })
  onTestFinished(() => void asked.destroy())
  return asked
}

async function statusOf(asked: ClientRequest): Promise<number | undefined> {
  const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage]
  return statusCode
}
