import type { Installation } from '@roux/contract/administration'
import { toJsonLd } from '@roux/cooking/exporting/to-json-ld'
import type { FastifyInstance } from 'fastify'
import { kitchenWriter } from './ai/kitchen-writer.ts'
import { providerWriter } from './ai/provider-writer.ts'
import { withBreaker } from './ai/with-breaker.ts'
import { withQueue } from './ai/with-queue.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Settings } from './config.ts'
import { createFairQueue } from './fair-queue.ts'
import { createAdministration } from './features/administration/administration-routes.ts'
import { runChecks } from './features/administration/run-checks.ts'
import { createExporting } from './features/exporting/exporting-routes.ts'
import { createGeneration } from './features/generation/generation-routes.ts'
import { byKitchen, type Writers } from './features/generation/write-recipe.ts'
import { createImporting } from './features/importing/importing-routes.ts'
import { createRecipes, type SaveOnce } from './features/recipes/recipes-routes.ts'
import { moveShare } from './features/sharing/share-store.ts'
import { createSharing } from './features/sharing/sharing-routes.ts'
import { createUsers } from './features/users/create-users.ts'
import { internet, type Network } from './fetching/internet.ts'
import { createHttpApp } from './http/create-http-app.ts'
import { registerEndpoints } from './http/endpoint-routes.ts'
import { describingErrors } from './http/error-handler.ts'
import { registerHealth } from './http/health-routes.ts'
import { limitUnsentAnswers } from './http/limit-unsent-answers.ts'
import { watchMethods } from './http/method-not-allowed.ts'
import { createMetrics, type Metrics, registerMetrics } from './http/metrics.ts'
import { registerOpenApi } from './http/openapi.ts'
import { refuseGreediest } from './http/refuse-greediest.ts'
import { refuseUnderPressure } from './http/refuse-under-pressure.ts'
import { registerPhotoSharing } from './http/share-target.ts'
import { registerWebApp } from './http/web-app.ts'
import { clearMailFolder } from './mail/clear-mail-folder.ts'
import { describeMailError } from './mail/describe-mail-error.ts'
import { createMailTransport } from './mail/mail-transport.ts'
import { type MailWatch, startOutboxSender } from './mail/outbox-sender.ts'
import { staysHere } from './provider-settings.ts'
import { createPasswords, type Passwords } from './security/passwords.ts'
import { startCleanUp } from './storage/clean-up.ts'
import { type CountStore, countStore } from './storage/count-store.ts'
import { type Database, engineOf, openDatabase } from './storage/database.ts'
import { holdLock } from './storage/hold-lock.ts'
import { outboxStore } from './storage/outbox-store.ts'
import { startBackups } from './storage/start-backups.ts'
import { tryDatabase } from './storage/try-database.ts'
import { readBrought, readWithProvider, textOfBrought } from './threads/read-brought.ts'
import { readBroughtFile } from './threads/read-brought-file.ts'
import { warmThreads } from './threads/run-task.ts'

/** What is around the process. */
export interface Surroundings {
  readonly stopping?: AbortSignal
  readonly clock?: Clock
  readonly network?: Network
  readonly passwords?: Passwords
}

