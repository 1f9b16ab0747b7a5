import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contract, type AnswerOf, type BodyOf, type CallName, type ErrorResponse } from '@press/contract'
import type { RoleKey } from '@press/domain'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createApp, type AppOptions } from '../src/app.ts'
import { demoDomain, demoPassword } from '../src/auth/demoAccounts.ts'
import { readConfig, type Config } from '../src/config.ts'
import { connect, type Database } from '../src/database/database.ts'
import { startEmbedded } from '../src/database/embedded.ts'
import { exclusively, migrate } from '../src/database/migrate.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createFiles } from '../src/files/files.ts'

const template = 'press_template'
/** The demo's files, beside the databases that name them. */
const templateData = (): string => join(inject('sharedDataDir'), 'template')

async function seed(url: string): Promise<void> {
  const { db, close } = connect(url, { patience: 0 })
  mkdirSync(templateData())
  await seedDemo(db, { scale: 1, files: createFiles(db, readConfig({ PRESS_DATA_DIR: templateData() })) })
  await close()
}

/** The shared server's address for a database, with the template made by whoever comes first. */
async function sharedServer(): Promise<(database: string) => string> {
  const { url } = await startEmbedded(inject('sharedDataDir'))
  const urlOf = (database: string): string => url.replace(/[^/]+$/, database)
  await exclusively(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return
    // It ends with the tests: nothing of it has to outlast a power cut, and whoever asks about that starts a server of their own.
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
    await client.query(`create database ${template}_draft`)
    await migrate(urlOf(`${template}_draft`))
    await seed(urlOf(`${template}_draft`))
    await client.query(`alter database ${template}_draft rename to ${template}`)
  })
  return urlOf
}

/** The demo press in a database of its own, which no other test file sees. */
export async function freshDatabase(): Promise<Database> {
  const urlOf = await sharedServer()
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin(urlOf('postgres'), `create database ${name} template ${template}`)
  const database = connect(urlOf(name))
  return {
    ...database,
    close: async () => {
      await database.close()
      await admin(urlOf('postgres'), `drop database ${name} with (force)`)
    },
  }
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
export const patience = { timeout: 40_000 }

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

interface Given {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  headers?: Record<string, string>
}

export interface Person {
  token: string
  /** Makes a call of the contract; the answer is what came, refusals too. */
  call: <Name extends CallName>(
    name: Name,
    given?: Given & { body?: BodyOf<Name> | FormData },
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
  cpSync(templateData(), dataDir, { recursive: true })
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
  afterAll(close)

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
