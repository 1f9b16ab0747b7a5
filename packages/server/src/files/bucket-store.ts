import pLimit from 'p-limit'
import type { Bucket } from '../config.ts'
import { openBucket } from './bucket.ts'
import { createIncoming, listDerivedFiles } from './incoming.ts'
import { keysOf, newKey } from './keys.ts'
import { writeWithDigest } from './file-digest.ts'
import type { Store } from './store.ts'

/** The maximum number of temporary copies of files on this machine's disk at a time. */
const copiesAtOnce = 4

/**
 * Stores files in a bucket that several processes share. Keeps nothing on this machine, so removals need not be announced to other
 * machines. Derived files are made once and stored in the bucket too.
 */
export function createBucketStore(settings: Bucket, dataDir: string): Store {
  const bucket = openBucket(settings)
  const { place, receive, discard, sweep } = createIncoming(dataDir)
  const inTurn = pLimit(copiesAtOnce)

  async function putDerivedFiles(key: string, path: string): Promise<void> {
    for (const end of await listDerivedFiles(path)) await bucket.put(key + end, path + end)
  }

  return {
    receive,
    discard,

    async keep(received) {
      const key = newKey()
      await bucket.put(key, received.path)
      await putDerivedFiles(key, received.path)
      await discard(received)
      return key
    },

    putBack: bucket.put,
    read: bucket.get,

    lend: (key, work) =>
      inTurn(async () => {
        const path = await place()
        try {
          await writeWithDigest(await bucket.get(key), path)
          const done = await work(path)
          await putDerivedFiles(key, path)
          return done
        } finally {
          await discard({ path })
        }
      }),

    async remove(key) {
      for await (const found of bucket.list(key)) for (const { name } of found) await bucket.remove(name)
    },

    async *olderThan(age) {
      await sweep(age)
      for await (const found of bucket.list()) {
        const old = found.filter(({ changed }) => changed <= Date.now() - age)
        yield keysOf(old.map(({ name }) => name))
      }
    },
  }
}
