import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { createBackup } from '../src/backup/backup.ts'
import { getFilePath, readManifest, getTablePath } from '../src/backup/manifest.ts'
import { restoreBackup } from '../src/backup/restore.ts'
import { withClient } from '../src/database/client.ts'
import { locks } from '../src/database/locks.ts'
import { createFiles } from '../src/files/files.ts'
import { digestFile } from '../src/files/file-digest.ts'
import { findFreePort, createDataDir, signIn, startPress, stopPress } from './process.ts'
import { createEmptyDatabase, openPress } from './support.ts'

const execFileAsync = promisify(execFile)
const programPath = fileURLToPath(new URL('../src/press.ts', import.meta.url))
const testFolder = mkdtempSync(join(tmpdir(), 'press-backup-'))
afterAll(() => rmSync(testFolder, { recursive: true, force: true }))

/** Runs a command of the press on a data folder with a separate embedded database. */
async function runPress(dataDir: string, secret: string, ...args: string[]) {
  const env = { ...process.env, PRESS_DATA_DIR: dataDir, DATABASE_URL: '', PRESS_SECRET: secret }
  return execFileAsync(process.execPath, ['--conditions=@press/source', programPath, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}

/** Hashes the rows of every table, one hash per table. */
const hashTables = (url: string): Promise<Record<string, string>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const contents: Record<string, string> = {}
    for (const { name } of rows) {
      const { rows: hashRows } = await client.query<{ hash: string }>(
        `select md5(coalesce(string_agg(r::text, chr(10) order by r::text), '')) || ' ' || count(*) as hash from ${name} r`,
      )
      contents[name] = hashRows[0]?.hash ?? ''
    }
    return contents
  })

const ignoreOutput = (): void => undefined

describe('a backup', () => {
  it('restores every row and file on an empty machine, and people can continue', async () => {
    const { config, database } = await openPress()
    const folder = join(testFolder, 'night')
    expect(await createBackup({ url: database.url, config, to: folder, say: ignoreOutput })).toEqual({ damaged: [] })

    const dataDir = createDataDir()
    expect(await runPress(dataDir, config.secret, 'restore', '--from', folder)).toMatchObject({ code: 0 })
    const runningPress = await startPress(dataDir, await findFreePort())
    try {
      // Compares only tables that no background job writes, because both presses are running.
      const [sourceHashes, restoredHashes] = [
        await hashTables(database.url),
        await hashTables(readFileSync(join(dataDir, 'database.url'), 'utf8')),
      ]
      for (const table of ['users', 'tech_cards', 'offers', 'files', 'file_links'])
        expect(restoredHashes[table]).toBe(sourceHashes[table])
      const { files } = await readManifest(folder)
      expect(files.length).toBeGreaterThan(10)
      for (const { key, sha256 } of files) expect((await digestFile(getFilePath(dataDir, key))).sha256).toBe(sha256)
      // Signing in uses an id that was never assigned before.
      const authorization = `Bearer ${await signIn(runningPress.origin)}`
      expect((await fetch(`${runningPress.origin}/api/notifications`, { headers: { authorization } })).status).toBe(200)
    } finally {
      await stopPress(runningPress, dataDir)
    }
  })

  it('is a snapshot taken while the press keeps writing', async () => {
    const { config, database } = await openPress()
    const { url, pool } = database
    const insertProbe = () => pool.query("insert into settings_probe (said) values ('x')")
    await pool.query('create table settings_probe (id integer generated always as identity primary key, said text)')
    await insertProbe()
    const stopController = new AbortController()
    const writePromise = (async () => {
      while (!stopController.signal.aborted) await insertProbe()
    })()
    const folder = join(testFolder, 'busy')
    await createBackup({ url, config, to: folder, say: ignoreOutput })
    stopController.abort()
    await writePromise
    const { tables } = await readManifest(folder)
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from settings_probe')
    const savedRows = tables.find(({ name }) => name === 'public.settings_probe')?.rows ?? 0
    expect(savedRows).toBeGreaterThan(0)
    expect(savedRows).toBeLessThan(rows[0]?.count ?? 0)
  })

  it('restores only when complete, into an empty database, with the same secret', async () => {
    const { app, config, database } = await openPress()
    const { url } = database
    // Stops the app, so that nothing is written after the snapshot.
    await app.close()
    const folder = join(testFolder, 'whole')
    await createBackup({ url, config, to: folder, say: ignoreOutput })
    const target = { url: await createEmptyDatabase(url), config: { ...config, dataDir: join(testFolder, 'target') } }
    const restoreOptions = { ...target, from: folder, otherSecret: false, say: ignoreOutput }

    const otherConfig = { ...target.config, secret: `${config.secret}!` }
    await expect(restoreBackup({ ...restoreOptions, config: otherConfig })).rejects.toThrow('PRESS_SECRET')
    await expect(restoreBackup({ ...restoreOptions, url })).rejects.toThrow('not empty')
    const { tables } = await readManifest(folder)
    const offersPath = getTablePath(folder, tables.find(({ name }) => name === 'public.offers')?.file ?? '')
    const offersBytes = readFileSync(offersPath)
    appendFileSync(offersPath, '!')
    await expect(restoreBackup(restoreOptions)).rejects.toThrow(offersPath)
    writeFileSync(offersPath, offersBytes)

    await restoreBackup(restoreOptions)
    expect(await hashTables(target.url)).toEqual(await hashTables(url))
    await expect(restoreBackup(restoreOptions)).rejects.toThrow('not empty')
    await expect(createBackup({ url, config, to: folder, say: ignoreOutput })).rejects.toThrow('already exists')
  })

  it('lists missing files, and no file is deleted while a backup runs', async () => {
    const { config, database } = await openPress()
    const { db, url } = database
    const files = createFiles(db, config)
    const uploadFields = { name: 'a.pdf', purpose: 'document', owner_id: null } as const
    const [deletedFile, remainingFile] = [
      await files.put({ ...uploadFields, content: Readable.from([Buffer.from('%PDF-1.7\none')]) }),
      await files.put({ ...uploadFields, content: Readable.from([Buffer.from('%PDF-1.7\ntwo')]) }),
    ]
    const readFileKey = async (id: number) =>
      (await database.pool.query<{ key: string }>('select key from files where id = $1', [id])).rows[0]?.key ?? ''
    const [deletedKey, remainingKey] = [await readFileKey(deletedFile.id), await readFileKey(remainingFile.id)]
    rmSync(getFilePath(config.dataDir, deletedKey))
    await withClient(url, async (client) => {
      await client.query('select pg_advisory_lock($1)', [locks.backup])
      await expect(createBackup({ url, config, to: join(testFolder, 'two'), say: ignoreOutput })).rejects.toThrow(
        'Another backup',
      )
      await files.discard([remainingFile.id])
      expect(existsSync(getFilePath(config.dataDir, remainingKey))).toBe(true)
    })
    expect(await createBackup({ url, config, to: join(testFolder, 'two'), say: ignoreOutput })).toEqual({
      damaged: [deletedKey],
    })
  })
})
