import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3 } from '@aws-sdk/client-s3'
import type { Bucket } from '../config.ts'
import { BucketError } from './bucket-error.ts'
import { digestFile } from './file-digest.ts'

/** Timeouts in milliseconds: for connecting, and for an idle connection. */
const connectTimeoutMs = 5_000
const idleTimeoutMs = 60_000

interface ListedObject {
  name: string
  /** The time of the last change in milliseconds, by the bucket's clock. */
  changed: number
}

/** Accesses the objects of a bucket over S3, under names within the configured folder. */
export function openBucket(settings: Bucket) {
  const { name: Bucket, folder, endpoint } = settings
  const location = `${endpoint}/${Bucket}`
  let connection: Promise<S3> | undefined

  async function sendRequest<Answer>(request: (s3: S3) => Promise<Answer>): Promise<Answer> {
    const s3 = await (connection ??= createS3Client(settings))
    try {
      return await request(s3)
    } catch (error) {
      throw new BucketError(location, error as Error)
    }
  }

  /** Resolves once the bucket has accepted the bytes and verified their hash. */
  async function putOnce(name: string, path: string): Promise<void> {
    const { size, sha256 } = await digestFile(path)
    // Opened before it is passed on: a stream that opens lazily may find its file already deleted when no error handler is attached
    // any more.
    const body = (await open(path)).createReadStream()
    body.on('error', noop)
    try {
      await sendRequest((s3) =>
        s3.putObject({
          Bucket,
          Key: folder + name,
          Body: body,
          ContentLength: size,
          ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        }),
      )
    } finally {
      body.destroy()
    }
  }

  return {
    /** Retries once if there is no response: a keep-alive connection may close on reuse, and the client does not retry streams. */
    put: (name: string, path: string): Promise<void> =>
      putOnce(name, path).catch((error: unknown) => {
        if (error instanceof BucketError && error.code === 'EIO') return putOnce(name, path)
        throw error
      }),

    get: (name: string): Promise<Readable> =>
      sendRequest(async (s3) => (await s3.getObject({ Bucket, Key: folder + name })).Body as Readable),

    remove: async (name: string): Promise<void> => {
      await sendRequest((s3) => s3.deleteObject({ Bucket, Key: folder + name }))
    },

    /** Lists all objects whose names start with a prefix, a thousand at a time. */
    async *list(prefix = ''): AsyncGenerator<ListedObject[]> {
      let continuationToken: string | undefined
      do {
        const Prefix = folder + prefix
        const page = await sendRequest((s3) =>
          s3.listObjectsV2({ Bucket, Prefix, ContinuationToken: continuationToken }),
        )
        yield (page.Contents ?? []).map(({ Key = '', LastModified }) => ({
          name: Key.slice(folder.length),
          changed: LastModified?.getTime() ?? Date.now(),
        }))
        continuationToken = page.NextContinuationToken
      } while (continuationToken)
    },
  }
}

const noop = (): void => undefined

/** Loads the S3 client only if a bucket is configured, because loading takes half a second and 35 MB. */
async function createS3Client({ endpoint, region, key, secret }: Bucket): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3')
  // A slow reader occupies a connection, and others must not wait for it.
  const agent = { maxSockets: Infinity }
  return new S3({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Puts the bucket's name in the path, because many servers have no separate host name and certificate for each bucket.
    forcePathStyle: true,
    // Sends hashes as headers, which all servers accept; many do not support checksums at the end of a stream yet.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      socketTimeout: idleTimeoutMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // The caller logs failures.
    logger: { trace: noop, debug: noop, info: noop, warn: noop, error: noop },
  })
}
