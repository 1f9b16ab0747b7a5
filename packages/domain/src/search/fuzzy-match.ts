import { foldKazakhLetters } from '../text.ts'

/** Letters that a word must have for a mistake in it to be forgiven: of a shorter one too much would look alike. */
export const minTypoTolerantLength = 4

const wordsOf = (text: string): string[] =>
  foldKazakhLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How many letters of a word another begins with. */
function sameLetters(typed: string, word: string): number {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  return at
}

/** Whether a word begins with what was typed, but for one letter that is wrong, missing, too many or swapped with the next. */
function beginsNearly(word: string, typed: string): boolean {
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

/** Whether a text has, for every word of the query, one that begins so or nearly so; letters that sound alike are the same. */
export function createFuzzyMatcher(query: string): (text: string) => boolean {
  const typed = wordsOf(query)
  return (text) => {
    const words = wordsOf(text)
    return typed.length > 0 && typed.every((one) => words.some((word) => beginsNearly(word, one)))
  }
}
