import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { limits } from '@press/domain'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { formLimits } from './app/multipart.ts'
import { addCalls } from './app/route.ts'
import { serializerOf } from './app/schema.ts'
import { startArchive } from './archive/keepArchive.ts'
import { sessionHandlers } from './features/session/routes.ts'
import { userHandlers } from './features/users/routes.ts'
import { passkeyHandlers } from './features/passkeys/routes.ts'
import { createSettings } from './features/settings/inForce.ts'
import { materialHandlers } from './features/materials/routes.ts'
import { setupHandlers } from './features/setup/routes.ts'
import { settingHandlers } from './features/settings/routes.ts'
import { deliverTestLetter } from './features/settings/testLetters.ts'
import { securityHandlers } from './features/security/routes.ts'
import { peopleHandlers } from './features/people/routes.ts'
import { createDevices } from './auth/devices.ts'
import { createPasskeys } from './auth/passkeys.ts'
import { createVault } from './auth/vault.ts'
import { createRefusedCalls } from './features/session/refusedCalls.ts'
import { createAuthenticator } from './auth/authenticate.ts'
import { clockMinute } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { createListener } from './database/listener.ts'
import { createLive } from './features/live/routes.ts'
import { eventChannel } from './events/record.ts'
import { createWorker } from './events/worker.ts'
import { offerHandlers } from './features/offers/routes.ts'
import { bookHandlers } from './features/books/routes.ts'
import { createPublisher } from './features/publications/publish.ts'
import { documentHandlers } from './features/documents/routes.ts'
import { shopHandlers } from './features/shop/routes.ts'
import { socialHandlers } from './features/social/routes.ts'
import { featureHandlers } from './features/handlers.ts'
import { sendDaily } from './features/notifications/daily.ts'
import { askForDaily } from './features/notifications/morning.ts'
import { notificationHandlers } from './features/notifications/routes.ts'
import { subscribers } from './features/notifications/subscribers.ts'
import { sealEvents } from './events/seals.ts'
import { checkDaily } from './features/events-log/check.ts'
import { rowReaders } from './features/readers.ts'
import { assertAuthorities } from './files/authorities.ts'
import { createFiles } from './files/files.ts'
import { fileHandlers } from './features/files/routes.ts'
import { addCompression } from './http/compression.ts'
import { addDocumentation } from './http/documentation.ts'
import { addErrorHandler, answerError } from './http/errorHandler.ts'
import { addHealth } from './http/health.ts'
import { addMetrics } from './http/metrics.ts'
import { addPortals } from './http/portals.ts'
import { carryOutRemoval } from './features/removal/carryOut.ts'
import { clearContacts } from './features/shop-orders/clearContacts.ts'
import { assertShop } from './features/shop-orders/token.ts'
import { endOutlived } from './features/removal/outlived.ts'
import { doChores } from './jobs/chores.ts'
import { startDispatch } from './jobs/dispatch.ts'
import { jobChannel } from './jobs/jobs.ts'
import { startLoop } from './jobs/loop.ts'
import { remind } from './features/calendar/remind.ts'
import { tellUnread } from './features/chat/unread.ts'
import { composeConsentLetter } from './features/applications/mailedConsent.ts'
import { composeCodeLetter } from './features/contracts/code.ts'
import { contractHandlers } from './features/contracts/routes.ts'
import { deliverContract } from './features/contracts/deliver.ts'
import { remindOfContracts } from './features/contracts/reminders.ts'
import { tellOfShortages } from './features/paper/shortages.ts'
import { deliverPaper } from './features/offers/papers/deliver.ts'
import { deliverStatement } from './features/realisation/deliver.ts'
import { composeAndSend, createRunners } from './jobs/runners.ts'
import { createLetters } from './mail/letters.ts'
import { createDkim } from './mail/dkim.ts'
import { createMail } from './mail/mail.ts'
import { onceOnly } from './mail/once.ts'
import { createSender } from './mail/sender.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** Whether the portals' pages are served beside the API. */
  portals: boolean
  /** Where the log is written, a line at a time; standard output by default. */
  log?: { write: (line: string) => void }
}

/** Milliseconds between looks for work that nobody told of, and between rounds of chores. */
const look = 5_000
const round = 10 * 60_000

