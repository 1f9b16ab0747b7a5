import { deflateRawSync } from 'node:zlib'

export interface Part {
  name: string
  content: Buffer
  /** The unpacked size that the directory claims. @default the real size */
  size?: number
}

/** Builds an archive with entries and a directory. Sets only the fields that readers check. */
export function zip(parts: readonly Part[]): Buffer {
  const [local, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, content, size = content.length } of parts) {
    const packed = deflateRawSync(content)
    const title = Buffer.from(name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(size, 22)
    head.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    head.copy(entry, 6, 4, 28)
    entry.writeUInt32LE(offset, 42)
    local.push(head, title, packed)
    directory.push(entry, title)
    offset += head.length + title.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, listed, end])
}
