import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startEmbeddedDatabase, stopUnusedServer, type EmbeddedDatabase } from '../src/database/embedded.ts'
import { readDatabasePid, createDataDir } from './process.ts'

const dataDir = createDataDir()
let database: EmbeddedDatabase | undefined
afterAll(async () => {
  await database?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function runQuery(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

it('creates a password-protected database that listens only on this machine', async () => {
  database = await startEmbeddedDatabase(dataDir)
  await runQuery(database.url, `create table kept as select 'Қазақстан' as word`)
  await expect(runQuery(database.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    'authentication failed',
  )
  expect(statSync(join(dataDir, 'database.secret')).mode & 0o777).toBe(0o600)
  expect(await runQuery(database.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await runQuery(database.url, 'show fsync')).toEqual([{ fsync: 'on' }])
})

it('sorts Kazakh letters in alphabetical order', async () => {
  const sortQuery = `select w from unnest(array['я', 'і', 'ә', 'ы', 'а', 'қ', 'к']) w order by w collate "kk-x-icu"`
  const sortedLetters = ['а', 'ә', 'к', 'қ', 'ы', 'і', 'я']
  expect(await runQuery(database?.url as string, sortQuery)).toEqual(sortedLetters.map((w) => ({ w })))
})

it('reuses a server that is still running', async () => {
  const pid = readDatabasePid(dataDir)
  const secondStart = await startEmbeddedDatabase(dataDir)
  expect(secondStart.url).toBe(database?.url)
  expect(readDatabasePid(dataDir)).toBe(pid)
})

it('keeps a server running while a client uses it', async () => {
  const client = new pg.Client({ connectionString: database?.url as string })
  await client.connect()
  await database?.stop()
  expect((await client.query('select 1')).rowCount).toBe(1)
  await client.end()
})

it('restarts on the same port with all data after a kill', async () => {
  const [pid, url] = [readDatabasePid(dataDir), database?.url as string]
  process.kill(pid, 'SIGKILL')
  database = await startEmbeddedDatabase(dataDir)
  expect(readDatabasePid(dataDir)).not.toBe(pid)
  expect(database.url).toBe(url)
  expect(await runQuery(database.url, 'select word from kept')).toEqual([{ word: 'Қазақстан' }])
})

it('starts although another program has its former process number', async () => {
  const processFile = join(dataDir, 'database', 'postmaster.pid')
  await database?.stop()
  // PostgreSQL removes this file as its last action. Its process may still exist for a moment.
  expect(existsSync(processFile)).toBe(false)
  writeFileSync(processFile, `${process.pid}\n${dataDir}\n0\n5432\n`)
  database = await startEmbeddedDatabase(dataDir)
  expect(await runQuery(database.url, 'select word from kept')).toHaveLength(1)
})

it('starts despite an empty process file after a crash', async () => {
  await database?.stop()
  const processFile = join(dataDir, 'database', 'postmaster.pid')
  writeFileSync(processFile, '')
  await stopUnusedServer(dataDir)
  writeFileSync(processFile, '')
  database = await startEmbeddedDatabase(dataDir)
  expect(await runQuery(database.url, 'select word from kept')).toHaveLength(1)
})

it('starts only once when two processes start it together', async () => {
  const folder = createDataDir()
  const [firstStart, secondStart] = await Promise.all([startEmbeddedDatabase(folder), startEmbeddedDatabase(folder)])
  expect(firstStart.url).toBe(secondStart.url)
  await firstStart.stop()
  rmSync(folder, { recursive: true })
})

it('starts while an earlier guardian stops it', async () => {
  for (let round = 0; round < 12; round += 1) {
    // The start delay decides at which point of the start the stop arrives.
    const stopPromise = wait(round * 3).then(() => stopUnusedServer(dataDir))
    const [{ url }] = await Promise.all([startEmbeddedDatabase(dataDir), stopPromise])
    expect(url).toBe(database?.url)
  }
  database = await startEmbeddedDatabase(dataDir)
  expect(await runQuery(database.url, 'select word from kept')).toHaveLength(1)
})

it.runIf(process.getuid?.() === 0)('works for root in a folder closed to other users', async () => {
  const closedFolder = mkdtempSync(join(tmpdir(), 'press-closed-'))
  chmodSync(closedFolder, 0o700)
  const folder = join(closedFolder, 'data')
  mkdirSync(folder)
  const innerDatabase = await startEmbeddedDatabase(folder)
  expect(await runQuery(innerDatabase.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await innerDatabase.stop()
  rmSync(closedFolder, { recursive: true })
})
