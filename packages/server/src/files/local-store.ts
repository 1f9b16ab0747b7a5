import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createIncoming, isOlder, listDerivedFiles, namesIn, removeAll } from './incoming.ts'
import { keysOf, newKey } from './keys.ts'
import { placeWithDigest, fsyncFolder } from './file-digest.ts'
import type { Store } from './store.ts'

/** Returns the path of a file in the data folder. `name` is a key or the name of a derived file. */
export const pathIn = (dataDir: string, name: string): string => join(dataDir, 'files', name.slice(0, 2), name)

/** Stores bytes in the data folder. */
export function createLocalStore(dataDir: string): Store {
  const root = join(dataDir, 'files')
  const { receive, discard, fileClock, sweep } = createIncoming(dataDir)
  const pathOf = (name: string): string => pathIn(dataDir, name)

  return {
    receive,
    discard,

    async keep({ path }) {
      const key = newKey()
      const to = pathOf(key)
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      const made = await listDerivedFiles(path)
      for (const end of ['', ...made]) await rename(path + end, to + end)
      // Flushes the new name to disk, as well as the bytes.
      await fsyncFolder(dirname(to))
      return key
    },

    async putBack(key, path) {
      await placeWithDigest(createReadStream(path), pathOf(key))
    },

    async read(name) {
      const file = await open(pathOf(name))
      return file.createReadStream()
    },

    async lend(key, work) {
      const path = pathOf(key)
      await access(path)
      return work(path)
    },

    remove: (key) => removeAll(pathOf(key)),

    async *olderThan(age) {
      await sweep(age)
      const before = (await fileClock()) - age
      for (const folder of await namesIn(root)) {
        if (folder === 'incoming') continue
        const old: string[] = []
        for (const name of await namesIn(join(root, folder))) {
          if (await isOlder(join(root, folder, name), before)) old.push(name)
        }
        yield keysOf(old)
      }
    },
  }
}
