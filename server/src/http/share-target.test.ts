import { expect, test } from 'vitest'
import { z } from 'zod'
import { providerOf } from '../../test/provider-of.ts'
import { startApp } from '../../test/start-app.ts'

const Manifest = z.object({ share_target: z.unknown() })

/** A Roux whose provider sees pictures, or not. */
async function start(seesPictures: boolean) {
  const fake = { url: 'http://127.0.0.1:9', requests: () => Promise.resolve([]) }
  const { writer } = providerOf(fake, 'good', { seesPictures })
  const url = await startApp('sqlite', { writer })
  const share = (body: FormData | string, headers = {}) =>
    fetch(`${url}/bring-in`, { method: 'POST', body, headers, redirect: 'manual' })
  const target = async () => Manifest.parse(await (await fetch(`${url}/manifest.webmanifest`)).json()).share_target
  return { share, target }
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
  const endless = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(2 ** 30) }
  expect((await share('x', endless).catch(() => ({ status: 413 }))).status).toBe(413)
})
