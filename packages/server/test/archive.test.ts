import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { roleByKey } from '@press/domain'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getDescriptionPath, readBaseBackups } from '../src/archive/base-backup.ts'
import { getBasesFolder, claimArchive, getSegmentPath, getWalFolder } from '../src/archive/layout.ts'
import { pruneArchive } from '../src/archive/prune.ts'
import { recoverFromArchive } from '../src/archive/recover.ts'
import { listSegments } from '../src/archive/segments.ts'
import { checkArchive } from '../src/archive/state.ts'
import { openSession } from '../src/auth/sessions.ts'
import { getFilePath } from '../src/backup/manifest.ts'
import { withClient } from '../src/database/client.ts'
import { createPool, type Db } from '../src/database/database.ts'
import { startEmbeddedDatabase } from '../src/database/embedded.ts'
import { profiles, users } from '../src/database/schema.ts'
import { endDatabaseWithUs } from './exit-watcher.ts'
import { databasePid, freePort, startPress } from './process.ts'

const run = promisify(execFile)
const source = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url))
const secret = 'a secret that both lives of this press know'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
/** Creates a folder that every user may enter. The database in it ends with this process. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'press-archive-'))
  chmodSync(folder, 0o755)
  endDatabaseWithUs(folder)
  folders.push(folder)
  return folder
}

const archive = newFolder()
const settings = {
  PRESS_ARCHIVE: archive,
  PRESS_SECRET: secret,
  PRESS_METRICS_TOKEN: 'for-prometheus-only',
  PRESS_DEMO: '0',
}
const hashOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The acknowledged uploads: the hash of each by id. */
type Acknowledged = Map<number, string>
let number = 0
const content = (): string => `%PDF-1.7\n${++number}\n${'x'.repeat(number % 5000)}`

/** Uploads files concurrently for several people, while `shouldContinue` returns true. */
async function write({ origin, pool, token }: Open, into: Acknowledged, shouldContinue = () => false): Promise<void> {
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      do {
        const bytes = content()
        const form = new FormData()
        form.append('file', new Blob([bytes]), 'a.pdf')
        const headers = { authorization: `Bearer ${token}` }
        const answer = await fetch(`${origin}/api/files`, { method: 'POST', headers, body: form })
        expect(answer.status).toBe(200)
        const { id } = ((await answer.json()) as { file: { id: number } }).file
        into.set(id, hashOf(bytes))
        // Clears the owner, because a person may have only a few unlinked uploads.
        await pool.query('update files set owner_id = null where id = $1', [id])
        // Leaves time for the code under test.
        await wait(20)
      } while (shouldContinue())
    }),
  )
}

interface Open {
  origin: string
  pool: pg.Pool
  token: string
}

async function until(happened: () => Promise<boolean>): Promise<void> {
  while (!(await happened())) await wait(50)
}

/** Switches to a new WAL segment, and waits until the finished one is archived. */
async function archiveNow(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await until(async () => existsSync(getSegmentPath(archive, rows[0]?.name ?? '')))
}

/** Creates an account and a session in a database without the demo data. */
const signInNew = (db: Db): Promise<string> =>
  db.transaction(async (tx) => {
    const values = { email: 'author@press.example', name: 'Author', role_id: roleByKey('author').id }
    const [user] = await tx.insert(users).values(values).returning()
    const id = user?.id ?? 0
    await tx.insert(profiles).values({ user_id: id })
    return (await openSession(tx, id, 'test', true)).token
  })

/** Returns the uploads of a restored press, with the hashes of their bytes. */
async function uploadsOf(dataDir: string): Promise<Acknowledged> {
  const { url, stop } = await startEmbeddedDatabase(dataDir)
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string; key: string }>('select id, key from files'),
  )
  await stop()
  const found = rows.map(({ id, key }): [number, string] => [
    Number(id),
    hashOf(readFileSync(getFilePath(dataDir, key))),
  ])
  return new Map(found)
}

