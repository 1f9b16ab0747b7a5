import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { S3 } from '@aws-sdk/client-s3'
import type { Bucket } from '../config.ts'
import { BucketError } from './bucket-error.ts'
import { digestFile } from './file-digest.ts'

/** Milliseconds for a connection, and between two signs of life on one. */
const connecting = 5_000
const silence = 60_000

interface Listed {
  name: string
  /** Milliseconds, by the bucket's clock. */
  changed: number
}

/** Objects of a bucket by S3, under names in the folder that the settings give them. */
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

  /** Resolves once the bucket has taken the bytes and found their hash right. */
  async function putOnce(name: string, path: string): Promise<void> {
    const { size, sha256 } = await digestFile(path)
    // Opened before it is handed on: a stream that opens itself may find its file discarded, when nobody listens to it any more.
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
    /** Twice where nothing answers: a connection that was kept may end when it is used again, and the client sends no stream twice. */
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

    /** All objects whose names begin so, a thousand at a time. */
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

/** Loaded by who has a bucket, and by nobody else: it takes half a second and 35 MB. */
async function connect({ endpoint, region, key, secret }: Bucket): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3')
  // Who reads slowly keeps a connection: the others must not wait for it.
  const agent = { maxSockets: Infinity }
  return new S3({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // The bucket in the path: a name of its own, with a certificate, is what many servers do not have.
    forcePathStyle: true,
    // Hashes come as headers, which all servers take; sums at the end of a stream are too new for many.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connecting, socketTimeout: silence, httpAgent: agent, httpsAgent: agent },
    // What fails is said by whoever asked.
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
  })
}
