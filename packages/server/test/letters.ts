/** Returns the parts of a sent letter, with their types and texts. */
export function parseParts(eml: string): { type: string; text: string }[] {
  return eml.split(/^--\S+\r?$/m).flatMap((part) => {
    const [head = '', body = ''] = part.split(/\r?\n\r?\n/)
    const type = /^Content-Type: (text\/\w+)/im.exec(head)?.[1]
    return type ? [{ type, text: decodePart(head, body) }] : []
  })
}

function decodePart(head: string, body: string): string {
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return body
  return decodeQuotedPrintable(body.replace(/=\r?\n/g, ''))
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Returns the plain text part of a letter. */
export const getLetterText = (eml: string): string =>
  parseParts(eml).find(({ type }) => type === 'text/plain')?.text ?? ''
export const getLetterHtml = (eml: string): string =>
  parseParts(eml).find(({ type }) => type === 'text/html')?.text ?? ''
/** Returns a header's value, unfolded; a long value starts on a new line. */
export const getHeader = (eml: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(eml.split(/\r?\n\r?\n/)[0] ?? '')?.[1]
    ?.replace(/\r?\n[ \t]/g, ' ')
    .trim()

/** Returns the subject, decoded from its encoded words (RFC 2047). */
export const getSubject = (eml: string): string | undefined =>
  getHeader(eml, 'Subject')
    // The space between two encoded words is not part of the text.
    ?.replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    )
