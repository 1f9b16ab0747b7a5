import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../src/auth/passwords.ts'
import { findFreePort } from './process.ts'
import { createEmptyDatabase, createDemoDatabase } from './support.ts'

const database = await createDemoDatabase()
afterAll(database.close)
const { db, url } = database
const folder = mkdtempSync(join(tmpdir(), 'press-commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

const programPath = fileURLToPath(new URL('../src/press.ts', import.meta.url))
const runPress = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, ['--conditions=@press/source', programPath, ...args], {
    env: { ...process.env, PRESS_DATA_DIR: folder, DATABASE_URL: url, PRESS_DEMO: '0', ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
const supervisorArgs = ['--email', 'chief@example.kz', '--name', 'Chief', '--role', 'supervisor']

describe('a command', () => {
  it('names the database and data folder that it works on', async () => {
    const { code, stdout, stderr } = await runPress(['create-user', ...supervisorArgs])
    expect(code).toBe(0)
    expect(stderr).toMatch(/^Database: (127\.0\.0\.1|localhost):\d+\/test_\w+\. Data folder: .+press-commands-\w+\.\n$/)
    expect(stdout).toContain('/reset-password?token=')
    expect(stdout + stderr).not.toContain(new URL(url).password)
  })

  it('creates a press in an empty database only with --create', async () => {
    const emptyDatabaseUrl = await createEmptyDatabase(url)
    const refusedCommand = await runPress(['create-user', ...supervisorArgs], { DATABASE_URL: emptyDatabaseUrl })
    expect(refusedCommand.code).toBe(78)
    expect(refusedCommand.stderr).toMatch(/^There is no press in \S+\/test_\w+\. .+ create a press with --create\.\n$/)
    const createCommand = await runPress(['create-user', '--create', ...supervisorArgs], {
      DATABASE_URL: emptyDatabaseUrl,
    })
    expect(createCommand.stdout).toContain('/reset-password?token=')
  })
})

describe('a press first started with demo data', () => {
  it('starts as a real press only after its demo accounts are locked', async () => {
    const ownHash = await hashPassword('Чужой-пароль-9')
    await db.execute(sql`update users set password_hash = ${ownHash} where email = 'supervisor@demo.press'`)
    const refusalPattern = /^\d+ demo accounts are active, .+ `npm run press -- lock-demo`\.\n$/
    const port = String(await findFreePort())
    const runServe = () => runPress(['serve', '--api-only'], { PRESS_PORT: port })
    expect(await runServe()).toMatchObject({ code: 78, stderr: expect.stringMatching(refusalPattern) })
    expect((await runPress(['doctor'])).stdout).toMatch(/^error accounts: \d+ demo accounts are active/m)

    const countActiveDemoSql = sql`select count(*)::int as count from users where active and email like '%@demo.press'`
    const countActiveAccounts = async () => (await db.execute<{ count: number }>(countActiveDemoSql)).rows[0]?.count
    const lockResult = await runPress(['lock-demo'])
    expect(lockResult.stdout).toMatch(/^Demo accounts disabled: \d+\.\n$/)
    // The account with a changed password stays active.
    expect(await countActiveAccounts()).toBe(1)
    expect((await runPress(['doctor'])).stdout).toContain('ok    accounts: none has the demo password')
    expect((await runPress(['lock-demo'])).stdout).toBe('Demo accounts disabled: 0.\n')
  })
})
