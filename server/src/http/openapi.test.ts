import { apiPrefix, calls } from '@roux/contract/calls'
import { refusalReasons } from '@roux/contract/refusal-reason'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startApp } from '../../test/start-app.ts'

const Content = z.object({
  content: z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) }),
})

const ApiDocument = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        parameters: z.optional(z.array(z.object({ in: z.string(), name: z.string() }))),
        requestBody: z.optional(z.unknown()),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
})

test('the API document describes every call of the contract, its body, its answer and its errors', async () => {
  const url = await startApp('sqlite')
  const document = ApiDocument.parse(await (await fetch(`${url}/api/v1/openapi.json`)).json())
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Roux', version: '0.1.0' } })
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
  )
  const promised = Object.entries(calls).map(
    ([name, { method, path }]) => `${name}: ${method} ${apiPrefix}${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(described.toSorted()).toEqual(promised.toSorted())
  const operation = document.paths[`${apiPrefix}/recipes/generate-public`]?.post
  const statuses = ['200', '400', '409', '413', '415', '422', '429', '500', '502', '503', '504']
  expect(Object.keys(operation?.responses ?? {})).toEqual(statuses)
  expect(schemaIn(operation?.responses[200])).toEqual({ $ref: '#/components/schemas/Recipe' })
  expect(schemaIn(operation?.requestBody)).toMatchObject({ required: ['user_input'] })
  const { requestBody } = document.paths[`${apiPrefix}/recipes/import`]?.post ?? {}
  expect(schemaIn(requestBody)).toMatchObject({ properties: { url: {}, html: {}, text: {} } })
  expect(requestBody).toMatchObject({ content: { 'multipart/form-data': { schema: { required: ['file'] } } } })
})

test('the API document names every error by what its answer says', async () => {
  const url = await startApp('sqlite')
  const document = ApiDocument.parse(await (await fetch(`${url}/api/v1/openapi.json`)).json())
  const { responses = {} } = document.paths[`${apiPrefix}/recipes/{id}`]?.put ?? {}
  expect(responses).toMatchObject({
    404: { description: 'Recipe not found' },
    412: { description: 'The recipe was changed elsewhere' },
    422: { description: 'Validation Error' },
  })
})

test('the API document names the headers that calls read', async () => {
  const url = await startApp('sqlite')
  const document = ApiDocument.parse(await (await fetch(`${url}/api/v1/openapi.json`)).json())
  const read = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters = [] }) =>
      parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => `${operationId}: ${name}`),
    ),
  )
  expect(read.toSorted()).toEqual([
    'askRecipe: Idempotency-Key',
    'createRecipe: Idempotency-Key',
    'createRecipe: If-Match',
    'generatePublicRecipe: Idempotency-Key',
    'generateRecipe: Idempotency-Key',
    'improveRecipe: Idempotency-Key',
    'updateRecipe: If-Match',
  ])
})

test('the API document says for what reasons a request is refused', async () => {
  const url = await startApp('sqlite')
  const document = await (await fetch(`${url}/api/v1/openapi.json`)).json()
  expect(document).toMatchObject({
    components: { schemas: { ErrorBody: { properties: { reason: { enum: [...refusalReasons] } } } } },
  })
})

const schemaIn = (part: unknown) => Content.parse(part).content['application/json'].schema

test('a page shows the API document, with nothing inline and nothing from elsewhere', async () => {
  const url = await startApp('sqlite')
  const response = await fetch(`${url}/docs`)
  const page = await response.text()
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(page).toContain('<title>Roux API</title>')
  expect(page).not.toMatch(/<style|<script>|https?:/)
  const scripts = [...page.matchAll(/src="([^"]+)"/g)].map(([, path]) => new URL(path ?? '', `${url}/docs`))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    const file = await fetch(script)
    expect(file.headers.get('content-type')).toContain('javascript')
    await file.arrayBuffer()
  }
})
