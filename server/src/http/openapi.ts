import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { apiPrefix, apiVersion } from '@roux/contract/calls'
import { endpoints } from '@roux/contract/endpoints'
import { ErrorBody, ValidationErrorBody } from '@roux/contract/error-bodies'
import type { ErrorCode } from '@roux/contract/errors'
import { Recipes } from '@roux/contract/finding-recipes'
import { Preferences } from '@roux/contract/generation'
import { Finding, Recipe, RecipeSummary, RecipeVersion, RecipeVersions } from '@roux/contract/recipe'
import { Item } from '@roux/contract/recipe-content'
import { Message, Token } from '@roux/contract/session'
import { User, Users } from '@roux/contract/user'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'

const components = {
  ErrorBody,
  ValidationErrorBody,
  Preferences,
  Finding,
  Item,
  Recipe,
  RecipeSummary,
  Recipes,
  RecipeVersion,
  RecipeVersions,
  Message,
  Token,
  User,
  Users,
}

for (const [id, schema] of Object.entries(components)) z.globalRegistry.add(schema, { id })

/** Serves the OpenAPI document of all routes that are registered after this, and at `/docs` a page to read it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Roux', description: 'AI Recipe Maker', version: apiVersion },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Roux API' },
    uiConfig: { layout: 'BaseLayout' },
  })
  app.get(`${apiPrefix}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
}

/** What a call reads of its headers, by the error that it can lead to. A schema of its route would take all others away. */
const readHeaders: Readonly<Partial<Record<ErrorCode, Readonly<Record<string, object>>>>> = {
  idempotency_key_reused: {
    'Idempotency-Key': {
      type: 'string',
      description: 'Made up by the client: the same request with the same key is written, counted and saved once',
    },
  },
  recipe_changed: { 'If-Match': { type: 'string', description: 'An ETag: only the content that it names is changed' } },
}

function describeRoute(route: Parameters<typeof jsonSchemaTransform>[0]): ReturnType<typeof jsonSchemaTransform> {
  const { schema: described, url } = jsonSchemaTransform(route)
  const endpoint = Object.entries(endpoints).find(([name]) => name === described.operationId)?.[1]
  const takesFile = endpoint !== undefined && 'takesFile' in endpoint
  const schema = takesFile ? { ...described, body: withFile(described.body) } : described
  const properties = Object.assign({}, ...(endpoint?.errors ?? []).map((code) => readHeaders[code]))
  if (Object.keys(properties).length === 0) return { schema, url }
  return { schema: { ...schema, headers: { type: 'object', properties } }, url }
}

/** A body that is JSON, or a file in its place. */
function withFile(json: unknown) {
  const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] }
  return { content: { 'application/json': { schema: json }, 'multipart/form-data': { schema: file } } }
}
