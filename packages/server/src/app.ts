import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { limits } from '@press/domain'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { formLimits } from './app/multipart.ts'
import { addCalls } from './app/route.ts'
import type { Services } from './app/services.ts'
import { compileSerializer } from './app/schema.ts'
import { startArchive } from './archive/keep-archive.ts'
import { createDevices } from './auth/devices.ts'
import { createLive } from './features/live/create-live.ts'
import { createDeniedCallLog } from './features/session/denied-calls.ts'
import { createSettings } from './features/settings/in-force.ts'
import { assertShopToken } from './features/shop-orders/token.ts'
import { subscribers } from './features/notifications/subscribers.ts'
import { chores as choresOfFeatures, buildHandlers, jobTypes, fileAccessChecks } from './features/index.ts'
import { createPasskeys } from './auth/passkeys.ts'
import { createFieldCipher } from './auth/field-cipher.ts'
import { createAuthenticator } from './auth/authenticate.ts'
import { toLocalMinute } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { createListener } from './database/listener.ts'
import { eventChannel } from './events/record-event.ts'
import { createEventWorker } from './events/event-worker.ts'
import { assertAuthorities } from './files/authorities.ts'
import { createFiles } from './files/files.ts'
import { addCompression } from './http/compression.ts'
import { addDocumentation } from './http/documentation.ts'
import { addErrorHandler, answerError } from './http/error-handler.ts'
import { addHealth } from './http/health.ts'
import { addMetrics } from './http/metrics.ts'
import { addPortals } from './http/portals.ts'
import { runMaintenance } from './jobs/maintenance.ts'
import { startDispatch } from './jobs/dispatch.ts'
import { jobChannel } from './jobs/jobs.ts'
import { startLoop } from './jobs/loop.ts'
import { createLetters } from './mail/letters.ts'
import { createDkim } from './mail/dkim.ts'
import { createMail } from './mail/mail.ts'
import { createIdempotentMail } from './mail/idempotent-mail.ts'
import { createSenderReader } from './mail/sender.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** Whether the server also serves the portals' pages, in addition to the API. */
  portals: boolean
  /** Where the log is written, line by line. The default is standard output. */
  log?: { write: (line: string) => void }
}

/**
 * Intervals in ms: `eventPollIntervalMs` for polling events whose notification was missed, and `maintenanceIntervalMs` for running
 * chores.
 */
const eventPollIntervalMs = 5_000
const maintenanceIntervalMs = 10 * 60_000

/** Creates the whole server, ready to listen. `close()` closes live channels and waits until running requests are finished. */
export async function createApp({
  config,
  database,
  portals: servesPortals,
  log,
}: AppOptions): Promise<FastifyInstance> {
  const { db, pool, url } = database
  const app = fastify({
    bodyLimit: limits.jsonBodyBytes,
    // If a request comes from one of these proxies, the client's address is the address that the proxy reports.
    trustProxy: config.proxies,
    genReqId: () => randomBytes(4).toString('hex'),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    logger: { level: config.logLevel, ...(log && { stream: log }) },
    frameworkErrors: answerError,
  })
  app.setSerializerCompiler(compileSerializer)
  addErrorHandler(app)
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    // Logs the route instead of the URL, because a URL may contain a signature.
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
  const vault = createFieldCipher(config)
  const devices = createDevices(config)
  const mail = createIdempotentMail(db, createMail(config, createSenderReader(db, config, createDkim(db, vault))))
  const letterComposer = createLetters(config)
  const listener = createListener(url, app.log)
  const authenticator = createAuthenticator(db, listener, app.log)
  const settings = await createSettings(db, listener, app.log)
  const liveChannels = createLive(db, listener, app.log)
  addMetrics(app, pool, liveChannels.count, config)
  addHealth(app, pool, config.dataDir)
  const services: Services = {
    config,
    files,
    letters: letterComposer,
    mail,
    authenticator,
    devices,
    passkeys: createPasskeys(config),
    vault,
    settings,
    live: liveChannels,
    readers: fileAccessChecks,
  }
  addCalls(app, buildHandlers(services), {
    db,
    files,
    personOf: authenticator.personOf,
    wasEnded: authenticator.wasEnded,
    assertToken: (request) => assertShopToken(db, request),
    refused: createDeniedCallLog(db, app.log),
  })
  if (servesPortals) await addPortals(app, config)

  const worker = startLoop(createEventWorker(db, subscribers, letterComposer, app.log), eventPollIntervalMs, app.log)
  const jobDispatch = startDispatch(db, jobTypes, services, eventPollIntervalMs, app.log)
  const maintenanceLoop = startLoop(
    () =>
      runMaintenance(db, files, app.log, async (tx) => {
        for (const chore of choresOfFeatures) await chore(tx, toLocalMinute(new Date()))
      }).then(() => false),
    maintenanceIntervalMs,
    app.log,
  )
  const archiveLoop = startArchive(pool, url, config, maintenanceIntervalMs, app.log)
  listener.on(eventChannel, worker.wake)
  listener.on(jobChannel, jobDispatch.wake)
  await listener.start()

  app.addHook('preClose', async () => {
    liveChannels.close()
    // Stops reading documents, because this may take a minute per document. An interrupted document is read again after the
    // restart.
    files.stop()
  })
  app.addHook('onClose', async () => {
    await Promise.all([
      authenticator.stop(),
      worker.stop(),
      jobDispatch.stop(),
      maintenanceLoop.stop(),
      archiveLoop?.stop(),
      listener.stop(),
    ])
  })
  return app
}