/** The whole server, ready to listen. `close()` drains it: live channels end, answers under way are finished. */
export async function createApp({ config, database, portals, log }: AppOptions): Promise<FastifyInstance> {
  const { db, pool, url } = database
  const app = fastify({
    bodyLimit: limits.jsonBody,
    // Behind these the address is the one that they name.
    trustProxy: config.proxies,
    genReqId: () => randomBytes(4).toString('hex'),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    logger: { level: config.logLevel, ...(log && { stream: log }) },
    frameworkErrors: answerError,
  })
  app.setSerializerCompiler(serializerOf)
  addErrorHandler(app)
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    // The route and not the address: an address may hold a signature.
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    hsts: config.origins.staff.startsWith('https:'),
  })
  await addCompression(app)
  await app.register(rateLimit, { global: false })
  await app.register(multipart, { limits: formLimits, throwFileSizeLimit: false })
  await addDocumentation(app)

  await assertAuthorities(config)
  const files = createFiles(db, config)
  const vault = createVault(config)
  const devices = createDevices(config)
  const mail = onceOnly(db, createMail(config, createSender(db, config, createDkim(db, vault))))
  const letters = createLetters(config)
  const listener = createListener(url, app.log)
  const authenticator = createAuthenticator(db, listener, app.log)
  const settings = await createSettings(db, listener, app.log)
  const live = createLive(db, listener, app.log)
  addMetrics(app, pool, live.count, config)
  addHealth(app, pool, config.dataDir)
  addCalls(
    app,
    {
      ...sessionHandlers(config, authenticator, devices, vault),
      ...setupHandlers(devices),
      ...passkeyHandlers(createPasskeys(config), devices),
      ...securityHandlers(vault, authenticator),
      ...peopleHandlers(vault),
      ...userHandlers(authenticator),
      ...fileHandlers(rowReaders),
      ...live.handlers,
      ...featureHandlers,
      ...notificationHandlers(config, letters),
      ...materialHandlers(settings),
      ...settingHandlers(config, vault, settings),
      ...offerHandlers({ company: settings.company, shop: config.shop }),
      ...contractHandlers(config),
      ...bookHandlers,
      ...documentHandlers(config),
      ...shopHandlers(config),
      ...socialHandlers(config),
    },
    {
      db,
      files,
      personOf: authenticator.personOf,
      wasEnded: authenticator.wasEnded,
      assertToken: (request) => assertShop(db, request),
      refused: createRefusedCalls(db, app.log),
    },
  )
  if (portals) await addPortals(app, config)

  const delivery = { store: files.store, mail }
  const runners = createRunners(mail, letters, files, {
    publish: createPublisher(config, files),
    'offer-letter': ({ sending }, job) => deliverPaper(sending, job, delivery),
    'daily-letter': ({ user }, job) => sendDaily(user, job, { files, letters, mail }),
    'royalty-letter': ({ sending }, job) => deliverStatement(sending, job, delivery),
    'contract-letter': ({ sending }, job) => deliverContract(sending, job, delivery),
    'test-letter': ({ letter }, job) => deliverTestLetter(letter, job, { mail, origins: config.origins }),
    'contract-code': (asked, job) => composeAndSend(mail, job, (tx) => composeCodeLetter(tx, asked)),
    'authorship-letter': (asked, job) => composeAndSend(mail, job, (tx) => composeConsentLetter(tx, asked, letters)),
    // These only write: all of it happens in the transaction that marks the job as done.
    'event-reminder':
      async ({ event }) =>
      (tx) =>
        remind(tx, event),
    'unread-message':
      async ({ message }) =>
      (tx) =>
        tellUnread(tx, message),
    removal:
      async ({ removal }) =>
      (tx) =>
        carryOutRemoval(tx, removal),
  })
  const worker = startLoop(createWorker(db, subscribers, letters, app.log), look, app.log)
  const jobs = startDispatch(db, runners, look, app.log)
  const chores = startLoop(
    () =>
      doChores(db, files, app.log, async (tx) => {
        // What is sealed today is checked tomorrow.
        await checkDaily(tx, clockMinute(new Date()))
        await sealEvents(tx)
        await askForDaily(tx, clockMinute(new Date()))
        await remindOfContracts(tx)
        await tellOfShortages(tx)
        await endOutlived(tx)
        await clearContacts(tx)
      }).then(() => false),
    round,
    app.log,
  )
  const archive = startArchive(pool, url, config, round, app.log)
  listener.on(eventChannel, worker.wake)
  listener.on(jobChannel, jobs.wake)
  await listener.start()

  app.addHook('preClose', async () => {
    live.close()
    // A document may take its reader a minute, and is read again after the restart.
    files.stop()
  })
  app.addHook('onClose', async () => {
    await Promise.all([
      authenticator.stop(),
      worker.stop(),
      jobs.stop(),
      chores.stop(),
      archive?.stop(),
      listener.stop(),
    ])
  })
  return app
}
