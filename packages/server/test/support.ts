import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contract, type AnswerOf, type BodyOf, type CallName, type ErrorResponse } from '@press/contract'
import { setPressTables, type RoleKey } from '@press/domain'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, inject, onTestFinished } from 'vitest'
import { createApp, type AppOptions } from '../src/app.ts'
import { demoDomain, demoPassword } from '../src/auth/demo-accounts.ts'
import { readConfig, type Config } from '../src/config.ts'
import { createPool, type Database } from '../src/database/database.ts'
import { withMigrationLock } from '../src/database/migrate.ts'
import { startSharedServer } from './shared-server.ts'
import { createCloneSql, linkFiles, makeTemplate, getTemplateFolder } from './template.ts'

/** Returns a function from a database name to its URL on the shared server. The first caller creates the template. */
async function openSharedServer(): Promise<(database: string) => string> {
  const folder = inject('sharedDataDir')
  const { url } = await startSharedServer()
  const getDatabaseUrl = (database: string): string => url.replace(/[^/]+$/, database)
  await withMigrationLock(url, (client) => makeTemplate(client, getDatabaseUrl, folder))
  return getDatabaseUrl
}

/** Creates a separate database with the demo press, which no other test file sees. */
export async function createDemoDatabase(): Promise<Database> {
  const urlOf = await openSharedServer()
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatement(urlOf('postgres'), createCloneSql(name))
  const database = createPool(urlOf(name))
  return {
    ...database,
    close: async () => {
      await database.close()
      await runStatement(urlOf('postgres'), `drop database ${name} with (force)`)
    },
  }
}

/** Creates an empty database on the server of another database, until the end of the test. */
export async function createEmptyDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatement(url, `create database ${name}`)
  onTestFinished(() => runStatement(url, `drop database ${name} with (force)`))
  return url.replace(/[^/]+$/, name)
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * The timeout of `expect.poll` for notifications of another process. It is far longer than a slow machine needs, and shorter than
 * the minute for which a process caches a session without notification.
 */
export const pollOptions = { timeout: 40_000 }

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

interface TestCallOptions {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  headers?: Record<string, string>
}

export interface Person {
  token: string
  /** Makes a call of the contract and returns the response, even if it is a refusal. */
  call: <Name extends CallName>(
    name: Name,
    callOptions?: TestCallOptions & { body?: BodyOf<Name> | FormData },
  ) => Promise<Answer<AnswerOf<Name> & ErrorResponse>>
  /** Makes any HTTP request with the person's token. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export interface Press {
  app: FastifyInstance
  config: Config
  database: Database
  origin: string
  /** Signs in as the demo account of a role; `null` gives a person who has not signed in. */
  as: (role: RoleKey | null) => Promise<Person>
  withToken: (token: string) => Person
  close: () => Promise<void>
}

/** Starts a press on a free port, on the given database or a new one. The press is closed after the test file. */
export async function openPress(
  settings: NodeJS.ProcessEnv = {},
  sharedDatabase?: Database,
  log?: AppOptions['log'],
): Promise<Press> {
  const database = sharedDatabase ?? (await createDemoDatabase())
  const dataDir = join(inject('sharedDataDir'), randomBytes(6).toString('hex'))
  linkFiles(getTemplateFolder(inject('sharedDataDir')), dataDir)
  const config = readConfig({ PRESS_DATA_DIR: dataDir, PRESS_LOG: 'silent', ...settings })
  const app = await createApp({ config, database, portals: false, ...(log && { log }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  let closePromise: Promise<void> | undefined
  const close = () =>
    (closePromise ??= (async () => {
      // Closes idle connections repeatedly, because a connection may become idle just after the server has closed all idle
      // connections.
      const closeTimer = setInterval(() => app.server.closeIdleConnections(), 50)
      await app.close().finally(() => clearInterval(closeTimer))
      if (!sharedDatabase) await database.close()
    })())
  afterAll(async () => {
    await close()
    // Test files share a process. Without this reset, the next file would use this press's rates and materials.
    setPressTables({})
  })

  const withToken = (token: string): Person => createPerson(origin, token)
  return {
    app,
    config,
    database,
    origin,
    close,
    withToken,
    as: async (role) => {
      const anonymous = withToken('')
      if (!role) return anonymous
      const { body } = await anonymous.call('POST /api/login', {
        body: { email: `${role}@${demoDomain}`, password: demoPassword },
      })
      return withToken(body.token)
    },
  }
}

function createPerson(origin: string, token: string): Person {
  const fetchAs: Person['fetch'] = (path, init = {}) =>
    fetch(origin + path, {
      ...init,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(init.headers as Record<string, string>) },
    })
  return {
    token,
    fetch: fetchAs,
    async call(name, { params = {}, query, body, headers } = {}) {
      const [method = '', path = ''] = name.split(' ')
      const filledPath = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
      const queryString = query ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}` : ''
      const isJson = body !== undefined && !(body instanceof FormData)
      const response = await fetchAs(filledPath + queryString, {
        method,
        headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      })
      const answer = (await response.json()) as never
      // Verifies that the response matches the contract.
      const callContract = contract[name] as { response?: { parse: (value: unknown) => unknown } }
      if (response.ok) callContract.response?.parse(answer)
      return { status: response.status, headers: response.headers, body: answer }
    },
  }
}
