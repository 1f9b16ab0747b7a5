import { foldKazakhLetters, minTypoTolerantLength, buildSearchPattern, normalizeSearchText } from '@press/domain'

/** A part of a text; `isMatch` if the search matched it. */
export interface Part {
  text: string
  isMatch: boolean
}

type Range = readonly [from: number, to: number]

/** Minimum number of leading letters a word must share with the query to be marked. */
const minSharedLetters = 3

function findExactMatches(text: string, words: readonly string[]): Range[] {
  const normalizedText = normalizeSearchText(text)
  return words.flatMap((word) => {
    const match = new RegExp(buildSearchPattern(word), 'u').exec(normalizedText)
    return match ? [[match.index, match.index + match[0].length] as const] : []
  })
}

/** Returns the beginnings of words that match the query up to its typo. */
function findTypoMatches(text: string, words: readonly string[]): Range[] {
  const foldedQueryWords = words.filter((word) => word.length >= minTypoTolerantLength).map(foldKazakhLetters)
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const foldedWord = foldKazakhLetters(word)
    const longestPrefix = Math.max(
      0,
      ...foldedQueryWords.map((queryWord) => {
        let sharedLength = 0
        while (sharedLength < queryWord.length && queryWord[sharedLength] === foldedWord[sharedLength])
          sharedLength += 1
        return sharedLength
      }),
    )
    return longestPrefix >= minSharedLetters ? [[index, index + longestPrefix] as const] : []
  })
}

/** Splits a text into parts, with the query's matches marked. */
export function splitByMatches(text: string, query: string): Part[] {
  const words = query.split(/\s+/u).filter(Boolean)
  const exactRanges = findExactMatches(text, words)
  const ranges = (exactRanges.length > 0 ? exactRanges : findTypoMatches(text, words)).toSorted((a, b) => a[0] - b[0])
  const parts: Part[] = []
  let position = 0
  for (const [from, to] of ranges) {
    if (to <= position) continue
    if (from > position) parts.push({ text: text.slice(position, from), isMatch: false })
    parts.push({ text: text.slice(Math.max(position, from), to), isMatch: true })
    position = to
  }
  if (position < text.length) parts.push({ text: text.slice(position), isMatch: false })
  return parts
}

/** Returns the spelling under which the query was found, if it differs from the input: «қала» for «кала». */
export function findOtherSpelling(labels: readonly string[], query: string): string | undefined {
  const normalizedQuery = normalizeSearchText(query)
  for (const label of labels) {
    const spelling = new RegExp(buildSearchPattern(query), 'u').exec(normalizeSearchText(label))?.[0]
    if (spelling && spelling !== normalizedQuery) return spelling
  }
  return undefined
}
