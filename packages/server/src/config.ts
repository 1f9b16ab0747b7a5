import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { portals, type Portal } from '@press/domain'
import { z } from 'zod'
import { connectionLimits } from './http/connections.ts'

/**
 * An error that the operator must fix, for example in a setting, an argument or a backup. Its message is one line and is printed
 * without a stack trace.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

export interface Config {
  /** The port of the staff portal. The author portal, the partner portal and Storybook use the next three ports. */
  port: number
  /** The absolute path of the folder with the database, files and outgoing mail. */
  dataDir: string
  /** The URL of the database. If undefined, the embedded database in the data folder is used. */
  databaseUrl: string | undefined
  /** The absolute path of the archive for point-in-time recovery of the embedded database. If undefined, there is no archive. */
  archive: string | undefined
  /** Whether the demo accounts are active and an empty database gets the demo data. */
  demo: boolean
  /** The secret that signs image URLs and encrypts personal fields. */
  secret: string
  /** The previous secret, needed until `rotate-secret` has re-encrypted everything. */
  previousSecret: string | undefined
  /** The bucket for files. If undefined, files are stored in the data folder. */
  bucket: Bucket | undefined
  /** The URL of the SMTP server. If undefined, e-mails are saved as files in the data folder. */
  smtpUrl: string | undefined
  /** The public URL of each portal, which links in e-mails use. */
  origins: Record<Portal, string>
  /** Whether the settings define the public URLs of the portals. */
  hasConfiguredOrigins: boolean
  /** The trusted proxies: addresses, CIDR ranges or named ranges. */
  proxies: string[]
  /** The name server for domain checks, as `address` or `address:port`. If undefined, the system's name server is used. */
  dns: string | undefined
  /** The bearer token for `/metrics`. If undefined, the endpoint is disabled. */
  metricsToken: string | undefined
  /** The maximum number of open connections per client address. 0 disables the limit. */
  maxConnectionsPerAddress: number
  /** The API endpoint of the shop. If undefined, publishing is refused with a clear message. */
  shop: Endpoint | undefined
  /**
   * The absolute path of a folder with the certificates of trusted signing authorities. If undefined, no signature counts as
   * verified.
   */
  authorities: string | undefined
  /** The API endpoint that publishes posts on the press's Instagram page. */
  instagram: Endpoint | undefined
  logLevel: LogLevel
}

/** An S3-compatible bucket for files that several processes share. */
export interface Bucket {
  /** The URL of the server, without a path. */
  endpoint: string
  name: string
  /** The prefix of all object names. It is empty or ends with a slash. */
  folder: string
  region: string
  /** The access key. `secret` signs the requests. */
  key: string
  secret: string
}

/** An external HTTP API. */
export interface Endpoint {
  url: string
  /** The bearer token of the API. */
  token: string | undefined
  /** Request timeout in milliseconds. */
  timeoutMs: number
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const createUrlSchema = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `is not an address such as ${example}` })

const flagSchema = z.enum(['0', '1'], { error: 'is neither 0 nor 1' })

const originSchema = z
  .url({ protocol: /^https?$/, error: 'is not a list of addresses such as https://press.example' })
  .transform((value) => new URL(value).origin)

/** The named ranges that the library `proxy-addr` supports. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

function isAddressRange(value: string): boolean {
  if (namedRanges.includes(value)) return true
  const [address = '', length, ...extraParts] = value.split('/')
  const version = isIP(address)
  const maxLength = version === 4 ? 32 : 128
  return (
    version > 0 &&
    extraParts.length === 0 &&
    (length === undefined || (/^\d+$/.test(length) && Number(length) <= maxLength))
  )
}

/**
 * Whether a value is the URL of a bucket. The bucket is in its path. It must have no credentials, because the URL may be printed.
 */
function isBucketUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, pathname, search, hash } = new URL(value)
  return /^https?:$/.test(protocol) && /^(\/[\w.-]+)+\/?$/.test(pathname) && !(username || password || search || hash)
}

/** Timeout of external APIs, in seconds. */
const timeoutSecondsSchema = z.coerce
  .number('is not a number of seconds')
  .min(1, 'is not between 1 and 20 seconds')
  .max(20, 'is not between 1 and 20 seconds')
  .default(20)

