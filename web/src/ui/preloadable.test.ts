import { type ComponentType, createElement, Suspense } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MissingCode, preloadable } from './preloadable.tsx'

const Menu = () => 'menu'

function inPlace(Part: ComponentType<object>) {
  return createElement(Suspense, { fallback: 'waiting' }, createElement(Part))
}

test('what was fetched ahead is there at once, and until then its fallback', async () => {
  const Part = preloadable(() => Promise.resolve(Menu))
  expect(renderToString(inPlace(Part))).toContain('waiting')
  await Promise.all([Part.preload(), Part.preload()])
  expect(renderToString(inPlace(Part))).not.toContain('waiting')
  expect(renderToString(inPlace(Part))).toContain('menu')
})

test('a part that could not be fetched ahead is tried again', async () => {
  const outcomes = [Promise.reject(new Error('offline')), Promise.resolve(Menu)]
  const Part = preloadable(() => outcomes.shift() ?? Promise.reject(new Error('asked too often')))
  await Part.preload()
  const stream = await renderToReadableStream(createElement(Part))
  expect(await new Response(stream).text()).toBe('menu')
})

test('fetching ahead keeps its failures to itself; where it is needed, they say what they are', async () => {
  const Part = preloadable<object>(() => Promise.reject(new Error('offline')))
  await Part.preload()
  const onError = () => undefined
  await expect(renderToReadableStream(createElement(Part), { onError })).rejects.toThrow(MissingCode)
})

test('a part that could not be fetched where it was needed is tried again once it is fetched ahead anew', async () => {
  const outcomes = [false, false, true, true]
  const Part = preloadable(() => (outcomes.shift() ? Promise.resolve(Menu) : Promise.reject(new Error('offline'))))
  await Part.preload()
  await expect(renderToReadableStream(createElement(Part), { onError: () => undefined })).rejects.toThrow(MissingCode)
  void Part.preload()
  const stream = await renderToReadableStream(createElement(Part))
  expect(await new Response(stream).text()).toBe('menu')
})
