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
import { stopDatabaseOnExit } from './exit-watcher.ts'
import { readDatabasePid, findFreePort, startPress } from './process.ts'

const execFileAsync = promisify(execFile)
const getSourcePath = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url))
const secret = 'a secret that both lives of this press know'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
/** Creates a folder that every user may enter. The database in it ends with this process. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'press-archive-'))
  chmodSync(folder, 0o755)
  stopDatabaseOnExit(folder)
  folders.push(folder)
  return folder
}

const archive = createFolder()
const settings = {
  PRESS_ARCHIVE: archive,
  PRESS_SECRET: secret,
  PRESS_METRICS_TOKEN: 'for-prometheus-only',
  PRESS_DEMO: '0',
}
const getHash = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The acknowledged uploads: the hash of each by id. */
type AcknowledgedUploads = Map<number, string>
let contentCount = 0
const createContent = (): string => `%PDF-1.7\n${++contentCount}\n${'x'.repeat(contentCount % 5000)}`

/** Uploads files concurrently for several people, while `shouldContinue` returns true. */
async function uploadFiles(
  { origin, pool, token }: OpenPress,
  acknowledged: AcknowledgedUploads,
  shouldContinue = () => false,
): Promise<void> {
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      do {
        const bytes = createContent()
        const form = new FormData()
        form.append('file', new Blob([bytes]), 'a.pdf')
        const headers = { authorization: `Bearer ${token}` }
        const answer = await fetch(`${origin}/api/files`, { method: 'POST', headers, body: form })
        expect(answer.status).toBe(200)
        const { id } = ((await answer.json()) as { file: { id: number } }).file
        acknowledged.set(id, getHash(bytes))
        // Clears the owner, because a person may have only a few unlinked uploads.
        await pool.query('update files set owner_id = null where id = $1', [id])
        // Leaves time for the code under test.
        await wait(20)
      } while (shouldContinue())
    }),
  )
}

interface OpenPress {
  origin: string
  pool: pg.Pool
  token: string
}

async function waitUntil(hasHappened: () => Promise<boolean>): Promise<void> {
  while (!(await hasHappened())) await wait(50)
}

/** Switches to a new WAL segment, and waits until the finished one is archived. */
async function archiveSegment(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await waitUntil(async () => existsSync(getSegmentPath(archive, rows[0]?.name ?? '')))
}

/** Creates an account and a session in a database without the demo data. */
const createSession = (db: Db): Promise<string> =>
  db.transaction(async (tx) => {
    const values = { email: 'author@press.example', name: 'Author', role_id: roleByKey('author').id }
    const [user] = await tx.insert(users).values(values).returning()
    const id = user?.id ?? 0
    await tx.insert(profiles).values({ user_id: id })
    return (await openSession(tx, id, 'test', true)).token
  })

/** Returns the uploads of a restored press, with the hashes of their bytes. */
async function readUploads(dataDir: string): Promise<AcknowledgedUploads> {
  const { url, stop } = await startEmbeddedDatabase(dataDir)
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string; key: string }>('select id, key from files'),
  )
  await stop()
  const uploads = rows.map(({ id, key }): [number, string] => [
    Number(id),
    getHash(readFileSync(getFilePath(dataDir, key))),
  ])
  return new Map(uploads)
}

const restoreArchive = (dataDir: string, moment?: Date, restoreSecret = secret) =>
  recoverFromArchive({
    config: { dataDir, secret: restoreSecret, bucket: undefined, previousSecret: undefined },
    archive,
    until: moment,
    otherSecret: false,
    say: () => undefined,
  })

/** All uploads of the press just before the mistake, and all uploads at the end. */
let uploadsBeforeMistake: AcknowledgedUploads
let uploadsAtEnd: AcknowledgedUploads
let mistakeTime: Date
let reports = { doctor: '', metrics: '' }