/** Settings that were renamed. Their former names are accepted until the next release. */
const formerNames: Readonly<Record<string, string>> = {
  PRESS_SECRET_BEFORE: 'PRESS_PREVIOUS_SECRET',
  PRESS_CONNECTIONS: 'PRESS_MAX_CONNECTIONS_PER_ADDRESS',
  PRESS_SHOP_TIMEOUT: 'PRESS_SHOP_TIMEOUT_SECONDS',
  PRESS_INSTAGRAM_TIMEOUT: 'PRESS_INSTAGRAM_TIMEOUT_SECONDS',
}

const environmentSchema = z.object({
  PRESS_PORT: z.coerce
    .number('is not a port number')
    .int('is not a port number')
    .min(1, 'is not a port number from 1 to 65532')
    .max(65_532, 'is not a port number from 1 to 65532 (the press uses four consecutive ports)')
    .default(4100),
  PRESS_DATA_DIR: z.string().default('.press'),
  DATABASE_URL: createUrlSchema(/^postgres(ql)?$/, 'postgres://press:secret@db.example/press').optional(),
  PRESS_ARCHIVE: z.string().optional(),
  PRESS_DEMO: flagSchema.default('1'),
  PRESS_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  PRESS_PREVIOUS_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  SMTP_URL: createUrlSchema(/^smtps?$/, 'smtp://mail.example:587').optional(),
  PRESS_FILES: z
    .string()
    .refine(
      (value) => value === 'local' || isBucketUrl(value),
      'is neither `local` nor the address of a bucket such as https://storage.example/press',
    )
    .default('local'),
  PRESS_FILES_KEY: z.string().optional(),
  PRESS_FILES_SECRET: z.string().optional(),
  // The default region is the value that servers without regions expect.
  PRESS_FILES_REGION: z.string().default('us-east-1'),
  PRESS_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(originSchema).length(3, 'does not name three addresses in the order staff, author, partner'))
    .optional(),
  PRESS_PROXIES: z
    .string()
    .transform((value) => (value.trim() === 'none' ? [] : value.split(',').map((part) => part.trim())))
    .refine((list) => list.every(isAddressRange), 'is not a list of addresses such as 10.0.0.5, 10.1.0.0/16, or `none`')
    .default(['loopback']),
  PRESS_DNS: z
    .string()
    .regex(
      /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d{1,5})?$/i,
      'is not the address of a name server such as 10.0.0.2:53',
    )
    .optional(),
  PRESS_AUTHORITIES: z.string().optional(),
  PRESS_SHOP_URL: createUrlSchema(/^https?$/, 'https://shop.example/api/products/sync').optional(),
  PRESS_SHOP_TOKEN: z.string().optional(),
  PRESS_SHOP_TIMEOUT_SECONDS: timeoutSecondsSchema,
  PRESS_INSTAGRAM_URL: createUrlSchema(/^https?$/, 'https://social.example/instagram').optional(),
  PRESS_INSTAGRAM_TOKEN: z.string().optional(),
  PRESS_INSTAGRAM_TIMEOUT_SECONDS: timeoutSecondsSchema,
  PRESS_MAX_CONNECTIONS_PER_ADDRESS: z.coerce
    .number('is not a whole number')
    .int('is not a whole number')
    .min(0, 'is not a whole number')
    .default(connectionLimits.perAddress),
  PRESS_METRICS_TOKEN: z.string().min(16, 'is shorter than 16 characters').optional(),
  // The default log level is quiet on a terminal, and verbose for log collectors.
  PRESS_LOG: z
    .enum(logLevels, { error: `is not one of ${logLevels.join(', ')}` })
    .default(process.stdout.isTTY ? 'warn' : 'info'),
})

/** Whether a missing data folder is created, and the error that is thrown if not. */
interface MissingFolderPolicy {
  create: boolean
  createMissingError: (folder: string) => OperatorError
}

