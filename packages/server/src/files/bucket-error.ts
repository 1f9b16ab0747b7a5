import type { S3ServiceException } from '@aws-sdk/client-s3'

/** What the client of S3 throws: an answer that refuses, or what became of the connection. */
type Failure = Partial<S3ServiceException> & { code?: string }

/** A failure of a bucket under the code that a disk's would have. Of the client's own only its name is kept: it holds what was signed. */
export class BucketError extends Error {
  override readonly name = 'BucketError'
  readonly code: 'ENOENT' | 'EACCES' | 'EIO'

  constructor(where: string, { name = '', code = name, $metadata }: Failure) {
    const status = $metadata?.httpStatusCode ?? 0
    const refused = status >= 400 && status < 500 && status !== 408 && status !== 429
    super(`The bucket ${where} ${refused ? 'refuses' : 'fails'}: ${code}.`)
    this.code = name === 'NoSuchKey' ? 'ENOENT' : refused ? 'EACCES' : 'EIO'
  }
}
