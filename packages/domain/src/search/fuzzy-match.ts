import { foldKazakhLetters } from '../shared/text.ts'

/** The minimum length of a word in which a typo is tolerated. Too many shorter words would look alike. */
export const minTypoTolerantLength = 4

const splitWords = (text: string): string[] =>
  foldKazakhLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Returns the length of the common beginning of two words. */
function getCommonPrefixLength(typed: string, word: string): number {
  let length = 0
  while (length < typed.length && typed[length] === word[length]) length += 1
  return length
}

/** Whether a word starts with the typed text. One letter may be wrong, missing, extra or swapped with the next letter. */
function isFuzzyPrefix(word: string, typed: string): boolean {
  const commonLength = getCommonPrefixLength(typed, word)
  if (commonLength === typed.length) return true
  if (typed.length < minTypoTolerantLength) return false
  const sliceTyped = (offset: number) => typed.slice(commonLength + offset)
  return (
    word.startsWith(sliceTyped(1), commonLength + 1) ||
    word.startsWith(sliceTyped(1), commonLength) ||
    word.startsWith(sliceTyped(0), commonLength + 1) ||
    (typed[commonLength] === word[commonLength + 1] &&
      typed[commonLength + 1] === word[commonLength] &&
      word.startsWith(sliceTyped(2), commonLength + 2))
  )
}

/**
 * Returns a function that searches a text. It checks whether every word of the query matches the start of a word in the text,
 * allowing one typo. Letters that sound alike count as equal.
 */
export function createFuzzyMatcher(query: string): (text: string) => boolean {
  const queryWords = splitWords(query)
  return (text) => {
    const words = splitWords(text)
    return queryWords.length > 0 && queryWords.every((one) => words.some((word) => isFuzzyPrefix(word, one)))
  }
}