/** Puts everything together. Closing the app finishes what was accepted, then closes the database. */
export async function createApp(
  settings: Settings,
  { stopping, clock = systemClock, network = internet, passwords = createPasswords() }: Surroundings = {},
): Promise<FastifyInstance> {
  const describeError = describingErrors(engineOf(settings.database).isUnavailable)
  const app = await createHttpApp(settings, describeError, stopping)
  const metrics = createMetrics()
  await refuseTooMuch(app, settings)
  const database = await openWatched(app, settings, metrics, clock)
  const refuseOtherMethods = watchMethods(app)
  await registerOpenApi(app)
  const { limits, appUrl, firstSuperuser } = settings
  const counts = countStore(database)
  const outbox = outboxStore(database)
  const readPreferences = (userId: string) => users.readPreferences(userId)
  const saveOnce: SaveOnce = (...what) => generation.saveOnce(...what)
  const recipes = createRecipes({ database, counts, limits, readPreferences, carryOver: moveShare, saveOnce })
  const { findRecipe, saveRecipe, recallRecipe, assertRoom, exportRecipes, clearRecipes } = recipes
  const { state, ...writers } = createWriters(app, settings, metrics)
  const generation = await createGeneration({
    ...{ database, counts, limits, findRecipe },
    writers,
    onUsage: metrics.countGeneration,
    saveRecipe,
    recallRecipe,
    assertRoom,
    readPreferences,
    onFailure: (error) => app.log.warn({ err: error }, 'the kitchen steps in for the provider'),
  })
  const sharing = startSharing(settings, database, recipes)
  const importing = startImporting(settings, { ...recipes, ...generation }, counts, network)
  const exporting = createExporting({ ...recipes, database, appUrl, readPreferences })
  const users = createUsers({
    ...{ database, counts, limits, appUrl, outbox, passwords },
    mailQueued: () => sender.wake(),
    ...{ exports: exporting.onePerAccount, exportRecipes, clearRecipes },
    listGenerations: generation.listGenerations,
    listLinks: sharing.listLinks,
    audit: (event, who) => app.log.info(who, event),
  })
  const sender = startOutboxSender({
    outbox,
    prepare: users.prepareMail,
    transport: createMailTransport(settings.mail, clock),
    ...watchMails(app, metrics),
  })
  const administration = startAdministration(app, settings, { database, counts, state })
  const ofUsers = [users.clearExpired, exporting.clearExpired]
  const clear = [...ofUsers, counts.clearEnded, recipes.purgeRecipes, generation.clearOld]
  const cleanUp = clearRegularly(app, settings, { counts, clear, clock })
  const reading = readRecipes(app, recipes)
  app.addHook('onClose', async () => {
    await Promise.all([sender.stop(), cleanUp.stop(), reading.stop(), administration.stop()])
    await database.close()
  })
  if (firstSuperuser) await users.createFirstSuperuser(firstSuperuser)
  const ofCooks = { ...users.handlers, ...recipes.handlers, ...generation.handlers }
  const handlers = { ...ofCooks, ...importing, ...exporting.handlers, ...sharing.handlers, ...administration.handlers }
  await registerEndpoints(app, handlers, { findCaller: users.findCaller, describeError })
  sharing.registerPage(app)
  refuseOtherMethods()
  registerHealth(app, () => database.ping(), stopping)
  if (settings.metricsToken !== undefined) registerMetrics(app, metrics, settings.metricsToken)
  if (seesPictures(settings.writer)) await registerPhotoSharing(app, settings.webFolder)
  await registerWebApp(app, settings.webFolder, () => void warmThreads())
  return app
}

/** Whoever takes most is told first. */
async function refuseTooMuch(app: FastifyInstance, { longestDelayMs }: Settings): Promise<void> {
  refuseGreediest(app)
  await refuseUnderPressure(app, longestDelayMs)
  limitUnsentAnswers(app)
}

async function openWatched(
  app: FastifyInstance,
  settings: Settings,
  metrics: Metrics,
  clock: Clock,
): Promise<Database> {
  const onConnectionLost = (error: Error) => app.log.warn({ err: error }, 'lost a connection to the database')
  const database = await openDatabase(settings.database, onConnectionLost, clock, (what) => app.log.info(what))
  metrics.watchConnections(() => ({ ...database.connections() }))
  return database
}

function watchMails(app: FastifyInstance, { countMail }: Metrics): MailWatch {
  return {
    onSent: () => countMail('sent'),
    onFailure: (error, details) => {
      countMail('failed')
      app.log.warn({ ...details, ...describeMailError(error) }, 'could not send a mail')
    },
  }
}