beforeAll(async () => {
  const dataDir = createFolder()
  const { origin, child, exitPromise } = await startPress(dataDir, await findFreePort(), settings)
  const { db, pool, close } = createPool(readFileSync(join(dataDir, 'database.url'), 'utf8'))
  const pressAccess = { origin, pool, token: await createSession(db) }
  const writtenFiles: AcknowledgedUploads = new Map()
  let hasBase = false
  const baseBackupPromise = waitUntil(async () => (await readBaseBackups(archive)).length > 0).then(
    () => (hasBase = true),
  )
  await uploadFiles(pressAccess, writtenFiles, () => !hasBase)
  await baseBackupPromise
  await uploadFiles(pressAccess, writtenFiles)
  uploadsBeforeMistake = new Map(writtenFiles)
  await archiveSegment(pool)
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now, pg_sleep(0.01)')
  mistakeTime = rows[0]?.now ?? new Date(0)

  const deletedIds = [...writtenFiles.keys()].slice(0, 5)
  const deletedRows = await pool.query<{ key: string }>('delete from files where id = any($1) returning key', [
    deletedIds,
  ])
  // Deletes the bytes, as the cleanup does later.
  for (const { key } of deletedRows.rows) rmSync(getFilePath(dataDir, key))
  for (const id of deletedIds) writtenFiles.delete(id)
  await archiveSegment(pool)
  await uploadFiles(pressAccess, writtenFiles)
  uploadsAtEnd = new Map(writtenFiles)
  await archiveSegment(pool)
  const headers = { authorization: `Bearer ${settings.PRESS_METRICS_TOKEN}` }
  reports = {
    doctor: await checkArchive(pool, archive),
    metrics: await (await fetch(`${origin}/metrics`, { headers })).text(),
  }
  await close()

  process.kill(readDatabasePid(dataDir), 'SIGKILL')
  child.kill('SIGKILL')
  await exitPromise
  rmSync(dataDir, { recursive: true })
})

it('reports a working archive in the doctor command and the metrics', () => {
  expect(reports.doctor).toMatch(/^any moment from \S+Z to \S+Z can be restored$/)
  expect(reports.metrics).toMatch(/^press_archive_late_seconds \d/m)
  expect(reports.metrics).toMatch(/^press_archive_base_age_seconds \d/m)
})

it('restores the state just before a mistake, including the deleted files', async () => {
  const dataDir = createFolder()
  const targetTime = mistakeTime.toISOString()
  const env = { ...process.env, PRESS_DATA_DIR: dataDir, DATABASE_URL: '', ...settings }
  const args = [
    '--conditions=@press/source',
    getSourcePath('press.ts'),
    'restore',
    '--archive',
    archive,
    '--until',
    targetTime,
  ]
  const { stdout } = await execFileAsync(process.execPath, args, { env })
  expect(stdout).toContain(`Restored to ${targetTime}.`)
  expect(await readUploads(dataDir)).toEqual(uploadsBeforeMistake)
  // A second timeline would write segments with the same names as the first.
  expect(() => claimArchive(archive, dataDir)).toThrow('belongs to another press, or to this press before a restore')
})

it('restores everything that was archived', async () => {
  const dataDir = createFolder()
  expect((await restoreArchive(dataDir)).damaged).toEqual([])
  expect(await readUploads(dataDir)).toEqual(uploadsAtEnd)
  await expect(restoreArchive(dataDir)).rejects.toThrow('is not empty')
})

it('refuses with a clear message what it cannot restore', async () => {
  const dataDir = createFolder()
  const [base] = await readBaseBackups(archive)
  const firstBackupTime = base?.at ?? new Date(0)
  await expect(restoreArchive(dataDir, new Date(firstBackupTime.getTime() - 1))).rejects.toThrow(
    `The archive starts at ${firstBackupTime.toISOString()}; set --until to a later time.`,
  )
  await expect(restoreArchive(dataDir, new Date())).rejects.toThrow(
    /^The last archived write is from 2\S+Z, before \S+Z\. Omit --until/,
  )
  const segmentNames = await listSegments(archive, base?.first ?? '')
  const missingSegmentPath = getSegmentPath(archive, segmentNames.at(-2) ?? '')
  renameSync(missingSegmentPath, `${missingSegmentPath}.away`)
  const missingMessage = `Segment ${segmentNames.at(-2)} is missing`
  await expect(restoreArchive(dataDir)).rejects.toThrow(missingMessage)
  await expect(restoreArchive(dataDir, new Date())).rejects.toThrow(missingMessage)
  renameSync(`${missingSegmentPath}.away`, missingSegmentPath)
  expect(existsSync(join(dataDir, 'database'))).toBe(false)
  await expect(restoreArchive(dataDir, undefined, 'another secret than the one of the archive')).rejects.toThrow(
    'PRESS_SECRET',
  )
})

