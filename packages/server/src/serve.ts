import { createServer, type Server } from 'node:http'
import { portals } from '@press/domain'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { demoDomain, demoPassword } from './auth/demoAccounts.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { openDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { seedWhenEmpty } from './database/seed.ts'

/** Milliseconds for answers under way when the press is told to stop. */
const patience = 30_000

/** Starts everything, says where it is, and runs until SIGTERM or SIGINT. */
export async function serve({ apiOnly }: { apiOnly: boolean }): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  let app: FastifyInstance | undefined
  try {
    await migrate(database.url)
    if (config.demo) await seedWhenEmpty(database, config)
    app = await createApp({ config, database, portals: !apiOnly })
    const others = await listen(app, config.port, apiOnly ? 1 : portals.length + 1)
    stopOnSignal(app, async () => {
      await app?.close()
      await Promise.all(others.map(closeServer))
      await database.close()
    })
  } catch (error) {
    await app?.close()
    await database.close()
    throw error
  }
  announce(config, apiOnly)
}

/** One server on several ports in a row; gives those beside the first. */
export async function listen(app: FastifyInstance, base: number, count: number): Promise<Server[]> {
  const others: Server[] = []
  try {
    await app.ready()
    for (let port = base; port < base + count; port += 1)
      if (port === base) await app.listen({ port, host: '::' })
      else others.push(await listenBeside(app, port))
    return others
  } catch (error) {
    await Promise.all(others.map(closeServer))
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const { port } = error as { port?: number }
    throw new ConfigError(`Port ${port} is in use; set PRESS_PORT to the first of ${count} free ports in a row.`)
  }
}

const listenBeside = (app: FastifyInstance, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => app.routing(request, response))
    server.keepAliveTimeout = app.server.keepAliveTimeout
    server.once('error', reject)
    server.listen(port, '::', () => resolve(server))
  })

export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })

/** Drains once; a second signal, or answers that do not end, stop it at once. */
function stopOnSignal(app: FastifyInstance, drain: () => Promise<void>): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), patience).unref()
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function announce({ port, demo }: Config, apiOnly: boolean): void {
  const address = (offset: number) => `http://localhost:${port + offset}`
  const lines = apiOnly
    ? [`API        ${address(0)}/api`]
    : [
        `Staff      ${address(0)}`,
        `Author     ${address(1)}`,
        `Partner    ${address(2)}`,
        `Storybook  ${address(3)}`,
        `API        ${address(0)}/api/docs`,
      ]
  if (demo)
    lines.push(
      '',
      'Demo accounts, password ' + demoPassword + ':',
      `  staff    initiator@${demoDomain}  deputy  pm  executor  accounting  typography  stock  supervisor  hr  director`,
      `  author   author@${demoDomain}`,
      `  partner  partner@${demoDomain}`,
    )
  console.log(`\nThe press is open.\n\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}
