import { StatementParseError } from './statement.ts'
import words from './words.json' with { type: 'json' }

/** The most frequent letters of Russian and Kazakh texts. Decoding with the correct code page gives more of these letters. */
const frequentLetterPattern = new RegExp(`[${words.frequent}]`, 'gi')

/**
 * Decodes a bank's file. If it is not valid UTF-8, uses Windows-1251 or CP866, whichever gives more of the frequent letters. Throws
 * a `StatementParseError` for UTF-8 that ends inside a letter.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const utf8Result = decodeUtf8(bytes)
  if (utf8Result?.isWhole) return utf8Result.text
  // Complete multi-byte letters prove that the file is UTF-8. If there are none, the incomplete last letter may belong to another
  // code page.
  if (utf8Result && /\P{ASCII}/u.test(utf8Result.text)) throw createCutOffError(utf8Result.text)
  const [windowsText = '', dosText = ''] = ['windows-1251', 'ibm866'].map((page) => new TextDecoder(page).decode(bytes))
  return countFrequentLetters(dosText) > countFrequentLetters(windowsText) ? dosText : windowsText
}

const countFrequentLetters = (text: string): number => text.match(frequentLetterPattern)?.length ?? 0

/** Decodes bytes as UTF-8 and says whether they end with a complete letter. Returns null when the bytes are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): { text: string; isWhole: boolean } | null {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    // In stream mode an incomplete last letter is not an error.
    return { text: decoder.decode(bytes, { stream: true }), isWhole: isComplete(decoder) }
  } catch {
    return null
  }
}

function isComplete(decoder: TextDecoder): boolean {
  try {
    decoder.decode()
    return true
  } catch {
    return false
  }
}

function createCutOffError(text: string): StatementParseError {
  const lines = text.split(/\r\n|\r|\n/)
  return new StatementParseError(lines.length, 'letter', (lines.at(-1) ?? '').trim().slice(-40))
}

/** Whether bytes are not text. Such bytes contain a null byte, or start like an archive. */
export const isBinary = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 4096).includes(0) ||
  (bytes[0] === 0x50 && bytes[1] === 0x4b) ||
  (bytes[0] === 0x25 && bytes[1] === 0x50)