const restoring = (dataDir: string, moment?: Date, as = secret) =>
  recoverFromArchive({
    config: { dataDir, secret: as, bucket: undefined, previousSecret: undefined },
    archive,
    until: moment,
    otherSecret: false,
    say: () => undefined,
  })

/** All uploads of the press just before the mistake, and all uploads at the end. */
let before: Acknowledged
let end: Acknowledged
let mistake: Date
let reports = { doctor: '', metrics: '' }

beforeAll(async () => {
  const dataDir = newFolder()
  const { origin, child, ended } = await startPress(dataDir, await freePort(), settings)
  const { db, pool, close } = createPool(readFileSync(join(dataDir, 'database.url'), 'utf8'))
  const open = { origin, pool, token: await signInNew(db) }
  const writtenFiles: Acknowledged = new Map()
  let hasBase = false
  const base = until(async () => (await readBaseBackups(archive)).length > 0).then(() => (hasBase = true))
  await write(open, writtenFiles, () => !hasBase)
  await base
  await write(open, writtenFiles)
  before = new Map(writtenFiles)
  await archiveNow(pool)
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now, pg_sleep(0.01)')
  mistake = rows[0]?.now ?? new Date(0)

  const deletedIds = [...writtenFiles.keys()].slice(0, 5)
  const removed = await pool.query<{ key: string }>('delete from files where id = any($1) returning key', [deletedIds])
  // Deletes the bytes, as the cleanup does later.
  for (const { key } of removed.rows) rmSync(getFilePath(dataDir, key))
  for (const id of deletedIds) writtenFiles.delete(id)
  await archiveNow(pool)
  await write(open, writtenFiles)
  end = new Map(writtenFiles)
  await archiveNow(pool)
  const headers = { authorization: `Bearer ${settings.PRESS_METRICS_TOKEN}` }
  reports = {
    doctor: await checkArchive(pool, archive),
    metrics: await (await fetch(`${origin}/metrics`, { headers })).text(),
  }
  await close()

  process.kill(databasePid(dataDir), 'SIGKILL')
  child.kill('SIGKILL')
  await ended
  rmSync(dataDir, { recursive: true })
})

it('reports a working archive in the doctor command and the metrics', () => {
  expect(reports.doctor).toMatch(/^any moment from \S+Z to \S+Z can be restored$/)
  expect(reports.metrics).toMatch(/^press_archive_late_seconds \d/m)
  expect(reports.metrics).toMatch(/^press_archive_base_age_seconds \d/m)
})

it('restores the state just before a mistake, including the deleted files', async () => {
  const dataDir = newFolder()
  const at = mistake.toISOString()
  const env = { ...process.env, PRESS_DATA_DIR: dataDir, DATABASE_URL: '', ...settings }
  const args = ['--conditions=@press/source', source('press.ts'), 'restore', '--archive', archive, '--until', at]
  const { stdout } = await run(process.execPath, args, { env })
  expect(stdout).toContain(`Restored to ${at}.`)
  expect(await uploadsOf(dataDir)).toEqual(before)
  // A second timeline would write segments with the same names as the first.
  expect(() => claimArchive(archive, dataDir)).toThrow('belongs to another press, or to this press before a restore')
})

it('restores everything that was archived', async () => {
  const dataDir = newFolder()
  expect((await restoring(dataDir)).damaged).toEqual([])
  expect(await uploadsOf(dataDir)).toEqual(end)
  await expect(restoring(dataDir)).rejects.toThrow('is not empty')
})

