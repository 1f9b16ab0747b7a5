import { portals, setupLinkHours } from '@press/domain'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { demoDomain, demoPassword } from './auth/demo-accounts.ts'
import { readConfig, type Config } from './config.ts'
import { openDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { seedWhenEmpty } from './demo/seed-command.ts'
import { assertBucket } from './files/create-store.ts'
import { assertNoOpenDemo } from './demo/open-accounts.ts'
import { createSetupLink } from './features/setup/links.ts'
import { listen } from './http/listen.ts'

/** The time in milliseconds that a stopping server waits for pending responses. */
const shutdownTimeoutMs = 30_000

/** Starts the server, prints its addresses, and runs until SIGTERM or SIGINT. */
export async function serve({ apiOnly }: { apiOnly: boolean }): Promise<void> {
  const config = readConfig(process.env)
  await assertBucket(config)
  const database = await openDatabase(config)
  let app: FastifyInstance | undefined
  let setupLink: string | undefined
  try {
    await migrate(database.url)
    if (config.demo) await seedWhenEmpty(database, config)
    else await assertNoOpenDemo(database.db)
    app = await createApp({ config, database, portals: !apiOnly })
    const portCount = apiOnly ? 1 : portals.length + 1
    const serverHandle = await listen(app, config.port, portCount, { perAddress: config.maxConnectionsPerAddress })
    if (!config.demo) setupLink = await createSetupLink(database.db, config.origins.staff)
    stopOnSignal(app, async () => {
      await Promise.all([serverHandle.close(), app?.close()])
      await database.close()
    })
  } catch (error) {
    await app?.close()
    await database.close()
    throw error
  }
  printAddresses(config, apiOnly)
  if (setupLink)
    console.log(
      `There are no accounts yet. Create the first one within ${setupLinkHours} hours with this one-time link:\n\n  ${setupLink}\n`,
    )
}

/** The interval, in milliseconds, within which two signals count as one: the terminal and npm may both send it. */
const duplicateSignalMs = 1_000

/** Stops after the pending requests at the first signal. Stops at once after a second signal, or if responses do not end. */
function stopOnSignal(app: FastifyInstance, closeServer: () => Promise<void>): void {
  let firstSignalAt: number | undefined
  const stop = (): void => {
    if (firstSignalAt !== undefined) {
      if (performance.now() > firstSignalAt + duplicateSignalMs) process.exit(1)
      return
    }
    firstSignalAt = performance.now()
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
    closeServer().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'the shutdown failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function printAddresses({ port, demo }: Config, apiOnly: boolean): void {
  const getAddress = (offset: number) => `http://localhost:${port + offset}`
  const lines = apiOnly
    ? [`API        ${getAddress(0)}/api`]
    : [
        `Staff      ${getAddress(0)}`,
        `Author     ${getAddress(1)}`,
        `Partner    ${getAddress(2)}`,
        `Storybook  ${getAddress(3)}`,
        `API        ${getAddress(0)}/api/docs`,
      ]
  if (demo)
    lines.push(
      '',
      'Demo accounts, password ' + demoPassword + ':',
      `  staff    initiator@${demoDomain}  deputy  pm  executor  accounting  typography  stock  supervisor  hr  director`,
      `  author   author@${demoDomain}`,
      `  partner  partner@${demoDomain}`,
    )
  console.log(`\nThe press is running.\n\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}
