import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3 } from '@aws-sdk/client-s3'
import type { Bucket } from '../config.ts'
import { BucketError } from './bucket-error.ts'
import { digestFile } from './file-digest.ts'

/** Timeouts in milliseconds: for connecting, and for an idle connection. */
const connecting = 5_000
const silence = 60_000

interface Listed {
  name: string
  /** The time of the last change in milliseconds, by the bucket's clock. */
  changed: number
}

/** Accesses the objects of a bucket over S3, under names within the configured folder. */
export function openBucket(settings: Bucket) {
  const { name: Bucket, folder, endpoint } = settings
  const where = `${endpoint}/${Bucket}`
  let opened: Promise<S3> | undefined

  async function ask<Answer>(request: (s3: S3) => Promise<Answer>): Promise<Answer> {
    const s3 = await (opened ??= connect(settings))
    try {
      return await request(s3)
    } catch (error) {
      throw new BucketError(where, error as Error)
    }
  }

  /** Resolves once the bucket has accepted the bytes and verified their hash. */
  async function putOnce(name: string, path: string): Promise<void> {
    const { size, sha256 } = await digestFile(path)
    // Opened before it is passed on: a stream that opens lazily may find its file already deleted when no error handler is attached
    // any more.
    const body = (await open(path)).createReadStream()
    body.on('error', quiet)
    try {
      await ask((s3) =>
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
      ask(async (s3) => (await s3.getObject({ Bucket, Key: folder + name })).Body as Readable),

    remove: async (name: string): Promise<void> => {
      await ask((s3) => s3.deleteObject({ Bucket, Key: folder + name }))
    },

    /** Lists all objects whose names start with a prefix, a thousand at a time. */
    async *list(beginning = ''): AsyncGenerator<Listed[]> {
      let next: string | undefined
      do {
        const Prefix = folder + beginning
        const page = await ask((s3) => s3.listObjectsV2({ Bucket, Prefix, ContinuationToken: next }))
        yield (page.Contents ?? []).map(({ Key = '', LastModified }) => ({
          name: Key.slice(folder.length),
          changed: LastModified?.getTime() ?? Date.now(),
        }))
        next = page.NextContinuationToken
      } while (next)
    },
  }
}

const quiet = (): void => undefined

/** Loads the S3 client only if a bucket is configured, because loading takes half a second and 35 MB. */
async function connect({ endpoint, region, key, secret }: Bucket): Promise<S3> {
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
    requestHandler: { connectionTimeout: connecting, socketTimeout: silence, httpAgent: agent, httpsAgent: agent },
    // The caller logs failures.
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
  })
}
