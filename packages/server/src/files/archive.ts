import { open, type FileHandle } from 'node:fs/promises'

/*
 * The directory at the end of a ZIP archive, which DOCX and ODT are (APPNOTE.TXT 4.3.12 and 4.3.16). It says how large everything in
 * it is, without unpacking any of it.
 */
const endMark = 0x06054b50
const endLength = 22
const entryMark = 0x02014b50
const entryLength = 46
/** A comment of the archive is at most this long. */
const mostComment = 0xffff
/** Bytes of a directory: tens of thousands of entries, which no document has. */
const mostDirectory = 4 * 1024 ** 2

/** What archives may unpack to: in bytes, and as a multiple of their own size where it is more than a trifle. */
const usual = { bytes: 1024 ** 3, times: 20 }
const trifle = 1024 ** 2

export type ArchiveProblem = 'contentDiffers' | 'macros' | 'unpacksTooLarge'

interface Entry {
  name: string
  /** Bytes once unpacked. */
  size: number
}

/** What speaks against an archive by its directory alone; null when nothing does. */
export async function archiveProblem(path: string, size: number, most = usual): Promise<ArchiveProblem | null> {
  const entries = await readDirectory(path, size)
  if (!entries) return 'contentDiffers'
  if (entries.some(({ name }) => /(^|\/)vbaproject\.bin$/i.test(name))) return 'macros'
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (unpacked > most.bytes || (unpacked > trifle && unpacked > most.times * size)) return 'unpacksTooLarge'
  return null
}

/** The entries of an archive; undefined when its directory cannot be read as one, or is written for files beyond any limit here. */
async function readDirectory(path: string, size: number): Promise<Entry[] | undefined> {
  const file = await open(path)
  try {
    const tailStart = Math.max(0, size - endLength - mostComment)
    const tail = await read(file, tailStart, size)
    let end = tail.length - endLength
    while (end >= 0 && tail.readUInt32LE(end) !== endMark) end -= 1
    if (end < 0) return undefined
    const count = tail.readUInt16LE(end + 10)
    const length = tail.readUInt32LE(end + 12)
    const start = tail.readUInt32LE(end + 16)
    // What stands between the directory and the mark could be one that other readers believe.
    if (length > mostDirectory || start + length !== tailStart + end) return undefined
    return entriesOf(await read(file, start, start + length), count)
  } finally {
    await file.close()
  }
}

function entriesOf(directory: Buffer, count: number): Entry[] | undefined {
  const entries: Entry[] = []
  let at = 0
  while (at + entryLength <= directory.length) {
    if (directory.readUInt32LE(at) !== entryMark) return undefined
    const size = directory.readUInt32LE(at + 24)
    const nameEnd = at + entryLength + directory.readUInt16LE(at + 28)
    entries.push({ name: directory.toString('utf8', at + entryLength, nameEnd), size })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries.length === count && at === directory.length ? entries : undefined
}

async function read(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from)
  return buffer.subarray(0, bytesRead)
}