function createWriters(app: FastifyInstance, settings: Settings, { setLine, setBreaker }: Metrics) {
  const { writer, aiConcurrency, aiConcurrencyPerCaller, kitchenStandsIn } = settings
  const kitchen = kitchenWriter()
  const rest = {
    kitchen,
    kitchenStandsIn,
    time: { writeMs: settings.writeWithinMs, waitMs: settings.waitWithinMs },
  }
  if (writer === 'kitchen') {
    return { ...rest, usual: kitchen, nameUsual: () => byKitchen, state: nothingToBring } satisfies Made
  }
  const provider = providerWriter(writer)
  // Before it listens: to load it later would hold up whoever asks by then.
  app.addHook('onReady', () =>
    provider.load(
      (what, details) => app.log[details && 'err' in details ? 'warn' : 'info'](details, what),
      (lock) => holdLock(lock),
    ),
  )
  app.addHook('onClose', () => provider.stop())
  const line = createFairQueue({
    atOnce: aiConcurrency,
    atOncePerCaller: aiConcurrencyPerCaller,
    longest: settings.aiWaiting,
    onChange: setLine,
  })
  const usual = withQueue(withBreaker(provider, setBreaker), line)
  const { state } = provider
  return { ...rest, usual, nameUsual: () => ({ provider: writer.provider, model: state.name() }), state } satisfies Made
}

/** The writers, and how far the model is that one of them needs. */
interface Made extends Writers {
  readonly state: { name(): string | null; percent(): number | undefined }
}

const nothingToBring = { name: () => null, percent: () => undefined }

function seesPictures(writer: Settings['writer']): boolean {
  return writer !== 'kitchen' && writer.seesPictures === true
}

interface Clearing extends Pick<Parameters<typeof startCleanUp>[0], 'clear'> {
  readonly counts: CountStore
  readonly clock: Clock
}

function clearRegularly(app: FastifyInstance, { mail }: Settings, { counts, clear, clock }: Clearing) {
  return startCleanUp({
    counts,
    clear,
    clearOwn: [() => clearMailFolder(mail.folder, clock)],
    onFailure: (error) => app.log.warn({ err: error }, 'could not clear away what has had its time'),
  })
}

interface Parts extends Pick<Made, 'state'> {
  readonly database: Database
  readonly counts: CountStore
}

function startSharing(
  { appUrl, webFolder, writer, sharing: isOn, fetching }: Settings,
  database: Database,
  { findRecipe, findAny }: Pick<ReturnType<typeof createRecipes>, 'findRecipe' | 'findAny'>,
) {
  const provider = writer !== 'kitchen'
  const about = { provider, pictures: seesPictures(writer), provider_here: provider && staysHere(writer), fetching }
  return createSharing({ database, findRecipe, findAny, appUrl, isOn, about, toJsonLd, webFolder })
}

function startImporting(
  { fetching, limits, uploadFolder, writer }: Settings,
  { findSame, readRecipe }: Pick<Parameters<typeof createImporting>[0], 'findSame' | 'readRecipe'>,
  counts: CountStore,
  network: Network,
) {
  const byProvider = { readRecipe, seesPhotos: seesPictures(writer), textOf: textOfBrought, joinRead: readWithProvider }
  const reading = { read: readBrought, readFile: readBroughtFile, findSame, uploadFolder, ...byProvider }
  return createImporting({ ...reading, counts, limits, network: fetching ? network : undefined }).handlers
}

function readRecipes(app: FastifyInstance, { startReading }: Pick<ReturnType<typeof createRecipes>, 'startReading'>) {
  return startReading({
    tell: (what) => app.log.info(what),
    onFailure: (error) => app.log.warn({ err: error }, 'could not read recipes for finding them'),
  })
}

/** The back-ups, and what superusers do with them and see of this Roux. */
function startAdministration(app: FastifyInstance, settings: Settings, { database, counts, state }: Parts) {
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'could not back up')
  const backups = startBackups(settings, onFailure, database.clock)
  const { handlers } = createAdministration({
    database,
    counts,
    backups,
    backupSettings: settings.backups,
    installation: () => describeInstallation(settings, state),
    runChecks: (names) => runChecks({ ...settings, tryDatabase: () => tryDatabase(database.db) }, names),
    onCheckFailure: (details) => app.log.warn(details, 'a test failed'),
    audit: (event, who) => app.log.info(who, event),
  })
  return { handlers, stop: () => backups.stop() }
}

function describeInstallation({ writer, mail, database }: Settings, { name, percent }: Made['state']): Installation {
  const share = percent()
  return {
    provider: writer === 'kitchen' ? writer : writer.provider,
    model: name(),
    model_percent: share === undefined ? null : Math.floor(share),
    mail: mail.smtpUrl === undefined ? 'folder' : 'smtp',
    database: database.engine,
  }
}
