import { deflateRawSync } from 'node:zlib'

export interface Part {
  name: string
  content: Buffer
  /** The unpacked size that the directory claims. @default the real size */
  size?: number
}

/** Builds an archive with entries and a directory. Sets only the fields that readers check. */
export function createZip(parts: readonly Part[]): Buffer {
  const [localEntries, directoryEntries]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, content, size = content.length } of parts) {
    const packed = deflateRawSync(content)
    const nameBytes = Buffer.from(name)
    const localHeader = Buffer.alloc(30)
    localHeader.writeUInt32LE(0x04034b50)
    localHeader.writeUInt16LE(20, 4)
    localHeader.writeUInt16LE(8, 8)
    localHeader.writeUInt32LE(packed.length, 18)
    localHeader.writeUInt32LE(size, 22)
    localHeader.writeUInt16LE(nameBytes.length, 26)
    const directoryHeader = Buffer.alloc(46)
    directoryHeader.writeUInt32LE(0x02014b50)
    localHeader.copy(directoryHeader, 6, 4, 28)
    directoryHeader.writeUInt32LE(offset, 42)
    localEntries.push(localHeader, nameBytes, packed)
    directoryEntries.push(directoryHeader, nameBytes)
    offset += localHeader.length + nameBytes.length + packed.length
  }
  const directoryBytes = Buffer.concat(directoryEntries)
  const endRecord = Buffer.alloc(22)
  endRecord.writeUInt32LE(0x06054b50)
  endRecord.writeUInt16LE(parts.length, 8)
  endRecord.writeUInt16LE(parts.length, 10)
  endRecord.writeUInt32LE(directoryBytes.length, 12)
  endRecord.writeUInt32LE(offset, 16)
  return Buffer.concat([...localEntries, directoryBytes, endRecord])
}
