import { OperatorError, type Config } from '../config.ts'
import { BucketError } from './bucket-error.ts'
import { createBucketStore } from './bucket-store.ts'
import { createLocalStore } from './local-store.ts'
import { testStore, type Store } from './store.ts'

/** Creates the store that the configuration selects: a bucket or the data folder. */
export const createStore = ({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Store =>
  bucket ? createBucketStore(bucket, dataDir) : createLocalStore(dataDir)

/**
 * Throws if the bucket refuses access, because only a person can fix that. Does not throw if the bucket is unreachable, because
 * that may end by itself.
 */
export async function assertBucket(config: Pick<Config, 'dataDir' | 'bucket'>): Promise<void> {
  if (!config.bucket) return
  await testStore(createStore(config)).catch((error: unknown) => {
    if (!(error instanceof BucketError)) throw error
    if (error.code !== 'EIO') throw new OperatorError(`PRESS_FILES: ${error.message}`)
  })
}
