const pemBlock = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/gu

/** Returns the ASN.1 bytes of a file: the bytes themselves, each decoded PEM block, or decoded plain base64. */
export function readDerBlocks(bytes: Buffer): Buffer[] {
  if (bytes[0] === 0x30) return [bytes]
  const text = bytes.toString('latin1')
  const blocks = [...text.matchAll(pemBlock)].map(([, , body = '']) => body)
  return (blocks.length > 0 ? blocks : [text])
    .map((body) => body.replaceAll(/\s/gu, ''))
    .filter((body) => /^[\w+/]+=*$/u.test(body))
    .map((body) => Buffer.from(body, 'base64'))
}
