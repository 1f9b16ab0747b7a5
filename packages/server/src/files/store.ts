import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { StoredUpload } from './incoming.ts'
import { isMissing } from './is-missing.ts'

/**
 * Bytes by random keys that tell nothing of what they hold. What is made of them has a name that begins with their key, and lies and
 * goes with them. What fails has the code that a disk's failure has: ENOENT is said of bytes that are not there, and of nothing else.
 */
export interface Store {
  /** Writes a stream to this machine's disk, flushed; nothing stays when the stream breaks off. */
  receive: (content: Readable, limit: number, hasRoom: (bytes: number) => boolean) => Promise<StoredUpload>
  /** Removes received bytes that are not to be kept, and what was made of them. */
  discard: (received: StoredUpload) => Promise<void>
  /** Makes received bytes permanent, with what was made of them beside, and gives their key. */
  keep: (received: StoredUpload) => Promise<string>
  /** Keeps a copy of a file of this machine under the key that it had before. */
  putBack: (key: string, path: string) => Promise<void>
  /** The bytes under a key, or under the name of what was made of them. */
  read: (name: string) => Promise<Readable>
  /** Has some work done on the bytes at a path of this machine. What it makes beside them is kept; the path is good no longer than it. */
  lend: <Done>(key: string, work: (path: string) => Promise<Done>) => Promise<Done>
  /** Removes bytes and what was made of them. */
  remove: (key: string) => Promise<void>
  /** Keys that have lain here for longer than some milliseconds, bit by bit. Uploads that a crash cut off are removed. */
  olderThan: (age: number) => AsyncIterable<string[]>
}

interface DerivedFile {
  key: string
  name: string
  /** Makes it beside the bytes. */
  make: (path: string) => Promise<unknown>
}

/** What was made of bytes before, or is made of them now; undefined when it cannot be. */
export async function readDerivedFile(store: Store, { key, name, make }: DerivedFile): Promise<Readable | undefined> {
  const there = () =>
    store.read(name).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
  const made = await there()
  if (made) return made
  await store.lend(key, make)
  return there()
}

/** Writes, reads and removes something; rejects with what a store does not do. */
export async function tryOut(store: Store): Promise<void> {
  const said = 'press'
  const received = await store.receive(Readable.from([Buffer.from(said)]), said.length, () => true)
  try {
    const key = await store.keep(received)
    if ((await text(await store.read(key))) !== said) throw new Error('what was read is not what was written')
    await store.remove(key)
  } finally {
    await store.discard(received)
  }
}
