export interface FormFile {
  name: string
  mime: string
  content: Buffer
}

/**
 * Encodes a multipart form as bytes. The caller chooses the boundary: the same form gives the same bytes, so a hash identifies what
 * was sent.
 */
export function encodeForm(
  entries: readonly (readonly [name: string, value: string | FormFile])[],
  boundary: string,
): Buffer {
  const parts = entries.map(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escapeName(name)}"`
    return typeof value === 'string'
      ? Buffer.from(`${head}\r\n\r\n${value}\r\n`)
      : Buffer.concat([
          Buffer.from(`${head}; filename="${escapeName(value.name)}"\r\ncontent-type: ${value.mime}\r\n\r\n`),
          value.content,
          Buffer.from('\r\n'),
        ])
  })
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

/** Escapes part names as browsers do (HTML, multipart/form-data encoding algorithm). */
const escapeName = (text: string): string => text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
