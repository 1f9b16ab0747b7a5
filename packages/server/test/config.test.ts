import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { OperatorError, readConfig } from '../src/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'press-config-'))
afterAll(() => rmSync(folder, { recursive: true }))
const readSettings = (settings: NodeJS.ProcessEnv) => readConfig({ PRESS_DATA_DIR: folder, ...settings })

it('works without any settings', () => {
  expect(readSettings({})).toMatchObject({
    port: 4100,
    dataDir: folder,
    databaseUrl: undefined,
    demo: true,
    smtpUrl: undefined,
    origins: { staff: 'http://localhost:4100', author: 'http://localhost:4101', partner: 'http://localhost:4102' },
    hasConfiguredOrigins: false,
    dns: undefined,
  })
})

it('reads a renamed setting by its former name', () => {
  expect(readSettings({ PRESS_CONNECTIONS: '7' }).maxConnectionsPerAddress).toBe(7)
  expect(
    readSettings({ PRESS_CONNECTIONS: '7', PRESS_MAX_CONNECTIONS_PER_ADDRESS: '8' }).maxConnectionsPerAddress,
  ).toBe(8)
})

it('trusts only the configured proxies', () => {
  expect(readSettings({}).proxies).toEqual(['loopback'])
  expect(readSettings({ PRESS_PROXIES: '10.0.0.5, fd00::/8' }).proxies).toEqual(['10.0.0.5', 'fd00::/8'])
  expect(readSettings({ PRESS_PROXIES: 'none' }).proxies).toEqual([])
})

it('reads the address of a bucket and its folder for files', () => {
  const signingSettings = { PRESS_FILES_KEY: 'press', PRESS_FILES_SECRET: 'secret' }
  const bucket = {
    endpoint: 'https://storage.example:9000',
    name: 'press',
    region: 'us-east-1',
    key: 'press',
    secret: 'secret',
  }
  const readBucket = (address: string) => readSettings({ PRESS_FILES: address, ...signingSettings }).bucket
  expect(readBucket('https://storage.example:9000/press')).toEqual({ ...bucket, folder: '' })
  expect(readBucket('https://storage.example:9000/press/files/of-ours/')).toEqual({
    ...bucket,
    folder: 'files/of-ours/',
  })
  expect(readSettings({ PRESS_FILES: 'local', ...signingSettings }).bucket).toBeUndefined()
})

it('treats an empty setting as unset', () => {
  expect(readSettings({ PRESS_PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
    port: 4100,
    databaseUrl: undefined,
  })
})

it('keeps one secret that only its owner can read', () => {
  expect(readSettings({}).secret).toBe(readSettings({}).secret)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

it.each([
  [{ PRESS_PORT: 'eighty' }, 'PRESS_PORT is not a port number.'],
  [{ PRESS_PORT: '65535' }, 'PRESS_PORT is not a port number from 1 to 65532 (the press uses four consecutive ports).'],
  [
    { PRESS_PROXIES: '10.0.0.5, nginx' },
    'PRESS_PROXIES is not a list of addresses such as 10.0.0.5, 10.1.0.0/16, or `none`.',
  ],
  [
    { PRESS_PROXIES: '10.0.0.0/33' },
    'PRESS_PROXIES is not a list of addresses such as 10.0.0.5, 10.1.0.0/16, or `none`.',
  ],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not an address such as postgres://press:secret@db.example/press.'],
  [
    { PRESS_ARCHIVE: '/archive', DATABASE_URL: 'postgres://db.example/press' },
    'PRESS_ARCHIVE works only with the embedded database; archive the PostgreSQL of DATABASE_URL with its own tools.',
  ],
  [
    { PRESS_ARCHIVE: join(folder, 'archive') },
    'PRESS_ARCHIVE must not be inside the data folder: it would be lost with it.',
  ],
  [{ PRESS_DEMO: 'no' }, 'PRESS_DEMO is neither 0 nor 1.'],
  [{ PRESS_SECRET: 'short' }, 'PRESS_SECRET is shorter than 32 characters.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is not an address such as smtp://mail.example:587.'],
  ...[
    's3://press',
    'https://storage.example/',
    'https://storage.example/%zz',
    'https://key:secret@storage.example/press',
  ].map((address): [NodeJS.ProcessEnv, string] => [
    { PRESS_FILES: address },
    'PRESS_FILES is neither `local` nor the address of a bucket such as https://storage.example/press.',
  ]),
  [
    { PRESS_FILES: 'https://storage.example/press', PRESS_FILES_KEY: 'press' },
    'PRESS_FILES_SECRET is not set, but the bucket of PRESS_FILES needs it.',
  ],
  [
    { PRESS_ORIGINS: 'https://a.kz' },
    'PRESS_ORIGINS does not name three addresses in the order staff, author, partner.',
  ],
  [{ PRESS_ORIGINS: 'a,b,c' }, 'PRESS_ORIGINS is not a list of addresses such as https://press.example.'],
  [{ PRESS_LOG: 'loud' }, 'PRESS_LOG is not one of debug, info, warn, error, silent.'],
  [{ PRESS_METRICS_TOKEN: 'short' }, 'PRESS_METRICS_TOKEN is shorter than 16 characters.'],
])('refuses %o with one clear sentence', (settings, sentence) => {
  expect(() => readSettings(settings)).toThrow(new OperatorError(sentence))
})

const getFileMode = (path: string) => statSync(path).mode & 0o777
it('makes its folders inaccessible to other users', () => {
  const dataDir = join(folder, 'closed')
  mkdirSync(join(dataDir, 'mail'), { recursive: true, mode: 0o755 })
  readSettings({ PRESS_DATA_DIR: dataDir })
  // If root starts the press, its database runs as another user, which must pass through the folder.
  expect([getFileMode(dataDir), getFileMode(join(dataDir, 'mail'))]).toEqual([
    process.getuid?.() === 0 ? 0o711 : 0o700,
    0o700,
  ])
})

it('refuses a data folder that cannot be created', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => readSettings({ PRESS_DATA_DIR: join(folder, 'file', 'data') })).toThrow(
    /^PRESS_DATA_DIR .+ cannot be written to: .+\.$/,
  )
})

it.runIf(process.platform === 'linux')('refuses a data folder that is not writable', () => {
  expect(() => readSettings({ PRESS_DATA_DIR: '/proc' })).toThrow(/^PRESS_DATA_DIR \/proc cannot be written to: .+\.$/)
})

const runPress = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=@press/source', fileURLToPath(new URL('../src/press.ts', import.meta.url)), ...args],
    { env: { ...process.env, PRESS_DATA_DIR: folder, ...env } },
  ).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )

it('ends a command with only the error about its settings', async () => {
  expect(await runPress(['serve'], { PRESS_PORT: 'eighty' })).toEqual({
    code: 78,
    stdout: '',
    stderr: 'PRESS_PORT is not a port number.\n',
  })
})

it('reads the given settings file, with priority for environment variables', async () => {
  const file = join(folder, 'press.env')
  writeFileSync(file, '# of the service\nPRESS_PORT=eighty\n')
  const refusal = 'PRESS_PORT is not a port number.\n'
  expect((await runPress(['doctor', '--env-file', file])).stderr).toBe(refusal)
  expect((await runPress(['doctor'], { PRESS_ENV_FILE: file })).stderr).toBe(refusal)
  expect((await runPress(['doctor', '--env-file', file], { PRESS_PORT: '4100' })).stderr).not.toBe(refusal)
  const { code, stderr } = await runPress(['doctor'], { PRESS_ENV_FILE: join(folder, 'none.env') })
  expect(code).toBe(78)
  expect(stderr).toMatch(/^The settings file .+none\.env cannot be read: .+\n$/)
})

it.each([
  ['create-user', '--email', 'a@example.kz', '--name', 'A', '--role', 'supervisor'],
  ['backup', '--to', '/tmp/never'],
  ['migrate'],
  ['lock-demo'],
  ['rotate-secret'],
])('%s does not create a press when none exists', async (...args) => {
  const missingFolder = join(folder, 'nowhere')
  const { code, stdout, stderr } = await runPress(args, { PRESS_DATA_DIR: missingFolder, DATABASE_URL: '' })
  expect([code, stdout]).toEqual([78, ''])
  expect(stderr).toMatch(/^There is no press in .+nowhere\. Pass its settings file with --env-file/)
  expect(existsSync(missingFolder)).toBe(false)
})

it('explains its commands and refuses unknown ones', async () => {
  const helpOutput = await runPress(['--help'])
  expect(helpOutput.code).toBe(0)
  expect(helpOutput.stdout).toContain('press create-user')
  expect((await runPress(['brew-coffee'])).code).toBe(2)
  expect((await runPress(['serve', '--fast'])).stderr).toContain("Unknown option '--fast'")
})

it('explains an unreachable database in one sentence without the password', async () => {
  // The first port refuses connections. The second accepts connections but never responds.
  const silentServer = createServer().listen(0, '127.0.0.1')
  await once(silentServer, 'listening')
  const ports = [1, (silentServer.address() as AddressInfo).port]
  for (const port of ports) {
    const { code, stderr } = await runPress(['migrate'], {
      DATABASE_URL: `postgres://press:s3cret@127.0.0.1:${port}/none`,
    })
    expect(code).toBe(78)
    expect(stderr).toMatch(
      new RegExp(`^The database of DATABASE_URL, 127\\.0\\.0\\.1:${port}/none, cannot be reached: [^\\n]+\\.\\n$`),
    )
    expect(stderr).not.toContain('s3cret')
  }
  silentServer.close()
})
