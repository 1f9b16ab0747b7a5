import { OperatorError, type Config } from '../config.ts'
import { BucketError } from './bucket-error.ts'
import { createBucketStore } from './bucket-store.ts'
import { createLocalStore } from './local-store.ts'
import { tryOut, type Store } from './store.ts'

/** The store that the settings name. */
export const createStore = ({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Store =>
  bucket ? createBucketStore(bucket, dataDir) : createLocalStore(dataDir)

/** Refuses a bucket that refuses us, as only a person can mend that. One that does not answer may come back by itself. */
export async function assertBucket(config: Pick<Config, 'dataDir' | 'bucket'>): Promise<void> {
  if (!config.bucket) return
  await tryOut(createStore(config)).catch((error: unknown) => {
    if (!(error instanceof BucketError)) throw error
    if (error.code !== 'EIO') throw new OperatorError(`PRESS_FILES: ${error.message}`)
  })
}
