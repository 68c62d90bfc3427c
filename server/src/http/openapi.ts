import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { apiPrefix, apiVersion } from '@roux/contract/calls'
import { ErrorBody, ValidationErrorBody } from '@roux/contract/errors'
import { Preferences } from '@roux/contract/generation'
import { Finding, Item, Recipe, RecipeSummary, Recipes, RecipeVersion, RecipeVersions } from '@roux/contract/recipe'
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
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Roux API' },
    uiConfig: { layout: 'BaseLayout' },
  })
  app.get(`${apiPrefix}/openapi.json`, { schema: { hide: true } }, () => app.swagger())
}
