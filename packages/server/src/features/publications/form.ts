/** A file of a form. */
export interface FormFile {
  name: string
  mime: string
  content: Buffer
}

/**
 * A multipart form as bytes. The boundary is the caller's: the same form is the same bytes each time, so that what was sent can be told
 * by its hash.
 */
export function formBytes(
  entries: readonly (readonly [name: string, value: string | FormFile])[],
  boundary: string,
): Buffer {
  const parts = entries.map(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"`
    return typeof value === 'string'
      ? Buffer.from(`${head}\r\n\r\n${value}\r\n`)
      : Buffer.concat([
          Buffer.from(`${head}; filename="${quoted(value.name)}"\r\ncontent-type: ${value.mime}\r\n\r\n`),
          value.content,
          Buffer.from('\r\n'),
        ])
  })
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

/** As browsers write names of parts (HTML, multipart/form-data encoding algorithm). */
const quoted = (text: string): string => text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