it('refuses with a clear message what it cannot restore', async () => {
  const dataDir = newFolder()
  const [base] = await readBaseBackups(archive)
  const first = base?.at ?? new Date(0)
  await expect(restoring(dataDir, new Date(first.getTime() - 1))).rejects.toThrow(
    `The archive starts at ${first.toISOString()}; set --until to a later time.`,
  )
  await expect(restoring(dataDir, new Date())).rejects.toThrow(
    /^The last archived write is from 2\S+Z, before \S+Z\. Omit --until/,
  )
  const names = await listSegments(archive, base?.first ?? '')
  const missing = getSegmentPath(archive, names.at(-2) ?? '')
  renameSync(missing, `${missing}.away`)
  const missingMessage = `Segment ${names.at(-2)} is missing`
  await expect(restoring(dataDir)).rejects.toThrow(missingMessage)
  await expect(restoring(dataDir, new Date())).rejects.toThrow(missingMessage)
  renameSync(`${missing}.away`, missing)
  expect(existsSync(join(dataDir, 'database'))).toBe(false)
  await expect(restoring(dataDir, undefined, 'another secret than the one of the archive')).rejects.toThrow(
    'PRESS_SECRET',
  )
})

it('does not overwrite an archived segment or archive one before its pending files', async () => {
  const [wal, pendingFolder, segments] = [newFolder(), newFolder(), newFolder()]
  const store = (bytes: string) => {
    writeFileSync(join(segments, 'A'), bytes)
    return run(process.execPath, [source('archive/store-segment.ts'), join(segments, 'A'), 'A', wal, pendingFolder])
  }
  const stored = () => gunzipSync(readFileSync(join(wal, 'A.gz'))).toString()
  writeFileSync(join(pendingFolder, 'key'), '')
  const stores = store('one')
  await wait(1_000)
  expect(readdirSync(wal)).toEqual([])
  rmSync(join(pendingFolder, 'key'))
  await stores
  // PostgreSQL sends a segment again if it was stopped before it recorded the response.
  await store('one')
  await expect(store('two')).rejects.toThrow('already exists with different content')
  expect(stored()).toBe('one')
  expect(readdirSync(wal)).toEqual(['A.gz'])
})

it('distinguishes a damaged segment from the end of the log for PostgreSQL', async () => {
  const wal = newFolder()
  const fetched = () =>
    run(process.execPath, [source('archive/fetch-segment.ts'), 'A', join(wal, 'A'), wal]).catch(
      (error: unknown) => error,
    )
  expect(await fetched()).toMatchObject({ code: 1 })
  writeFileSync(join(wal, 'A.gz'), gzipSync('a segment').subarray(0, -4))
  // An exit code above 125 stops the recovery.
  expect(await fetched()).toMatchObject({ code: 126, stderr: expect.stringContaining('A.gz is damaged') })
})

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day))
const segmentOf = (day: number): string => `00000001000000000000000${day}`

it('keeps base backups of one week and the segments and files they need', async () => {
  const folder = newFolder()
  mkdirSync(getWalFolder(folder))
  for (let day = 1; day <= 9; day += 1) {
    const base = join(getBasesFolder(folder), String(day))
    mkdirSync(base, { recursive: true })
    const about = { format: 1, at: at(day).toISOString(), first: segmentOf(day), secret: '', folders: [], files: [] }
    writeFileSync(
      getDescriptionPath(base),
      JSON.stringify({ ...about, keys: day < 3 ? ['aa-gone', 'aa-lasts'] : ['aa-lasts'] }),
    )
    writeFileSync(getSegmentPath(folder, segmentOf(day)), '')
  }
  mkdirSync(join(folder, 'files', 'aa'), { recursive: true })
  // A file that existed only between two backups is in neither.
  for (const [key, day] of Object.entries({ 'aa-gone': 0, 'aa-lasts': 0, 'aa-brief': 5 })) {
    writeFileSync(getFilePath(folder, key), '')
    utimesSync(getFilePath(folder, key), at(day), at(day))
  }
  await pruneArchive(folder)
  expect(readdirSync(getBasesFolder(folder))).toEqual(['3', '4', '5', '6', '7', '8', '9'])
  expect(readdirSync(getWalFolder(folder))).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `${segmentOf(day)}.gz`))
  expect(readdirSync(join(folder, 'files', 'aa'))).toEqual(['aa-brief', 'aa-lasts'])
})
