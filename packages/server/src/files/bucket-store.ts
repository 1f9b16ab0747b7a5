import pLimit from 'p-limit'
import type { Bucket } from '../config.ts'
import { openBucket } from './bucket.ts'
import { createIncomingFiles, listDerivedFiles } from './incoming.ts'
import { extractKeys, createKey } from './keys.ts'
import { writeWithDigest } from './file-digest.ts'
import type { Store } from './store.ts'

/** The maximum number of temporary copies of files on this machine's disk at a time. */
const maxConcurrentCopies = 4

/**
 * Stores files in a bucket that several processes share. Keeps nothing on this machine, so removals need not be announced to other
 * machines. Derived files are made once and stored in the bucket too.
 */
export function createBucketStore(settings: Bucket, dataDir: string): Store {
  const bucket = openBucket(settings)
  const { place: createTempPath, receive, discard, sweep: removeOldFiles } = createIncomingFiles(dataDir)
  const limitCopies = pLimit(maxConcurrentCopies)

  async function putDerivedFiles(key: string, path: string): Promise<void> {
    for (const suffix of await listDerivedFiles(path)) await bucket.put(key + suffix, path + suffix)
  }

  return {
    receive,
    discard,

    async keep(receivedFile) {
      const key = createKey()
      await bucket.put(key, receivedFile.path)
      await putDerivedFiles(key, receivedFile.path)
      await discard(receivedFile)
      return key
    },

    putBack: bucket.put,
    read: bucket.get,

    lend: (key, work) =>
      limitCopies(async () => {
        const path = await createTempPath()
        try {
          await writeWithDigest(await bucket.get(key), path)
          const result = await work(path)
          await putDerivedFiles(key, path)
          return result
        } finally {
          await discard({ path })
        }
      }),

    async remove(key) {
      for await (const objects of bucket.list(key)) for (const { name } of objects) await bucket.remove(name)
    },

    async *olderThan(minAgeMs) {
      await removeOldFiles(minAgeMs)
      for await (const objects of bucket.list()) {
        const oldObjects = objects.filter(({ changed }) => changed <= Date.now() - minAgeMs)
        yield extractKeys(oldObjects.map(({ name }) => name))
      }
    },
  }
}
