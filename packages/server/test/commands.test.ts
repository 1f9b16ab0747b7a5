import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../src/auth/passwords.ts'
import { freePort } from './process.ts'
import { createEmptyDatabase, freshDatabase } from './support.ts'

const database = await freshDatabase()
afterAll(database.close)
const { db, url } = database
const folder = mkdtempSync(join(tmpdir(), 'press-commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

const program = fileURLToPath(new URL('../src/press.ts', import.meta.url))
const press = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, ['--conditions=@press/source', program, ...args], {
    env: { ...process.env, PRESS_DATA_DIR: folder, DATABASE_URL: url, PRESS_DEMO: '0', ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
const supervisor = ['--email', 'chief@example.kz', '--name', 'Chief', '--role', 'supervisor']

describe('a command', () => {
  it('names the database and data folder that it works on', async () => {
    const { code, stdout, stderr } = await press(['create-user', ...supervisor])
    expect(code).toBe(0)
    expect(stderr).toMatch(/^Database: (127\.0\.0\.1|localhost):\d+\/test_\w+\. Data folder: .+press-commands-\w+\.\n$/)
    expect(stdout).toContain('/reset-password?token=')
    expect(stdout + stderr).not.toContain(new URL(url).password)
  })

  it('creates a press in an empty database only with --create', async () => {
    const empty = await createEmptyDatabase(url)
    const refused = await press(['create-user', ...supervisor], { DATABASE_URL: empty })
    expect(refused.code).toBe(78)
    expect(refused.stderr).toMatch(/^There is no press in \S+\/test_\w+\. .+ create a press with --create\.\n$/)
    const made = await press(['create-user', '--create', ...supervisor], { DATABASE_URL: empty })
    expect(made.stdout).toContain('/reset-password?token=')
  })
})

describe('a press first started with demo data', () => {
  it('starts as a real press only after its demo accounts are locked', async () => {
    const ownHash = await hashPassword('Чужой-пароль-9')
    await db.execute(sql`update users set password_hash = ${ownHash} where email = 'supervisor@demo.press'`)
    const sentence = /^\d+ demo accounts are active, .+ `npm run press -- lock-demo`\.\n$/
    const port = String(await freePort())
    const serve = () => press(['serve', '--api-only'], { PRESS_PORT: port })
    expect(await serve()).toMatchObject({ code: 78, stderr: expect.stringMatching(sentence) })
    expect((await press(['doctor'])).stdout).toMatch(/^error accounts: \d+ demo accounts are active/m)

    const open = sql`select count(*)::int as count from users where active and email like '%@demo.press'`
    const count = async () => (await db.execute<{ count: number }>(open)).rows[0]?.count
    const locked = await press(['lock-demo'])
    expect(locked.stdout).toMatch(/^Demo accounts disabled: \d+\.\n$/)
    // The account with a changed password stays active.
    expect(await count()).toBe(1)
    expect((await press(['doctor'])).stdout).toContain('ok    accounts: none has the demo password')
    expect((await press(['lock-demo'])).stdout).toBe('Demo accounts disabled: 0.\n')
  })
})
