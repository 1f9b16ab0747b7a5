const block = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/gu

/** The bytes of a file of ASN.1: as they are, or out of each of its PEM blocks, or out of base64 alone. */
export function derBlocks(bytes: Buffer): Buffer[] {
  if (bytes[0] === 0x30) return [bytes]
  const text = bytes.toString('latin1')
  const blocks = [...text.matchAll(block)].map(([, , body = '']) => body)
  return (blocks.length > 0 ? blocks : [text])
    .map((body) => body.replaceAll(/\s/gu, ''))
    .filter((body) => /^[\w+/]+=*$/u.test(body))
    .map((body) => Buffer.from(body, 'base64'))
}
