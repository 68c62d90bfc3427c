import { apiPrefix, calls } from '@roux/contract/calls'
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
      z.object({ operationId: z.string(), requestBody: Content, responses: z.record(z.string(), Content) }),
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
  expect(described).toEqual(
    Object.entries(calls).map(([name, call]) => `${name}: ${call.method} ${apiPrefix}${call.path}`),
  )
  const operation = document.paths[`${apiPrefix}/recipes/generate-public`]?.post
  expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '413', '415', '422', '500', '502', '503', '504'])
  expect(operation?.responses[200]?.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Recipe' })
  expect(operation?.requestBody.content['application/json'].schema.required).toEqual(['user_input'])
})