/** Reads and validates the settings and creates the data folder. Throws `OperatorError` for the first invalid setting. */
export function readConfig(env: NodeJS.ProcessEnv, missingFolderPolicy?: MissingFolderPolicy): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  for (const [formerName, name] of Object.entries(formerNames)) variables[name] ??= variables[formerName]
  const result = environmentSchema.safeParse(variables)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new OperatorError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const settings = result.data
  const dataDir = resolve(settings.PRESS_DATA_DIR)
  if (missingFolderPolicy && !missingFolderPolicy.create && !existsSync(dataDir))
    throw missingFolderPolicy.createMissingError(dataDir)
  makeFolder('PRESS_DATA_DIR', dataDir)
  restrictFolders(dataDir)
  const origins = settings.PRESS_ORIGINS
  return {
    port: settings.PRESS_PORT,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    archive:
      settings.PRESS_ARCHIVE && prepareArchiveFolder(resolve(settings.PRESS_ARCHIVE), dataDir, settings.DATABASE_URL),
    demo: settings.PRESS_DEMO === '1',
    secret: settings.PRESS_SECRET ?? readOrCreateSecret(join(dataDir, 'secret')),
    previousSecret: settings.PRESS_PREVIOUS_SECRET,
    bucket: readBucket(settings),
    smtpUrl: settings.SMTP_URL,
    origins: Object.fromEntries(
      portals.map((portal, index) => [portal, origins?.[index] ?? `http://localhost:${settings.PRESS_PORT + index}`]),
    ) as Record<Portal, string>,
    hasConfiguredOrigins: origins !== undefined,
    proxies: settings.PRESS_PROXIES,
    dns: settings.PRESS_DNS,
    authorities: settings.PRESS_AUTHORITIES && resolve(settings.PRESS_AUTHORITIES),
    shop: createEndpoint(settings.PRESS_SHOP_URL, settings.PRESS_SHOP_TOKEN, settings.PRESS_SHOP_TIMEOUT_SECONDS),
    instagram: createEndpoint(
      settings.PRESS_INSTAGRAM_URL,
      settings.PRESS_INSTAGRAM_TOKEN,
      settings.PRESS_INSTAGRAM_TIMEOUT_SECONDS,
    ),
    maxConnectionsPerAddress: settings.PRESS_MAX_CONNECTIONS_PER_ADDRESS,
    metricsToken: settings.PRESS_METRICS_TOKEN,
    logLevel: settings.PRESS_LOG,
  }
}

function readBucket(settings: z.infer<typeof environmentSchema>): Bucket | undefined {
  const { PRESS_FILES: address, PRESS_FILES_REGION: region } = settings
  if (address === 'local') return undefined
  const [key, secret] = (['PRESS_FILES_KEY', 'PRESS_FILES_SECRET'] as const).map((name) => {
    if (settings[name]) return settings[name]
    throw new OperatorError(`${name} is not set, but the bucket of PRESS_FILES needs it.`)
  }) as [string, string]
  const { origin: endpoint, pathname } = new URL(address)
  const [name = '', ...folders] = pathname.split('/').filter(Boolean)
  return { endpoint, name, folder: folders.map((folder) => `${folder}/`).join(''), region, key, secret }
}

const createEndpoint = (
  address: string | undefined,
  token: string | undefined,
  timeoutSeconds: number,
): Endpoint | undefined =>
  address === undefined ? undefined : { url: address, token, timeoutMs: timeoutSeconds * 1000 }

function prepareArchiveFolder(archive: string, dataDir: string, databaseUrl: string | undefined): string {
  if (databaseUrl !== undefined)
    throw new OperatorError(
      'PRESS_ARCHIVE works only with the embedded database; archive the PostgreSQL of DATABASE_URL with its own tools.',
    )
  if (`${archive}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new OperatorError('PRESS_ARCHIVE must not be inside the data folder: it would be lost with it.')
  makeFolder('PRESS_ARCHIVE', archive)
  return archive
}

/** Creates a folder and writes a probe file, because a full or read-only disk fails only when data is written. */
function makeFolder(setting: string, folder: string): void {
  const probePath = join(folder, `probe.${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probePath, 'press')
    rmSync(probePath)
  } catch (error) {
    throw new OperatorError(`${setting} ${folder} cannot be written to: ${(error as Error).message}.`)
  }
}

/**
 * Restricts the data folder to the user of the server. If root starts the server, the database runs as another user, which must be
 * able to enter the folder.
 */
function restrictFolders(dataDir: string): void {
  restrictFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  for (const folder of ['files', 'mail']) restrictFolder(join(dataDir, folder), 0o700)
}

function restrictFolder(folder: string, mode: number): void {
  try {
    chmodSync(folder, mode)
  } catch (error) {
    // Ignored if the folder does not exist yet, or belongs to another user.
    if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Reads the secret file or creates it (mode 0600). Safe when several processes start at once. */
export function readOrCreateSecret(path: string): string {
  const draftPath = `${path}.${process.pid}`
  writeFileSync(draftPath, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draftPath, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draftPath)
  }
  return readFileSync(path, 'utf8').trim()
}
