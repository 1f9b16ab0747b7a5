import { StatementParseError } from './statement.ts'
import words from './words.json' with { type: 'json' }

/** The letters that Russian and Kazakh texts are full of: the right code page has more of them than the wrong one. */
const frequent = new RegExp(`[${words.frequent}]`, 'gi')

/**
 * What a bank's file says: UTF-8 where its bytes are that, with a byte order mark or without; else Windows-1251 or CP866, whichever reads.
 * Throws a `StatementParseError` for UTF-8 that ends inside a letter.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const utf8 = asUtf8(bytes)
  if (utf8?.isWhole) return utf8.text
  // Letters of more than one byte, all of them right, are UTF-8; the beginning of one alone may be a letter of another code page.
  if (utf8 && /\P{ASCII}/u.test(utf8.text)) throw cutOff(utf8.text)
  const [windows = '', dos = ''] = ['windows-1251', 'ibm866'].map((page) => new TextDecoder(page).decode(bytes))
  return frequentIn(dos) > frequentIn(windows) ? dos : windows
}

const frequentIn = (text: string): number => text.match(frequent)?.length ?? 0

/** Bytes as UTF-8, and whether they end with a whole letter; null where they are none. */
function asUtf8(bytes: Uint8Array): { text: string; isWhole: boolean } | null {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    // What is begun and may go on is no error yet.
    return { text: decoder.decode(bytes, { stream: true }), isWhole: endsWhole(decoder) }
  } catch {
    return null
  }
}

function endsWhole(decoder: TextDecoder): boolean {
  try {
    decoder.decode()
    return true
  } catch {
    return false
  }
}

function cutOff(text: string): StatementParseError {
  const lines = text.split(/\r\n|\r|\n/)
  return new StatementParseError(lines.length, 'letter', (lines.at(-1) ?? '').trim().slice(-40))
}

/** Whether bytes are no text at all: no code page of a statement has a null in it, or an archive's beginning. */
export const isBinary = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 4096).includes(0) ||
  (bytes[0] === 0x50 && bytes[1] === 0x4b) ||
  (bytes[0] === 0x25 && bytes[1] === 0x50)
