import type { S3ServiceException } from '@aws-sdk/client-s3'

/** An error of the S3 client: an error response or a connection error. */
type Failure = Partial<S3ServiceException> & { code?: string }

/**
 * A bucket error with the error code that a disk would give. Keeps only the name of the client's error, because the error contains
 * signed request data.
 */
export class BucketError extends Error {
  override readonly name = 'BucketError'
  readonly code: 'ENOENT' | 'EACCES' | 'EIO'

  constructor(location: string, { name = '', code = name, $metadata }: Failure) {
    const status = $metadata?.httpStatusCode ?? 0
    const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429
    super(`The bucket ${location} ${isRefused ? 'refuses' : 'fails'}: ${code}.`)
    this.code = name === 'NoSuchKey' ? 'ENOENT' : isRefused ? 'EACCES' : 'EIO'
  }
}
