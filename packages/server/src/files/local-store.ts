import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createIncomingFiles, isOlder, listDerivedFiles, listNames, removeWithDerivedFiles } from './incoming.ts'
import { extractKeys, createKey } from './keys.ts'
import { placeWithDigest, fsyncFolder } from './file-digest.ts'
import type { Store } from './store.ts'

/** Returns the path of a file in the data folder. `name` is a key or the name of a derived file. */
export const getStoredFilePath = (dataDir: string, name: string): string =>
  join(dataDir, 'files', name.slice(0, 2), name)

/** Stores bytes in the data folder. */
export function createLocalStore(dataDir: string): Store {
  const filesFolder = join(dataDir, 'files')
  const { receive, discard, fileClock: getFileSystemTimeMs, sweep: removeOldFiles } = createIncomingFiles(dataDir)
  const getPath = (name: string): string => getStoredFilePath(dataDir, name)

  return {
    receive,
    discard,

    async keep({ path }) {
      const key = createKey()
      const targetPath = getPath(key)
      await mkdir(dirname(targetPath), { recursive: true, mode: 0o700 })
      const suffixes = await listDerivedFiles(path)
      for (const suffix of ['', ...suffixes]) await rename(path + suffix, targetPath + suffix)
      // Flushes the new name to disk, as well as the bytes.
      await fsyncFolder(dirname(targetPath))
      return key
    },

    async putBack(key, path) {
      await placeWithDigest(createReadStream(path), getPath(key))
    },

    async read(name) {
      const file = await open(getPath(name))
      return file.createReadStream()
    },

    async lend(key, work) {
      const path = getPath(key)
      await access(path)
      return work(path)
    },

    remove: (key) => removeWithDerivedFiles(getPath(key)),

    async *olderThan(minAgeMs) {
      await removeOldFiles(minAgeMs)
      const cutoffMs = (await getFileSystemTimeMs()) - minAgeMs
      for (const folder of await listNames(filesFolder)) {
        if (folder === 'incoming') continue
        const oldNames: string[] = []
        for (const name of await listNames(join(filesFolder, folder))) {
          if (await isOlder(join(filesFolder, folder, name), cutoffMs)) oldNames.push(name)
        }
        yield extractKeys(oldNames)
      }
    },
  }
}
