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
import { startEmbedded } from '../src/database/embedded.ts'
import { withMigrationLock } from '../src/database/migrate.ts'
import { cloneStatement, linkFiles, makeTemplate, templateFiles } from './template.ts'

/** The shared server's address for a database, with the template made by whoever comes first. */
async function sharedServer(): Promise<(database: string) => string> {
  const folder = inject('sharedDataDir')
  const { url } = await startEmbedded(folder)
  const urlOf = (database: string): string => url.replace(/[^/]+$/, database)
  await withMigrationLock(url, (client) => makeTemplate(client, urlOf, folder))
  return urlOf
}

/** The demo press in a database of its own, which no other test file sees. */
export async function freshDatabase(): Promise<Database> {
  const urlOf = await sharedServer()
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin(urlOf('postgres'), cloneStatement(name))
  const database = createPool(urlOf(name))
  return {
    ...database,
    close: async () => {
      await database.close()
      await admin(urlOf('postgres'), `drop database ${name} with (force)`)
    },
  }
}

/** A database without anything, on the server of another one, until the test is over. */
export async function createEmptyDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin(url, `create database ${name}`)
  onTestFinished(() => admin(url, `drop database ${name} with (force)`))
  return url.replace(/[^/]+$/, name)
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * For `expect.poll` of what another process is told: far above what a slow machine needs, and below the minute that a process keeps
 * a session in memory without being told.
 */
export const pollTimeoutMs = { timeout: 40_000 }

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
  /** Makes a call of the contract; the answer is what came, refusals too. */
  call: <Name extends CallName>(
    name: Name,
    given?: TestCallOptions & { body?: BodyOf<Name> | FormData },
  ) => Promise<Answer<AnswerOf<Name> & ErrorResponse>>
  /** Any request, with the person's token. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export interface Press {
  app: FastifyInstance
  config: Config
  database: Database
  origin: string
  /** Signs in as the demo account of a role; `null` is someone who has not signed in. */
  as: (role: RoleKey | null) => Promise<Person>
  withToken: (token: string) => Person
  close: () => Promise<void>
}

/** A press that listens on a free port, on the given database or one of its own; closed after the test file. */
export async function openPress(
  settings: NodeJS.ProcessEnv = {},
  shared?: Database,
  log?: AppOptions['log'],
): Promise<Press> {
  const database = shared ?? (await freshDatabase())
  const dataDir = join(inject('sharedDataDir'), randomBytes(6).toString('hex'))
  linkFiles(templateFiles(inject('sharedDataDir')), dataDir)
  const config = readConfig({ PRESS_DATA_DIR: dataDir, PRESS_LOG: 'silent', ...settings })
  const app = await createApp({ config, database, portals: false, ...(log && { log }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  let closed: Promise<void> | undefined
  const close = () =>
    (closed ??= (async () => {
      // A connection may fall idle just after the server has closed the idle ones.
      const tidy = setInterval(() => app.server.closeIdleConnections(), 50)
      await app.close().finally(() => clearInterval(tidy))
      if (!shared) await database.close()
    })())
  afterAll(async () => {
    await close()
    // Test files share a process: the next one would go by this press's rates and materials.
    setPressTables({})
  })

  const withToken = (token: string): Person => personWith(origin, token)
  return {
    app,
    config,
    database,
    origin,
    close,
    withToken,
    as: async (role) => {
      const nobody = withToken('')
      if (!role) return nobody
      const { body } = await nobody.call('POST /api/login', {
        body: { email: `${role}@${demoDomain}`, password: demoPassword },
      })
      return withToken(body.token)
    },
  }
}

function personWith(origin: string, token: string): Person {
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
      const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
      const search = query ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}` : ''
      const json = body !== undefined && !(body instanceof FormData)
      const response = await fetchAs(filled + search, {
        method,
        headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: json ? JSON.stringify(body) : body }),
      })
      const answer = (await response.json()) as never
      // What the contract promises is what came.
      const promised = contract[name] as { response?: { parse: (value: unknown) => unknown } }
      if (response.ok) promised.response?.parse(answer)
      return { status: response.status, headers: response.headers, body: answer }
    },
  }
}
