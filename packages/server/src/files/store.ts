import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { StoredUpload } from './incoming.ts'
import { isMissing } from './is-missing.ts'

/**
 * Stores bytes under random keys that reveal nothing about the content. The names of derived files start with the key, and these
 * files are deleted with it. Errors have the codes of disk errors: ENOENT means only that the bytes do not exist.
 */
export interface Store {
  /** Writes a stream to this machine's disk and flushes it. Leaves no file if the stream breaks off. */
  receive: (content: Readable, limit: number, hasRoom: (bytes: number) => boolean) => Promise<StoredUpload>
  /** Deletes received bytes and the files derived from them. */
  discard: (receivedFile: StoredUpload) => Promise<void>
  /** Makes received bytes permanent, with the files derived from them, and returns their key. */
  keep: (receivedFile: StoredUpload) => Promise<string>
  /** Restores a copy of a file on this machine under its previous key. */
  putBack: (key: string, path: string) => Promise<void>
  /** Reads the bytes of a key, or of a derived file by its name. */
  read: (name: string) => Promise<Readable>
  /**
   * Calls `work` with a local path to the bytes. Files that `work` creates next to them are kept. The path is valid only during the
   * call.
   */
  lend: <Result>(key: string, work: (path: string) => Promise<Result>) => Promise<Result>
  /** Deletes the bytes of a key and the files derived from them. */
  remove: (key: string) => Promise<void>
  /** Iterates, in batches, over keys older than the given age (ms). Also deletes uploads that a crash cut off. */
  olderThan: (ageMs: number) => AsyncIterable<string[]>
}

interface DerivedFile {
  key: string
  name: string
  /** Creates the derived file next to the bytes. */
  make: (path: string) => Promise<unknown>
}

/** Returns a derived file and creates it if it is missing; undefined if it cannot be created. */
export async function readDerivedFile(store: Store, { key, name, make }: DerivedFile): Promise<Readable | undefined> {
  const readExisting = () =>
    store.read(name).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
  const existingFile = await readExisting()
  if (existingFile) return existingFile
  await store.lend(key, make)
  return readExisting()
}

/** Tests a store by writing, reading and deleting a file. Rejects with the error of the operation that fails. */
export async function testStore(store: Store): Promise<void> {
  const testContent = 'press'
  const receivedFile = await store.receive(Readable.from([Buffer.from(testContent)]), testContent.length, () => true)
  try {
    const key = await store.keep(receivedFile)
    if ((await text(await store.read(key))) !== testContent)
      throw new Error('the store returned other bytes than it was given')
    await store.remove(key)
  } finally {
    await store.discard(receivedFile)
  }
}
