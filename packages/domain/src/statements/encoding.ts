import words from './words.json' with { type: 'json' }

/** The letters that Russian and Kazakh texts are full of: the right code page has more of them than the wrong one. */
const frequent = new RegExp(`[${words.frequent}]`, 'gi')

/** What a bank's file says: UTF-8 where its bytes are that, with a byte order mark or without; else Windows-1251 or CP866, whichever reads. */
export function statementText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [windows = '', dos = ''] = ['windows-1251', 'ibm866'].map((page) => new TextDecoder(page).decode(bytes))
    const letters = (text: string) => text.match(frequent)?.length ?? 0
    return letters(dos) > letters(windows) ? dos : windows
  }
}

/** Whether bytes are no text at all: no code page of a statement has a null in it, or an archive's beginning. */
export const isBinary = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 4096).includes(0) ||
  (bytes[0] === 0x50 && bytes[1] === 0x4b) ||
  (bytes[0] === 0x25 && bytes[1] === 0x50)
