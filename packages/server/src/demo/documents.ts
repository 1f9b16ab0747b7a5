import { crc32 } from 'node:zlib'

/** Creates a PDF with a line of Latin text on each page. The built-in fonts of PDF have no other letters. */
export function createPdf(...lines: string[]): Buffer {
  const pages = lines.length ? lines : ['']
  const pageReferences = pages.map((_line, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageReferences}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((line, index) => {
      const content = `BT /F1 14 Tf 60 770 Td (${line.replace(/[^\x20-\x7e]|[()\\]/g, '')}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n')
  text += `xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const documentContentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const schemaBaseUrl = 'http://schemas.openxmlformats.org'

/** Creates a Word document of a few paragraphs. */
export function createDocx(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escapeXml(text)}</w:t></w:r></w:p>`).join('')
  return createZip({
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${schemaBaseUrl}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${documentContentType}"/></Types>`,
    '_rels/.rels': `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${schemaBaseUrl}/package/2006/relationships"><Relationship Id="r1" Type="${schemaBaseUrl}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${schemaBaseUrl}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })
}

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Creates a minimal ZIP archive of uncompressed files (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
function createZip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path)
    const data = Buffer.from(text)
    // The fields that both headers share: version, flags, method, time, date (2026-01-01), checksum, sizes, and lengths.
    const sharedFields = Buffer.alloc(26)
    sharedFields.writeUInt16LE(20, 0)
    sharedFields.writeUInt16LE(0x5c21, 8)
    sharedFields.writeUInt32LE(crc32(data), 10)
    sharedFields.writeUInt32LE(data.length, 14)
    sharedFields.writeUInt32LE(data.length, 18)
    sharedFields.writeUInt16LE(name.length, 22)
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), sharedFields, name, data)
    const directoryFields = Buffer.alloc(14)
    directoryFields.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), sharedFields, directoryFields, name)
    offset += 30 + name.length + data.length
  }
  const entries = Buffer.concat(directory)
  const endRecordFields = Buffer.alloc(18)
  endRecordFields.writeUInt16LE(Object.keys(files).length, 4)
  endRecordFields.writeUInt16LE(Object.keys(files).length, 6)
  endRecordFields.writeUInt32LE(entries.length, 8)
  endRecordFields.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, entries, Buffer.from('PK\x05\x06', 'latin1'), endRecordFields])
}