it('does not overwrite an archived segment or archive one before its pending files', async () => {
  const [wal, pendingFolder, segments] = [createFolder(), createFolder(), createFolder()]
  const storeSegment = (bytes: string) => {
    writeFileSync(join(segments, 'A'), bytes)
    return execFileAsync(process.execPath, [
      getSourcePath('archive/store-segment.ts'),
      join(segments, 'A'),
      'A',
      wal,
      pendingFolder,
    ])
  }
  const readStoredSegment = () => gunzipSync(readFileSync(join(wal, 'A.gz'))).toString()
  writeFileSync(join(pendingFolder, 'key'), '')
  const stores = storeSegment('one')
  await wait(1_000)
  expect(readdirSync(wal)).toEqual([])
  rmSync(join(pendingFolder, 'key'))
  await stores
  // PostgreSQL sends a segment again if it was stopped before it recorded the response.
  await storeSegment('one')
  await expect(storeSegment('two')).rejects.toThrow('already exists with different content')
  expect(readStoredSegment()).toBe('one')
  expect(readdirSync(wal)).toEqual(['A.gz'])
})

it('distinguishes a damaged segment from the end of the log for PostgreSQL', async () => {
  const wal = createFolder()
  const fetchSegment = () =>
    execFileAsync(process.execPath, [getSourcePath('archive/fetch-segment.ts'), 'A', join(wal, 'A'), wal]).catch(
      (error: unknown) => error,
    )
  expect(await fetchSegment()).toMatchObject({ code: 1 })
  writeFileSync(join(wal, 'A.gz'), gzipSync('a segment').subarray(0, -4))
  // An exit code above 125 stops the recovery.
  expect(await fetchSegment()).toMatchObject({ code: 126, stderr: expect.stringContaining('A.gz is damaged') })
})

const getDateOfDay = (day: number): Date => new Date(Date.UTC(2026, 0, day))
const getSegmentName = (day: number): string => `00000001000000000000000${day}`

it('keeps base backups of one week and the segments and files they need', async () => {
  const folder = createFolder()
  mkdirSync(getWalFolder(folder))
  for (let day = 1; day <= 9; day += 1) {
    const base = join(getBasesFolder(folder), String(day))
    mkdirSync(base, { recursive: true })
    const manifest = {
      format: 1,
      at: getDateOfDay(day).toISOString(),
      first: getSegmentName(day),
      secret: '',
      folders: [],
      files: [],
    }
    writeFileSync(
      getDescriptionPath(base),
      JSON.stringify({ ...manifest, keys: day < 3 ? ['aa-gone', 'aa-lasts'] : ['aa-lasts'] }),
    )
    writeFileSync(getSegmentPath(folder, getSegmentName(day)), '')
  }
  mkdirSync(join(folder, 'files', 'aa'), { recursive: true })
  // A file that existed only between two backups is in neither.
  for (const [key, day] of Object.entries({ 'aa-gone': 0, 'aa-lasts': 0, 'aa-brief': 5 })) {
    writeFileSync(getFilePath(folder, key), '')
    utimesSync(getFilePath(folder, key), getDateOfDay(day), getDateOfDay(day))
  }
  await pruneArchive(folder)
  expect(readdirSync(getBasesFolder(folder))).toEqual(['3', '4', '5', '6', '7', '8', '9'])
  expect(readdirSync(getWalFolder(folder))).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `${getSegmentName(day)}.gz`))
  expect(readdirSync(join(folder, 'files', 'aa'))).toEqual(['aa-brief', 'aa-lasts'])
})
