import { foldKazakhLetters } from '../shared/text.ts'

/** The minimum length of a word in which a typo is tolerated. Too many shorter words would look alike. */
export const minTypoTolerantLength = 4

const wordsOf = (text: string): string[] =>
  foldKazakhLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Returns the length of the common beginning of two words. */
function sameLetters(typed: string, word: string): number {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  return at
}

/** Whether a word starts with the typed text. One letter may be wrong, missing, extra or swapped with the next letter. */
function isFuzzyPrefix(word: string, typed: string): boolean {
  const at = sameLetters(typed, word)
  if (at === typed.length) return true
  if (typed.length < minTypoTolerantLength) return false
  const rest = (from: number) => typed.slice(at + from)
  return (
    word.startsWith(rest(1), at + 1) ||
    word.startsWith(rest(1), at) ||
    word.startsWith(rest(0), at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(rest(2), at + 2))
  )
}

/**
 * Returns a function that searches a text. It checks whether every word of the query matches the start of a word in the text,
 * allowing one typo. Letters that sound alike count as equal.
 */
export function createFuzzyMatcher(query: string): (text: string) => boolean {
  const typed = wordsOf(query)
  return (text) => {
    const words = wordsOf(text)
    return typed.length > 0 && typed.every((one) => words.some((word) => isFuzzyPrefix(word, one)))
  }
}
