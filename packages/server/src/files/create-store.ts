import { OperatorError, type Config } from '../config.ts'
import { BucketError } from './bucket-error.ts'
import { createBucketStore } from './bucket-store.ts'
import { createLocalStore } from './local-store.ts'
import { tryOut, type Store } from './store.ts'

/** Creates the store that the settings choose. */
export const createStore = ({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Store =>
  bucket ? createBucketStore(bucket, dataDir) : createLocalStore(dataDir)

/**
 * Fails if the bucket refuses access, because only a person can fix that. An unreachable bucket may recover by itself, so it is no
 * error.
 */
export async function assertBucket(config: Pick<Config, 'dataDir' | 'bucket'>): Promise<void> {
  if (!config.bucket) return
  await tryOut(createStore(config)).catch((error: unknown) => {
    if (!(error instanceof BucketError)) throw error
    if (error.code !== 'EIO') throw new OperatorError(`PRESS_FILES: ${error.message}`)
  })
}
