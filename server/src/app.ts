import type { FastifyInstance } from 'fastify'
import { kitchenWriter } from './ai/kitchen-writer.ts'
import { providerWriter } from './ai/provider-writer.ts'
import type { RecipeWriter } from './ai/recipe-writer.ts'
import type { Settings } from './config.ts'
import { generationRoutes } from './features/generation/generation-routes.ts'
import { createHttpApp } from './http/create-http-app.ts'
import { registerEndpoints } from './http/endpoint-routes.ts'
import { registerHealth } from './http/health-routes.ts'
import { watchMethods } from './http/method-not-allowed.ts'
import { registerOpenApi } from './http/openapi.ts'
import { registerWebApp } from './http/web-app.ts'
import { openDatabase } from './storage/database.ts'

/** Puts everything together. Closing the app finishes what was accepted, then closes the database. */
export async function createApp(settings: Settings): Promise<FastifyInstance> {
  const app = await createHttpApp(settings)
  const database = await openDatabase(settings.database, (error) =>
    app.log.warn({ err: error }, 'lost a connection to the database'),
  )
  app.addHook('onClose', () => database.close())

  const refuseOtherMethods = watchMethods(app)
  await registerOpenApi(app)
  await registerEndpoints(app, { ...generationRoutes(createWriter(settings)) }, findCaller)
  refuseOtherMethods()
  registerHealth(app, () => database.ping())
  await registerWebApp(app, settings.webFolder)
  return app
}

function createWriter({ writer }: Settings): RecipeWriter {
  return writer === 'kitchen' ? kitchenWriter() : providerWriter(writer)
}
