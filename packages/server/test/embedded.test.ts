import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startEmbeddedDatabase, stopUnusedServer, type EmbeddedDatabase } from '../src/database/embedded.ts'
import { databasePid, newDataDir } from './process.ts'

const dataDir = newDataDir()
let database: EmbeddedDatabase | undefined
afterAll(async () => {
  await database?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function query(url: string, text: string): Promise<unknown[]> {
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
  await query(database.url, `create table kept as select 'Қазақстан' as word`)
  await expect(query(database.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('authentication failed')
  expect(statSync(join(dataDir, 'database.secret')).mode & 0o777).toBe(0o600)
  expect(await query(database.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await query(database.url, 'show fsync')).toEqual([{ fsync: 'on' }])
})

it('sorts Kazakh letters in alphabetical order', async () => {
  const words = `select w from unnest(array['я', 'і', 'ә', 'ы', 'а', 'қ', 'к']) w order by w collate "kk-x-icu"`
  const sorted = ['а', 'ә', 'к', 'қ', 'ы', 'і', 'я']
  expect(await query(database?.url as string, words)).toEqual(sorted.map((w) => ({ w })))
})

it('reuses a server that is still running', async () => {
  const pid = databasePid(dataDir)
  const again = await startEmbeddedDatabase(dataDir)
  expect(again.url).toBe(database?.url)
  expect(databasePid(dataDir)).toBe(pid)
})

it('keeps a server running while a client uses it', async () => {
  const client = new pg.Client({ connectionString: database?.url as string })
  await client.connect()
  await database?.stop()
  expect((await client.query('select 1')).rowCount).toBe(1)
  await client.end()
})

it('restarts on the same port with all data after a kill', async () => {
  const [pid, url] = [databasePid(dataDir), database?.url as string]
  process.kill(pid, 'SIGKILL')
  database = await startEmbeddedDatabase(dataDir)
  expect(databasePid(dataDir)).not.toBe(pid)
  expect(database.url).toBe(url)
  expect(await query(database.url, 'select word from kept')).toEqual([{ word: 'Қазақстан' }])
})

it('starts although another program has its former process number', async () => {
  const processFile = join(dataDir, 'database', 'postmaster.pid')
  await database?.stop()
  // PostgreSQL removes this file as its last action. Its process may still exist for a moment.
  expect(existsSync(processFile)).toBe(false)
  writeFileSync(processFile, `${process.pid}\n${dataDir}\n0\n5432\n`)
  database = await startEmbeddedDatabase(dataDir)
  expect(await query(database.url, 'select word from kept')).toHaveLength(1)
})

it('starts despite an empty process file after a crash', async () => {
  await database?.stop()
  const processFile = join(dataDir, 'database', 'postmaster.pid')
  writeFileSync(processFile, '')
  await stopUnusedServer(dataDir)
  writeFileSync(processFile, '')
  database = await startEmbeddedDatabase(dataDir)
  expect(await query(database.url, 'select word from kept')).toHaveLength(1)
})

it('starts only once when two processes start it together', async () => {
  const folder = newDataDir()
  const [one, other] = await Promise.all([startEmbeddedDatabase(folder), startEmbeddedDatabase(folder)])
  expect(one.url).toBe(other.url)
  await one.stop()
  rmSync(folder, { recursive: true })
})

it('starts while an earlier guardian stops it', async () => {
  for (let round = 0; round < 12; round += 1) {
    // The start delay decides at which point of the start the stop arrives.
    const stopping = wait(round * 3).then(() => stopUnusedServer(dataDir))
    const [{ url }] = await Promise.all([startEmbeddedDatabase(dataDir), stopping])
    expect(url).toBe(database?.url)
  }
  database = await startEmbeddedDatabase(dataDir)
  expect(await query(database.url, 'select word from kept')).toHaveLength(1)
})

it.runIf(process.getuid?.() === 0)('works for root in a folder closed to other users', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'press-closed-'))
  chmodSync(closed, 0o700)
  const folder = join(closed, 'data')
  mkdirSync(folder)
  const inside = await startEmbeddedDatabase(folder)
  expect(await query(inside.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await inside.stop()
  rmSync(closed, { recursive: true })
})
