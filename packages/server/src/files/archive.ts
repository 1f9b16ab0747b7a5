import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'

/*
 * Reads the central directory at the end of a ZIP archive; DOCX, ODT and XLSX are ZIP archives (APPNOTE.TXT 4.3.7, 4.3.12 and
 * 4.3.16). It gives the claimed size of every entry without unpacking; `unpack` measures the real size.
 */
const endMark = 0x06054b50
const endLength = 22
const entryMark = 0x02014b50
const entryLength = 46
const headerMark = 0x04034b50
const headerLength = 30
const [storedMethod, deflatedMethod] = [0, 8]
/** The maximum length of an archive comment in bytes. */
const maxCommentBytes = 0xffff
/** The maximum size of a directory in bytes. It has room for tens of thousands of entries, more than any document has. */
const maxDirectoryBytes = 4 * 1024 ** 2

/** The unpacking limits: in bytes, and as a multiple of the archive's size. The ratio applies only above `minRatioCheckBytes`. */
const defaultLimits = { bytes: 1024 ** 3, times: 20 }
const minRatioCheckBytes = 1024 ** 2

export type ArchiveProblem = 'contentDiffers' | 'macros' | 'unpacksTooLarge'

interface Entry {
  name: string
  /** The unpacked size in bytes, as the directory claims. */
  size: number
  packedBytes: number
  method: number
  /** The position of the entry's local header. */
  offset: number
}

/** Thrown when an archive unpacks to more than the limit, whatever its directory claims. */
export class UnpacksTooLarge extends Error {
  override readonly name = 'UnpacksTooLarge'
}

export interface Archive {
  names: readonly string[]
  /** Passes the unpacked bytes of an entry to `onChunk`; does nothing if there is no such entry. */
  unpack: (name: string, onChunk: (chunk: Buffer) => void) => Promise<void>
}

/**
 * Opens an archive for reading. All calls of `unpack` together give at most `maxUnpackedBytes`; beyond that they throw
 * `UnpacksTooLarge`. Returns undefined if the directory is unreadable. Also returns undefined if it names an entry twice, because
 * readers disagree about which of the two to use.
 */
export async function openArchive(path: string, size: number, maxUnpackedBytes: number): Promise<Archive | undefined> {
  const entries = await readDirectory(path, size)
  const entriesByName = new Map(entries?.map((entry) => [entry.name, entry]))
  if (!entries || entriesByName.size < entries.length) return undefined
  let remainingBytes = maxUnpackedBytes
  return {
    names: [...entriesByName.keys()],
    async unpack(name, onChunk) {
      const entry = entriesByName.get(name)
      if (!entry || entry.packedBytes === 0) return
      const start = await findContentStart(path, entry)
      const packedStream = createReadStream(path, { start, end: start + entry.packedBytes - 1 })
      const countChunks = async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          remainingBytes -= chunk.length
          if (remainingBytes < 0) throw new UnpacksTooLarge()
          onChunk(chunk)
        }
      }
      if (entry.method === storedMethod) await pipeline(packedStream, countChunks)
      else if (entry.method === deflatedMethod) await pipeline(packedStream, createInflateRaw(), countChunks)
      else throw new Error(`The entry ${name} uses the unsupported compression method ${entry.method}`)
    },
  }
}

/** Returns where the packed bytes of an entry start: after its local header, whose length is not in the directory. */
async function findContentStart(path: string, { offset }: Entry): Promise<number> {
  const file = await open(path)
  try {
    const header = await readRange(file, offset, offset + headerLength)
    if (header.length < headerLength || header.readUInt32LE(0) !== headerMark) throw new Error('The archive is damaged')
    return offset + headerLength + header.readUInt16LE(26) + header.readUInt16LE(28)
  } finally {
    await file.close()
  }
}

/** Returns the problem of an archive, judged by its directory alone; null if there is none. */
export async function findArchiveProblem(
  path: string,
  size: number,
  limits = defaultLimits,
): Promise<ArchiveProblem | null> {
  const entries = await readDirectory(path, size)
  if (!entries) return 'contentDiffers'
  if (entries.some(({ name }) => /(^|\/)vbaproject\.bin$/i.test(name))) return 'macros'
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (unpackedBytes > limits.bytes || (unpackedBytes > minRatioCheckBytes && unpackedBytes > limits.times * size))
    return 'unpacksTooLarge'
  return null
}

/**
 * Reads the entries of an archive. Returns undefined if the directory is invalid or in ZIP64 format, which only files larger than
 * any limit here need.
 */
async function readDirectory(path: string, size: number): Promise<Entry[] | undefined> {
  const file = await open(path)
  try {
    const tailStart = Math.max(0, size - endLength - maxCommentBytes)
    const tail = await readRange(file, tailStart, size)
    let end = tail.length - endLength
    while (end >= 0 && tail.readUInt32LE(end) !== endMark) end -= 1
    if (end < 0) return undefined
    const count = tail.readUInt16LE(end + 10)
    const length = tail.readUInt32LE(end + 12)
    const start = tail.readUInt32LE(end + 16)
    // Bytes between the directory and the end mark could be another directory that other readers use.
    if (length > maxDirectoryBytes || start + length !== tailStart + end) return undefined
    return parseEntries(await readRange(file, start, start + length), count)
  } finally {
    await file.close()
  }
}

function parseEntries(directory: Buffer, count: number): Entry[] | undefined {
  const entries: Entry[] = []
  let position = 0
  while (position + entryLength <= directory.length) {
    if (directory.readUInt32LE(position) !== entryMark) return undefined
    const nameEnd = position + entryLength + directory.readUInt16LE(position + 28)
    entries.push({
      name: directory.toString('utf8', position + entryLength, nameEnd),
      method: directory.readUInt16LE(position + 10),
      packedBytes: directory.readUInt32LE(position + 20),
      size: directory.readUInt32LE(position + 24),
      offset: directory.readUInt32LE(position + 42),
    })
    position = nameEnd + directory.readUInt16LE(position + 30) + directory.readUInt16LE(position + 32)
  }
  return entries.length === count && position === directory.length ? entries : undefined
}

async function readRange(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start)
  return buffer.subarray(0, bytesRead)
}
